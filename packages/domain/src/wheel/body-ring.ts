import { BODY_GLYPHS, POINT_GLYPHS, RETROGRADE_GLYPH } from "../glyphs/body-glyphs.ts";
import { BANDS, SIZES } from "./bands.ts";
import { arcPath, type Dial, glyphAt, labelAt, radialPath, spiralPath } from "./circle-drawing.ts";
import { spreadOnCircle } from "./spread.ts";
import type { WheelBody, WheelChart } from "./wheel-layout.ts";

type Placement = WheelChart["placements"][number];

const GLYPHS = { ...BODY_GLYPHS, ...POINT_GLYPHS };

/** The least distance between two glyphs, in degrees: a glyph and a little air. */
export const LEAST_GLYPH_GAP = 10;
/**
 * A body that may have moved further than this is drawn as an arc even inside one sign: a point
 * with a degree would state more than is known. Within a birth date only the Moon moves so far.
 */
const WIDEST_POINT = 5;
/** Arcs that would overlap are drawn further in, one lane each. */
const LANE_DEPTH = 9;

/** True when one point on the ring would say more than is known of the birth. */
export function isSpreadOut({ isSettled, arc }: Placement): boolean {
  return !isSettled || arc.to - arc.from > WIDEST_POINT;
}

/** The bodies around the ring, moved apart where they crowd, each tied to its true longitude. */
export function bodyRing(
  placements: readonly Placement[],
  dial: Dial,
  innerRadius: number,
): WheelBody[] {
  const longitudes = placements.map((placement) =>
    isSpreadOut(placement) ? (placement.arc.from + placement.arc.to) / 2 : placement.longitude,
  );
  const places = spreadOnCircle(longitudes, LEAST_GLYPH_GAP);
  const lanes = assignLanes(placements);
  return placements.map((placement, index) => {
    const longitude = longitudes[index] as number;
    const place = places[index] as number;
    const lane = lanes[index] ?? null;
    const arcRadius = BANDS.ringEdge - LANE_DEPTH * ((lane ?? 0) + 1);
    const isPoint = lane === null;
    return {
      body: placement.body,
      longitude: longitude % 360,
      place,
      glyph: glyphAt(GLYPHS[placement.body], dial.point(place, BANDS.bodyGlyph), SIZES.body),
      pointer: isPoint
        ? pointerPath(dial, longitude, place)
        : spiralPath(
            dial,
            { longitude, radius: arcRadius },
            { longitude: place, radius: BANDS.pointerEnd },
          ),
      arc: isPoint ? null : arcPath(dial, placement.arc.from, placement.arc.to, arcRadius),
      degree: isPoint
        ? labelAt(`${placement.degree}°`, dial.point(place, BANDS.degree), SIZES.degree)
        : null,
      retrograde:
        placement.isRetrograde && placement.isMotionSettled
          ? glyphAt(RETROGRADE_GLYPH, dial.point(place, BANDS.retrograde), SIZES.retrograde)
          : null,
      mark: isPoint ? dial.point(longitude, innerRadius) : null,
    };
  });
}

/** Off the ring at right angles, then around to the glyph: pointers of a crowd never cross. */
function pointerPath(dial: Dial, longitude: number, place: number): string {
  const foot = radialPath(dial, longitude, BANDS.ringEdge, BANDS.pointerBend);
  const way = spiralPath(
    dial,
    { longitude, radius: BANDS.pointerBend },
    { longitude: place, radius: BANDS.pointerEnd },
  );
  return foot + way.replace("M", "L");
}

/** For each placement drawn as an arc the first lane free of the arcs before it, else null. */
function assignLanes(placements: readonly Placement[]): (number | null)[] {
  const lanes: (number | null)[] = [];
  for (const [index, placement] of placements.entries()) {
    if (!isSpreadOut(placement)) {
      lanes.push(null);
      continue;
    }
    const taken = new Set(
      placements
        .slice(0, index)
        .flatMap((other, before) => (overlap(placement.arc, other.arc) ? [lanes[before]] : [])),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes.push(lane);
  }
  return lanes;
}

function overlap(a: Placement["arc"], b: Placement["arc"]): boolean {
  return [-360, 0, 360].some((turn) => a.from <= b.to + turn && b.from + turn <= a.to);
}
