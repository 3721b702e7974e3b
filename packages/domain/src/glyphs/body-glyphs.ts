import type { ChartBody } from "../chart/bodies.ts";
import type { MovingPoint } from "../sky/moving-points.ts";
import type { LocalPoint } from "../sky/sky-chart.ts";

/**
 * The bodies' symbols as stroke paths on a field of 24 by 24, built from what tradition gives them:
 * the circle of spirit, the crescent of soul, the cross of matter.
 */
export const BODY_GLYPHS: Readonly<Record<ChartBody, string>> = {
  Sun: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0",
  Moon: "M15.6 3.6A8.8 8.8 0 1 0 15.6 20.4A9.2 9.2 0 0 1 15.6 3.6Z",
  Mercury:
    "M7.8 2.4a4.2 3.4 0 0 0 8.4 0M7.6 10.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M12 14.6V21.8M8.6 18.2h6.8",
  Venus: "M7.2 8a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M12 12.8V21.4M8 17.1h8",
  Mars: "M4 14.4a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0M13.56 10.44L20 4M14.8 4H20v5.2",
  Jupiter:
    "M5 6.6C5.6 4.5 7.2 3.2 9.2 3.2c2.6 0 4.2 1.9 4.2 4.3 0 3.6-3.2 6.6-8.8 8.3H19.6M16 8.6V21",
  Saturn:
    "M9 2.8v13.4M5.6 6.2h7M9 11.4c1.1-1.9 2.7-2.9 4.4-2.9 2.4 0 4 1.7 4 4.1 0 2.5-1.6 3.9-2.7 5.4-.9 1.3-.6 3 1 3 .9 0 1.6-.4 2.1-1.2",
  Uranus:
    "M5.6 3c1.9 1.9 1.9 7.5 0 9.4M18.4 3c-1.9 1.9-1.9 7.5 0 9.4M7 7.7h10M12 3v12.6M9.4 18.3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
  Neptune:
    "M5 4.4v2.4a7 6.6 0 0 0 14 0V4.4M12 2.8V21.6M8.6 17.6h6.8M3.4 6.2L5 4.1l1.6 2.1M10.4 4.9L12 2.6l1.6 2.3M17.4 6.2L19 4.1l1.6 2.1",
  Pluto:
    "M9.4 5.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M5.8 5.2a6.2 7.2 0 0 0 12.4 0M12 12.4V21.6M8.6 17.4h6.8",
};

/** The symbols of points: Chiron's key, the dragon's head, the dark moon on its cross, the wheel of fortune, and letters. */
export const POINT_GLYPHS: Readonly<Record<MovingPoint | LocalPoint, string>> = {
  Chiron: "M7.6 18a4.4 3.6 0 1 0 8.8 0a4.4 3.6 0 1 0-8.8 0M12 14.4V2.6M17 3L12 8.2L17 13",
  "North Node":
    "M8.6 17.6C6.4 15.4 5 12.8 5 10a7 7 0 0 1 14 0c0 2.8-1.4 5.4-3.6 7.6M4.2 19.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M15 19.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0",
  Lilith: "M10.6 2.4A5.6 5.6 0 1 1 10.6 13.2A6.6 6.6 0 0 0 10.6 2.4ZM12.2 13.4V21.8M8.8 17.8h6.8",
  "Part of Fortune": "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6.4 6.4L17.6 17.6M17.6 6.4L6.4 17.6",
  Vertex: "M3 5L8 19L13 5M14.4 10.4L21 19M21 10.4L14.4 19",
};

/** The crossed R of apothecaries and almanacs: a planet that moves backward as seen from the Earth. */
export const RETROGRADE_GLYPH =
  "M7 20V4h5.2a4.2 4.2 0 0 1 0 8.4H7M11.4 12.4L18.6 20.8M18.6 13.4L11.4 20.8";
