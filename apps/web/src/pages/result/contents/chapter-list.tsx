import { REPORT_SECTIONS } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import type { Chapter } from "../load/report-view.ts";
import type { Anchors } from "./anchors.ts";

/** The full report's table of contents, near its top. */
export function ChapterList({ anchors: { chapters, later } }: { anchors: Anchors }) {
  return (
    <nav aria-labelledby="in-this-report" className="flex flex-col gap-4 print:hidden">
      <h2 id="in-this-report" className="label-caps text-ink-faint">
        In this report
      </h2>
      <ol className="grid gap-x-12 border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-3">
        {chapters.map((chapter) => (
          <ChapterEntry key={chapter.id} chapter={chapter} />
        ))}
      </ol>
      {later.length > 0 ? (
        <ul aria-label="After the chapters" className="flex flex-wrap gap-x-7 gap-y-2">
          {later.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${linkStyle({ tone: "quiet" })} text-sm`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

/** The whole entry leads to the chapter; its name is the link's. */
function ChapterEntry({ chapter: { id, numeral, title, sections } }: { chapter: Chapter }) {
  const held = sections.map((name) => REPORT_SECTIONS[name].title);
  return (
    <li className="group relative flex items-baseline gap-4 border-b border-rule py-3.5">
      <span aria-hidden="true" className="w-9 shrink-0 text-brass">
        § {numeral}
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <a
          href={`#${id}`}
          className="text-lg text-ink no-underline decoration-brass-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
        <p className="line-clamp-2 font-sans text-sm text-ink-faint max-sm:hidden">
          {id === "forecast" ? "From this month on" : held.join(", ")}
        </p>
      </div>
    </li>
  );
}
