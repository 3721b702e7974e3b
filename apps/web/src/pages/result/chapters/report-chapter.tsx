import type { GeneratedProfile } from "@cosmic/contracts";
import {
  type GeneratedReport,
  REPORT_SECTIONS,
  type SectionName,
  type SectionParagraph,
} from "@cosmic/domain";
import { Prose } from "@cosmic/ui/page-frame";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { ReportText } from "../evidence/report-text.tsx";
import type { Chapter } from "../load/report-view.ts";
import { SectionDisclaimer } from "./disclaimers.tsx";
import { Forecast } from "./forecast.tsx";

interface ReportChapterProps {
  chapter: Chapter;
  report: GeneratedReport;
  profile: Pick<GeneratedProfile, "forecastYears" | "sectionAsides">;
}

/** One chapter of the full report: its number and title, then its sections or its twelve months. */
export function ReportChapter({
  chapter: { id, numeral, title, sections },
  report,
  profile: { forecastYears, sectionAsides },
}: ReportChapterProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 print:block">
      <div className="print:mb-3 print:break-inside-avoid print:break-after-avoid">
        <SectionHeading id={id} numeral={numeral} title={title} />
      </div>
      {id === "forecast" ? (
        <Forecast monthlyForecasts={report.monthlyForecasts} forecastYears={forecastYears} />
      ) : (
        <div className="border-t border-rule-strong">
          {sections.map((name) => (
            <ReportSection
              key={name}
              name={name}
              text={report[name]}
              asides={sectionAsides.filter(({ section }) => section === name)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface ReportSectionProps {
  name: SectionName;
  text: string;
  asides: readonly SectionParagraph[];
}

function ReportSection({ name, text, asides }: ReportSectionProps) {
  const { title, disclaimer } = REPORT_SECTIONS[name];
  return (
    <article
      aria-labelledby={name}
      className="grid gap-x-10 gap-y-4 border-b border-rule py-9 xl:grid-cols-[13rem_minmax(0,1fr)] print:block print:py-4"
    >
      <h3 id={name} className="text-2xl break-after-avoid print:mb-1">
        {title}
      </h3>
      <div className="flex flex-col gap-4 print:block print:pl-[3.6cm]">
        {disclaimer ? <SectionDisclaimer /> : null}
        <Prose>
          <ReportText name={name} text={text} asides={asides} />
        </Prose>
      </div>
    </article>
  );
}
