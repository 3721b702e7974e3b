import type { ChartBody } from "./bodies.ts";
import { computeDailyMotion } from "./body-longitude.ts";
import { crossingBetween } from "./crossing.ts";

/**
 * The instant between two others at which a planet stands still and turns, or null when it moves
 * the same way at both. Stations of one planet are weeks apart, so a span of days holds one at most.
 */
export function findStation(body: ChartBody, from: Date, to: Date): Date | null {
  const motion = (at: Date) => computeDailyMotion(body, at);
  if (motion(from) < 0 === motion(to) < 0) return null;
  return crossingBetween(motion, from, to);
}
