import { computeLongitude } from "../chart/body-longitude.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { CalendarMonth, Lunation } from "./forecast-facts.ts";
import { whenAngleReaches } from "./longitude-reached.ts";

const DAY = 86_400_000;

/** Mean motion of the Moon from the Sun, in degrees a day. */
const MEAN_MOTION = 12.190749;
const MEAN_MONTH = 360 / MEAN_MOTION;

/** The Moon's apparent longitude minus the Sun's: 0 at new moon, 180 at full moon. */
function elongationAt(at: Date): number {
  return wrapDegrees(computeLongitude("Moon", at) - computeLongitude("Sun", at));
}

/** The new and full moons of a month, by time: two or three. */
export function lunationsIn(month: CalendarMonth): Lunation[] {
  return [...phasesIn(month, "new-moon", 0), ...phasesIn(month, "full-moon", 180)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

function phasesIn({ from, to }: CalendarMonth, kind: Lunation["kind"], phase: number): Lunation[] {
  const daysAhead = wrapDegrees(phase - elongationAt(from)) / MEAN_MOTION;
  const found: Lunation[] = [];
  let at = phaseNear(phase, from.getTime() + daysAhead * DAY);
  while (at < to) {
    const longitude = computeLongitude("Moon", at);
    found.push({ kind, at, sign: signAt(longitude), degree: degreeInSign(longitude), longitude });
    at = phaseNear(phase, at.getTime() + MEAN_MONTH * DAY);
  }
  return found;
}

function phaseNear(phase: number, guess: number): Date {
  return whenAngleReaches(phase, elongationAt, MEAN_MOTION, new Date(guess));
}
