import type { AspectName } from "../chart/chart-facts.ts";
import type { MinorAspectName } from "../sky/sky-chart.ts";

/** The aspects' symbols as stroke paths on a field of 24 by 24. */
export const ASPECT_GLYPHS: Readonly<Record<AspectName, string>> = {
  conjunction: "M4 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12.54 11.46L20 4",
  sextile: "M12 3.5V20.5M4.64 7.75L19.36 16.25M4.64 16.25L19.36 7.75",
  square: "M5 5H19V19H5Z",
  trine: "M12 4.2L20.6 19H3.4Z",
  opposition:
    "M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9.83 14.17L14.17 9.83",
};

export const MINOR_ASPECT_GLYPHS: Readonly<Record<MinorAspectName, string>> = {
  "semi-sextile": "M4 17H20M12 17L5.6 6.4M12 17L18.4 6.4",
  "semi-square": "M19 18.5H5L17 5.5",
  sesquiquadrate: "M4.5 4H14.5V14H4.5ZM10.5 20.5H20.5L14.5 14",
  quincunx: "M4 7H20M12 7L5.6 17.6M12 7L18.4 17.6",
};
