import { computeLongitude } from "../chart/body-longitude.ts";
import { whenAngleReaches } from "../forecast/longitude-reached.ts";
import { wrapDegrees } from "../zodiac/circle.ts";

const DAY = 86_400_000;
const TROPICAL_YEAR = 365.24219;

/** Mean motion in degrees a day. */
const MEAN_MOTIONS = { Sun: 360 / TROPICAL_YEAR, Moon: 13.176358 } as const;

/** The last instant up to another at which the Sun or Moon stood at its longitude of birth, in the tropical zodiac. */
export function lastReturnBefore(body: "Sun" | "Moon", birth: Date, until: Date): Date {
  const natal = computeLongitude(body, birth);
  const motion = MEAN_MOTIONS[body];
  const longitudeAt = (at: Date) => computeLongitude(body, at);
  const near = (guess: number) => whenAngleReaches(natal, longitudeAt, motion, new Date(guess));
  const turn = (360 / motion) * DAY;
  const daysSince = wrapDegrees(longitudeAt(until) - natal) / motion;
  const found = near(until.getTime() - daysSince * DAY);
  if (found > until) return near(found.getTime() - turn);
  // The true motion may have carried the body past its place once more since.
  const later = near(found.getTime() + turn);
  return later <= until ? later : found;
}

/** Secondary progressions: each day after birth stands for a tropical year of life. */
export function progressedInstant(birth: Date, now: Date): Date {
  return new Date(birth.getTime() + (now.getTime() - birth.getTime()) / TROPICAL_YEAR);
}

/** Solar arc: how far the progressed Sun has come from its place at birth, in degrees. */
export function solarArcBetween(birth: Date, now: Date): number {
  const progressed = computeLongitude("Sun", progressedInstant(birth, now));
  return wrapDegrees(progressed - computeLongitude("Sun", birth));
}
