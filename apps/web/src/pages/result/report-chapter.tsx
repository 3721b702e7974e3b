import type { GeneratedProfile } from "@cosmic/contracts";
import { type GeneratedReport, REPORT_SECTIONS, type SectionName } from "@cosmic/domain";
import { Prose } from "@cosmic/ui/page-frame";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { SectionDisclaimer } from "./disclaimers.tsx";
import { Forecast } from "./forecast.tsx";
import type { Chapter } from "./report-view.ts";
import { ReportText } from "./why-this-line/report-text.tsx";

interface ReportChapterProps {
  chapter: Chapter;
  report: GeneratedReport;
  forecastYears: GeneratedProfile["forecastYears"];
}

/** One chapter of the full report: its number and title, then its sections or its twelve months. */
export function ReportChapter({
  chapter: { id, numeral, title, sections },
  report,
  forecastYears,
}: ReportChapterProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 print:gap-3">
      <SectionHeading id={id} numeral={numeral} title={title} />
      {id === "forecast" ? (
        <Forecast monthlyForecasts={report.monthlyForecasts} forecastYears={forecastYears} />
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
      <div className="flex flex-col gap-4 print:gap-2">
        {disclaimer ? <SectionDisclaimer /> : null}
        <Prose>
          <ReportText name={name} text={text} />
        </Prose>
      </div>
    </article>
  );
}
