import type { AspectName } from "./chart-facts.ts";

export type AspectFamily = "conjunction" | "hard" | "soft";

/** How an aspect works: two bodies as one, at odds, or at ease. */
export const ASPECT_FAMILIES: Readonly<Record<AspectName, AspectFamily>> = {
  conjunction: "conjunction",
  sextile: "soft",
  square: "hard",
  trine: "soft",
  opposition: "hard",
};
