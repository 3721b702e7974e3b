import { REPORT_SECTIONS } from "@cosmic/domain";
import type { ReactNode } from "react";
import type { Anchors, OtherAnchor } from "./anchors.ts";

/** The top of every page. */
const TOP = "main";

interface ContentsProps {
  label: string;
  anchors: Anchors;
  /** The id of the chapter or heading being read. */
  current: string | null;
  /** beside: small, with the sections of the current chapter only; sheet: all of it, for thumbs. */
  place: "beside" | "sheet";
  /** After a link has been followed. */
  onFollow?: () => void;
}

/** Chapters with their sections, and what comes after them; the one being read is marked. */
export function Contents({ label, anchors, current, place, onFollow }: ContentsProps) {
  const link = { row: place === "sheet" ? "min-h-11 text-base" : "min-h-7 text-sm", onFollow };
  const others = { current, link };
  const { before, chapters, later } = anchors;
  return (
    <nav aria-label={label} className="font-sans">
      <OtherLinks anchors={before} className={place === "sheet" ? "py-1.5" : "mb-3"} {...others} />
      <ol className="flex flex-col">
        {chapters.map(({ id, numeral, title, sections }) => (
          <li key={id} className={place === "sheet" ? "border-b border-rule py-1.5" : "mb-1.5"}>
            <ContentsLink to={id} {...link} isCurrent={id === current} strong>
              <span
                aria-hidden="true"
                className={`w-10 shrink-0 font-serif ${id === current ? "text-brass" : "text-ink-faint"}`}
              >
                § {numeral}
              </span>
              {title}
            </ContentsLink>
            {sections.length > 0 ? (
              <ol
                className={
                  place === "sheet" || id === current
                    ? "mb-2 ml-1.5 grid border-l border-rule pl-8.25 sm:max-lg:grid-cols-2"
                    : "hidden"
                }
              >
                {sections.map((name) => (
                  <li key={name}>
                    <ContentsLink to={name} {...link}>
                      {REPORT_SECTIONS[name].title}
                    </ContentsLink>
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
      <OtherLinks anchors={later} className={place === "sheet" ? "py-1.5" : "mt-4"} {...others} />
      {place === "beside" ? (
        <p className="mt-4 border-t border-rule pt-3">
          <ContentsLink to={TOP} {...link}>
            Back to the top
          </ContentsLink>
        </p>
      ) : null}
    </nav>
  );
}

interface OtherLinksProps {
  anchors: readonly OtherAnchor[];
  className: string;
  current: string | null;
  link: Pick<ContentsLinkProps, "row" | "onFollow">;
}

function OtherLinks({ anchors, className, current, link }: OtherLinksProps) {
  if (anchors.length === 0) return null;
  return (
    <ul className={`flex flex-col ${className}`}>
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <ContentsLink to={id} {...link} isCurrent={id === current}>
            {title}
          </ContentsLink>
        </li>
      ))}
    </ul>
  );
}

interface ContentsLinkProps {
  to: string;
  row: string;
  isCurrent?: boolean;
  strong?: boolean;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

function ContentsLink({
  to,
  row,
  isCurrent = false,
  strong = false,
  onFollow,
  children,
}: ContentsLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={onFollow}
      {...(isCurrent ? { "aria-current": true } : {})}
      className={`flex items-center py-0.5 no-underline underline-offset-4 hover:text-ink hover:underline ${row} ${isCurrent ? "font-semibold text-ink" : strong ? "text-ink" : "text-ink-muted"}`}
    >
      {children}
    </a>
  );
}
