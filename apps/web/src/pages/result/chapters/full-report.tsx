import type { GeneratedProfile } from "@cosmic/contracts";
import type { GeneratedReport } from "@cosmic/domain";
import { type Anchors, listIds } from "../contents/anchors.ts";
import { Contents } from "../contents/contents.tsx";
import { useCurrentAnchor } from "../contents/use-current-anchor.ts";
import { WhySwitch } from "../evidence/why-switch.tsx";
import { ReportChapter } from "./report-chapter.tsx";

interface FullReportProps {
  report: GeneratedReport;
  anchors: Anchors;
  profile: Pick<GeneratedProfile, "forecastYears" | "sectionAsides">;
}

/** Everything, chapter by chapter, with the contents beside it where there is room. */
export function FullReport({ report, anchors, profile }: FullReportProps) {
  const current = useCurrentAnchor(listIds(anchors));
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <div className="flex flex-col gap-8 self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:pr-2 print:hidden">
        <WhySwitch />
        <div className="hidden border-t border-rule-strong pt-4 lg:block">
          <Contents label="Contents" anchors={anchors} current={current} place="beside" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-20 print:block print:*:mb-8">
        {anchors.chapters.map((chapter) => (
          <ReportChapter key={chapter.id} {...{ chapter, report, profile }} />
        ))}
      </div>
    </div>
  );
}
