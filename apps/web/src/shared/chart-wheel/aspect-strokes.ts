import type { WheelAspect } from "@cosmic/domain/wheel";

/** Dashes in pixels tell the aspects apart without color; undefined is an unbroken line. */
export const ASPECT_DASHES: Readonly<Record<WheelAspect["aspect"], string | undefined>> = {
  conjunction: undefined,
  sextile: "0.1 4",
  square: undefined,
  trine: "7 4",
  opposition: undefined,
};

/** Tension in the signal color, flow in the metal; all in ink on paper. */
export const FLAVOR_COLORS: Readonly<Record<WheelAspect["flavour"], string>> = {
  joining: "text-ink print:text-ink",
  flowing: "text-brass print:text-ink",
  tense: "text-signal print:text-ink",
};

const THINNEST = 0.7;
const WIDEST = 1.8;

/** In pixels: the closer to exact, the stronger the line; conjunctions thicken the circle itself. */
export function aspectWidth({ flavour, closeness }: WheelAspect): number {
  const width = THINNEST + (WIDEST - THINNEST) * closeness;
  return Math.round((flavour === "joining" ? 2 * width : width) * 100) / 100;
}
