import { useEffect, useEffectEvent, useState } from "react";

/** The reading line: three tenths down the window, observed as a band of almost no height. */
const READING_LINE = 0.3;
const BAND = "-30% 0px -69% 0px";

/** What an anchor's heading stands at the head of. */
const HOLDERS = "section, article, footer";

/**
 * The last of these anchors that begins above the reading line; null above the first, and in
 * browsers without IntersectionObserver.
 * @param isCounted Leaves out what is in the page and not shown
 */
export function useCurrentAnchor(
  ids: readonly string[],
  isCounted: (holder: Element) => boolean = () => true,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  const counts = useEffectEvent(isCounted);
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    const places = all.split(" ").flatMap((id) => {
      const section = document.getElementById(id)?.closest(HOLDERS);
      return section ? [{ id, section }] : [];
    });
    // Fires when a section reaches or leaves the line, and never in between.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * (READING_LINE + 0.01);
        const here = places.findLast(
          ({ section }) => counts(section) && section.getBoundingClientRect().top <= line,
        );
        setCurrent(here?.id ?? null);
      },
      { rootMargin: BAND },
    );
    for (const { section } of places) observer.observe(section);
    return () => {
      observer.disconnect();
    };
  }, [all]);
  return current;
}
