import type { GeneratedProfile } from "@cosmic/contracts";
import { type GeneratedReport, REPORT_SECTIONS } from "@cosmic/domain";
import type { ReactNode } from "react";
import { ReportChapter } from "./report-chapter.tsx";
import { type Chapter, chaptersOf } from "./report-view.ts";
import { WhySwitch } from "./why-this-line/why-switch.tsx";

interface FullReportProps {
  report: GeneratedReport;
  profile: Pick<GeneratedProfile, "forecastYears" | "sectionAsides">;
}

/** Everything, chapter by chapter, with the contents beside it. */
export function FullReport({ report, profile }: FullReportProps) {
  const chapters = chaptersOf(report);
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <div className="flex flex-col gap-8 self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:pr-2 print:hidden">
        <WhySwitch />
        <Contents chapters={chapters} />
      </div>
      <div className="flex min-w-0 flex-col gap-20 print:block print:*:mb-8">
        {chapters.map((chapter) => (
          <ReportChapter key={chapter.id} {...{ chapter, report, profile }} />
        ))}
      </div>
    </div>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label="Contents" className="flex flex-col gap-4 font-sans text-sm">
      <h2 className="label-caps font-sans text-ink-faint">Contents</h2>
      <ol className="gap-10 border-t border-rule-strong pt-4 sm:columns-2 lg:columns-1">
        {chapters.map(({ id, numeral, title, sections }) => (
          <li key={id} className="mb-4 flex break-inside-avoid flex-col">
            <ContentsLink to={id} strong>
              § {numeral} {title}
            </ContentsLink>
            <ol className="hidden flex-col border-l border-rule pl-3 sm:flex">
              {sections.map((name) => (
                <li key={name}>
                  <ContentsLink to={name}>{REPORT_SECTIONS[name].title}</ContentsLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ContentsLinkProps {
  to: string;
  strong?: boolean;
  children: ReactNode;
}

function ContentsLink({ to, strong = false, children }: ContentsLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`inline-flex min-h-7 items-center no-underline hover:text-ink hover:underline ${strong ? "text-ink" : "text-ink-muted"}`}
    >
      {children}
    </a>
  );
}
