import { crossingBetween } from "./crossing.ts";

/**
 * The instant between two others at which a planet stands still and turns, or null when it moves
 * the same way at both. Stations of one planet are weeks apart, so a span of days holds one at most.
 * @param motionAt in degrees a day
 * @param tolerance in milliseconds
 */
export function findStation(
  motionAt: (at: Date) => number,
  from: Date,
  to: Date,
  tolerance?: number,
): Date | null {
  if (motionAt(from) < 0 === motionAt(to) < 0) return null;
  return crossingBetween(motionAt, from, to, tolerance);
}
