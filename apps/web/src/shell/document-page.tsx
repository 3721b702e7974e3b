import { Card } from "@cosmic/ui/card";
import { linkStyle } from "@cosmic/ui/link-style";
import { SectionHeading } from "@cosmic/ui/section-heading";
import type { ReactNode } from "react";
import { SitePage } from "./site-page.tsx";

export interface DocumentChapter {
  /** Its anchor in the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface DocumentPageProps {
  title: string;
  /** The day of its last change, in words. */
  since: string;
  /** What someone should know who reads no further. */
  summary: readonly string[];
  chapters: readonly DocumentChapter[];
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A text that is looked up rather than read through: the gist first, then numbered chapters. */
export function DocumentPage({ title, since, summary, chapters }: DocumentPageProps) {
  const numbered = chapters.map((chapter, place) => ({
    ...chapter,
    numeral: NUMERALS[place] ?? String(place + 1),
  }));
  return (
    <SitePage title={title}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <header className="flex flex-col gap-8">
          <div className="flex flex-col gap-4">
            <p className="label-caps text-brass">As of {since}</p>
            <h1 className="text-4xl">{title}</h1>
          </div>
          <Card as="section" corners aria-labelledby="in-short">
            <h2 id="in-short" className="text-xl">
              In short
            </h2>
            <ul className="measure mt-4 flex list-[circle] flex-col gap-2 pl-5 text-lg">
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
        </header>
        <nav
          aria-labelledby="contents"
          className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
        >
          <h2 id="contents" className="label-caps text-ink-faint">
            Contents
          </h2>
          <ol className="mt-3 flex flex-col">
            {numbered.map(({ id, title: name, numeral }) => (
              <li key={id} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-baseline">
                <span aria-hidden="true" className="text-brass">
                  {numeral}
                </span>
                <a href={`#${id}`} className={`${linkStyle({ tone: "quiet" })} py-1`}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-16 lg:col-start-1">
          {numbered.map(({ id, title: name, numeral, content }) => (
            <section key={id} aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-6">
              <SectionHeading id={id} numeral={numeral} title={name} level={2} />
              {content}
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}
