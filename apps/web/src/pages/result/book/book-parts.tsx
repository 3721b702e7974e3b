import type { GeneratedProfile } from "@cosmic/contracts";
import { type GeneratedReport, REPORT_CHAPTERS } from "@cosmic/domain";
import type { Anchors } from "../contents/anchors.ts";
import { ContentsColumn } from "../contents/contents-column.tsx";
import { useOpenForPrint, useRevealTargets } from "./fold.tsx";
import { BookPart } from "./part.tsx";

/** The parts that have an opening, in its order. */
const OPENED = REPORT_CHAPTERS.filter(({ id }) => id !== "forecast");

interface BookPartsProps {
  profile: GeneratedProfile;
  report: GeneratedReport;
  anchors: Anchors;
}

/** The parts, closed until asked for, with the contents beside them where there is room. */
export function BookParts({ profile, report, anchors }: BookPartsProps) {
  useRevealTargets();
  useOpenForPrint();
  const { chapters } = anchors;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <ContentsColumn anchors={anchors} />
      <div className="flex min-w-0 flex-col gap-12 print:block print:*:mb-8">
        {chapters.map((part, index) => {
          const opening = OPENED.findIndex(({ id }) => id === part.id);
          return (
            <BookPart
              key={part.id}
              part={part}
              next={chapters[index + 1] ?? null}
              opening={opening === -1 ? null : opening}
              profile={profile}
              report={report}
            />
          );
        })}
      </div>
    </div>
  );
}
