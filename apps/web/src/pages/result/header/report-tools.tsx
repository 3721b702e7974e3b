import { Button } from "@cosmic/ui/button";
import { api } from "../../../api/client.ts";
import { refundDays } from "../../../config.ts";
import { useDownload } from "../../../shared/requests/use-download.ts";

/** The downloads of a full report. */
export function ReportTools({ slug }: { slug: string }) {
  const pdf = useDownload(
    () => api.blueprints.downloadReport({ params: { slug } }),
    "cosmic-blueprint.pdf",
  );
  const calendar = useDownload(
    () => api.blueprints.downloadCalendar({ params: { slug } }),
    "cosmic-blueprint.ics",
  );
  const problems = [pdf.problem, calendar.problem].filter((problem) => problem !== null);
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={pdf.isBusy} onClick={pdf.start}>
          Download PDF
        </Button>
        <Button variant="secondary" busy={calendar.isBusy} onClick={calendar.start}>
          Add the year to your calendar (.ics)
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            window.print();
          }}
        >
          Print
        </Button>
      </div>
      <output className="block font-sans text-sm text-ink-muted empty:-mt-3">
        {pdf.isSlow ? "Making your PDF. If others are waiting, yours comes in turn." : null}
      </output>
      {refundDays() > 0 ? (
        <p className="font-sans text-sm text-ink-muted">
          Downloading a copy ends the {refundDays()}-day refund. Printing does not.
        </p>
      ) : null}
      <div role="alert" className="font-sans text-sm text-signal">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
