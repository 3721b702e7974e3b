import type { AspectName } from "../chart/chart-facts.ts";

/** The aspects' symbols as stroke paths on a field of 24 by 24. */
export const ASPECT_GLYPHS: Readonly<Record<AspectName, string>> = {
  conjunction: "M4 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12.54 11.46L20 4",
  sextile: "M12 3.5V20.5M4.64 7.75L19.36 16.25M4.64 16.25L19.36 7.75",
  square: "M5 5H19V19H5Z",
  trine: "M12 4.2L20.6 19H3.4Z",
  opposition:
    "M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9.83 14.17L14.17 9.83",
};
