import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import { MBTI_TITLES, SCENES_NOTE } from "@cosmic/domain";
import { ReportText } from "../evidence/report-text.tsx";

interface ArgumentProps extends Pick<GeneratedProfile, "mbtiType" | "sunSign"> {
  book: ReportBook;
}

/** The heading over where type and Sun sign disagree: "The Architect and Scorpio". */
export const getArgumentTitle = ({ mbtiType, sunSign }: Omit<ArgumentProps, "book">): string =>
  `The ${MBTI_TITLES[mbtiType]} and ${sunSign}`;

/** Where the two halves disagree, and what it costs. */
export function Argument({ book, ...halves }: ArgumentProps) {
  return (
    <section
      aria-labelledby="argument"
      className="grid gap-x-16 gap-y-6 border-t border-rule-strong pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:block"
    >
      <h2 id="argument" className="text-3xl break-after-avoid print:mb-3">
        {getArgumentTitle(halves)}
      </h2>
      <div className="measure flex flex-col gap-5 text-lg print:block print:*:mb-2">
        <ReportText name="argument" text={book.argument} />
        <p className="font-sans text-sm text-ink-muted">{SCENES_NOTE}</p>
      </div>
    </section>
  );
}
