import type { ChartFacts, Placement } from "../../chart/chart-facts.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import type { TransitTarget } from "../transits.ts";
import type { NatalPoint } from "./year-facts.ts";

/** Up to here, in degrees, an event of the sky touches a natal point. */
const TOUCH = 3;

/**
 * Where the points of a chart lay at birth: Sun to Pluto, the Moon only of a birth known to the
 * minute, and the angles where they are known.
 */
export function listNatalPoints({
  window,
  placements,
  angles,
}: ChartFacts): TransitTarget<NatalPoint>[] {
  const bodies = placements
    .filter(({ body }) => window.certainty === "exact" || body !== "Moon")
    .map(({ body, arc }) => ({ natal: body, arc }));
  if (!angles) return bodies;
  return [
    ...bodies,
    pointAt("Ascendant", angles.ascendant.longitude),
    pointAt("Midheaven", angles.midheaven.longitude),
  ];
}

/** The points within three degrees of a longitude wherever in their arcs they lay, the closest first. */
export function findTouches(
  points: readonly TransitTarget<NatalPoint>[],
  longitude: number,
): NatalPoint[] {
  return points
    .map(({ natal, arc }) => ({ natal, distance: farthest(arc, longitude) }))
    .filter(({ distance }) => distance <= TOUCH)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ natal }) => natal);
}

function pointAt(natal: NatalPoint, longitude: number): TransitTarget<NatalPoint> {
  return { natal, arc: { from: longitude, to: longitude } };
}

function farthest({ from, to }: Placement["arc"], longitude: number): number {
  return Math.max(
    Math.abs(signedDegrees(from - longitude)),
    Math.abs(signedDegrees(to - longitude)),
  );
}
