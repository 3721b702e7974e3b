import { type GeneratedReport, REPORT_SECTIONS, type SectionName } from "@cosmic/domain";
import { Card } from "@cosmic/ui/card";
import { Prose } from "@cosmic/ui/page-frame";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { SectionDisclaimer } from "./disclaimers.tsx";
import { type Chapter, paragraphsOf } from "./report-view.ts";

interface ReportChapterProps {
  chapter: Chapter;
  report: GeneratedReport;
}

/** One chapter of the full report: its number and title, then its sections or its twelve months. */
export function ReportChapter({
  chapter: { id, numeral, title, sections },
  report,
}: ReportChapterProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <SectionHeading id={id} numeral={numeral} title={title} />
      {id === "forecast" ? (
        <Forecast months={report.monthlyForecasts} />
      ) : (
        <div className="border-t border-rule-strong">
          {sections.map((name) => (
            <ReportSection key={name} name={name} text={report[name]} />
          ))}
        </div>
      )}
    </section>
  );
}

function ReportSection({ name, text }: { name: SectionName; text: string }) {
  const { title, disclaimer } = REPORT_SECTIONS[name];
  return (
    <article
      aria-labelledby={name}
      className="grid gap-x-10 gap-y-4 border-b border-rule py-9 xl:grid-cols-[13rem_minmax(0,1fr)] print:block print:py-4"
    >
      <h3 id={name} className="text-2xl break-after-avoid">
        {title}
      </h3>
      <div className="flex flex-col gap-4">
        {disclaimer ? <SectionDisclaimer /> : null}
        <Prose>
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </article>
  );
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function Forecast({ months }: { months: readonly string[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {months.map((text, index) => (
        <li key={MONTHS[index]} className="break-inside-avoid">
          <Card as="article" aria-labelledby={`month-${index + 1}`}>
            <h3 id={`month-${index + 1}`} className="mb-3 flex justify-between gap-4 text-xl">
              {MONTHS[index]}
              <span aria-hidden="true" className="figures-table text-brass">
                {index + 1}
              </span>
            </h3>
            {paragraphsOf(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        </li>
      ))}
    </ol>
  );
}
