import { BODY_GLYPHS, POINT_GLYPHS } from "../glyphs/body-glyphs.ts";
import { NATAL_DEPTH, SIZES } from "./bands.ts";
import { isSpreadOut } from "./body-ring.ts";
import { arcPath, dialWith, glyphAt, spiralPath } from "./circle-drawing.ts";
import { spreadOnCircle } from "./spread.ts";
import type { WheelChart, WheelLayout, WheelNatalBody } from "./wheel-layout.ts";

const GLYPHS = { ...BODY_GLYPHS, ...POINT_GLYPHS };
/** The least distance between two glyphs on so narrow a ring, in degrees: fourteen of them fit. */
const LEAST_GAP = 13;
/** From the ring's edge inward. */
const POINTER = 14;
const GLYPH = 36;
const TAIL = 57;

/** The birth chart's bodies on a ring of their own, inside those that are compared with them. */
export function layOutNatalRing(
  placements: WheelChart["placements"],
  { leftLongitude, natalEdge: edge }: Pick<WheelLayout, "leftLongitude" | "natalEdge">,
): WheelNatalBody[] {
  if (edge === null) return [];
  const dial = dialWith(leftLongitude);
  const longitudes = placements.map((placement) =>
    isSpreadOut(placement) ? (placement.arc.from + placement.arc.to) / 2 : placement.longitude,
  );
  const places = spreadOnCircle(longitudes, LEAST_GAP);
  return placements.map((placement, index) => {
    const longitude = longitudes[index] as number;
    const place = places[index] as number;
    const spiral = (from: [number, number], to: [number, number]) =>
      spiralPath(
        dial,
        { longitude: from[0], radius: from[1] },
        { longitude: to[0], radius: to[1] },
      );
    return {
      body: placement.body,
      glyph: glyphAt(GLYPHS[placement.body], dial.point(place, edge - GLYPH), SIZES.natal),
      pointer:
        spiral([longitude, edge], [place, edge - POINTER]) +
        spiral([place, edge - TAIL], [longitude, edge - NATAL_DEPTH]),
      arc: isSpreadOut(placement)
        ? arcPath(dial, placement.arc.from, placement.arc.to, edge - 5)
        : null,
    };
  });
}
