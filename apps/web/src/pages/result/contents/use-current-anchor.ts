import { useEffect, useState } from "react";

/** Where the eye reads: three tenths down the window. A band of nearly no height is looked at there. */
const READING_LINE = 0.3;
const BAND = "-30% 0px -69% 0px";

/**
 * The last of these headings whose section begins above the line where the eye reads; null above the
 * first, and where the browser cannot tell.
 */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    const places = all.split(" ").flatMap((id) => {
      const section = document.getElementById(id)?.closest("section");
      return section ? [{ id, section }] : [];
    });
    // Told of each section that comes to the line or leaves it, and never while one is being read.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * (READING_LINE + 0.01);
        const here = places.findLast(({ section }) => section.getBoundingClientRect().top <= line);
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
