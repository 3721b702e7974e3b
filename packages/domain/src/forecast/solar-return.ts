import type { Placement } from "../chart/chart-facts.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { sunLongitudeAt } from "../zodiac/sun-longitude.ts";
import type { SolarReturn } from "./forecast-facts.ts";
import { whenAngleReaches } from "./longitude-reached.ts";

const DAY = 86_400_000;
/** In days. */
export const TROPICAL_YEAR = 365.2422;
const MEAN_MOTION = 360 / TROPICAL_YEAR;

/** The search starts this many days early, so that a range which began before `from` is found too. */
const MARGIN = 5;

/** The solar returns whose middle falls from one instant to before another, by time. */
export function solarReturnsBetween({ arc }: Placement, from: Date, to: Date): SolarReturn[] {
  const start = from.getTime() - MARGIN * DAY;
  const daysAhead = wrapDegrees(arc.from - sunLongitudeAt(new Date(start))) / MEAN_MOTION;
  const found: SolarReturn[] = [];
  for (
    let guess = start + daysAhead * DAY;
    guess < to.getTime() + MARGIN * DAY;
    guess += TROPICAL_YEAR * DAY
  ) {
    const first = sunReaches(arc.from, guess);
    const last = arc.to === arc.from ? first : sunReaches(arc.to, guess);
    found.push({ kind: "solar-return", from: first, to: last });
  }
  return found.filter((event) => {
    const middle = getMiddle(event);
    return middle >= from && middle < to;
  });
}

/** The middle of the range in which the return falls. */
export function getMiddle({ from, to }: SolarReturn): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}

function sunReaches(longitude: number, guess: number): Date {
  return whenAngleReaches(longitude, sunLongitudeAt, MEAN_MOTION, new Date(guess));
}
