import { REPORT_SECTIONS, type SectionName } from "@cosmic/domain";
import { useEffect, useState } from "react";
import { LASTING_KEYS } from "../../../shared/browser-store/browser-store.ts";
import { readRemembered, writeRemembered } from "../../../shared/browser-store/remembered.ts";
import { useCurrentAnchor } from "../contents/use-current-anchor.ts";
import type { Chapter } from "../load/report-view.ts";
import { revealElement } from "./fold.tsx";

export interface ReadingPlace {
  /** The words of the button that leads there. */
  label: string;
  go: () => void;
}

/** Ends a part; behind it the reader goes on with the next one. */
export const toEndId = (part: string): string => `${part}-end`;

/** Where the reader is in the report, remembered in this browser, and the way on from there. */
export function useReadingPlace(slug: string, parts: readonly Chapter[]): ReadingPlace {
  const [seen, setSeen] = useState(() => ({ slug, place: read(slug) }));
  const current = useCurrentAnchor(
    parts.flatMap(({ id, sections }) => [id, ...sections, toEndId(id)]),
    isUnfolded,
  );
  const here = current === null ? null : toPlace(current, parts);
  if (seen.slug !== slug) setSeen({ slug, place: read(slug) });
  else if (here !== null && here !== seen.place) setSeen({ slug, place: here });
  useEffect(() => {
    if (here !== null) writeRemembered(LASTING_KEYS.readingPlaces, slug, here);
  }, [slug, here]);

  const { place } = seen;
  const part = parts.find(
    ({ id, sections }) => id === place || sections.some((name) => name === place),
  );
  return {
    label:
      part && place ? `Continue with Part ${part.numeral}${nameSection(place)}` : "Start reading",
    go: () => {
      goTo(part && place ? place : (parts[0]?.id ?? ""));
    },
  };
}

const read = (slug: string) => readRemembered(LASTING_KEYS.readingPlaces, slug);

/** Opens what holds a heading and brings it into view, with the focus on it. */
export function goTo(id: string): void {
  const heading = revealElement(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** A part's own heading can be seen while the part is closed, but nothing is being read then. */
function isUnfolded(element: Element): boolean {
  const fold = element.matches("[data-part]")
    ? element.querySelector("details")
    : element.closest("details");
  return fold?.open === true;
}

function toPlace(anchor: string, parts: readonly Chapter[]): string {
  const ended = parts.findIndex(({ id }) => toEndId(id) === anchor);
  return ended === -1 ? anchor : ((parts[ended + 1] ?? parts[ended])?.id ?? anchor);
}

const nameSection = (place: string): string =>
  place in REPORT_SECTIONS ? `: ${REPORT_SECTIONS[place as SectionName].title}` : "";
