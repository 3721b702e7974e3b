import type { GeneratedProfile } from "@cosmic/contracts";
import type { GeneratedReport } from "@cosmic/domain";
import type { Anchors } from "../contents/anchors.ts";
import { ContentsColumn } from "../contents/contents-column.tsx";
import { ReportChapter } from "./report-chapter.tsx";

interface FullReportProps {
  report: GeneratedReport;
  anchors: Anchors;
  profile: Pick<GeneratedProfile, "forecastYears" | "sectionAsides">;
}

/** Everything, chapter by chapter, with the contents beside it where there is room. */
export function FullReport({ report, anchors, profile }: FullReportProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <ContentsColumn anchors={anchors} />
      <div className="flex min-w-0 flex-col gap-20 print:block print:*:mb-8">
        {anchors.chapters.map((chapter) => (
          <ReportChapter key={chapter.id} {...{ chapter, report, profile }} />
        ))}
      </div>
    </div>
  );
}
