import { signedDegrees } from "../zodiac/circle.ts";

const DAY = 86_400_000;
const MOST_STEPS = 30;

/** In degrees: 0.01 s of the Moon, a tenth of a second of the Sun. */
const CLOSE_ENOUGH = 1e-6;

/**
 * The instant at which an angle that grows at nearly `dailyMotion` degrees a day comes to `target`,
 * starting from a guess within half a turn of it and stepping by what is still missing.
 */
export function whenAngleReaches(
  target: number,
  angleAt: (at: Date) => number,
  dailyMotion: number,
  guess: Date,
): Date {
  let at = guess;
  for (let step = 0; step < MOST_STEPS; step++) {
    const missing = signedDegrees(target - angleAt(at));
    if (Math.abs(missing) < CLOSE_ENOUGH) break;
    at = new Date(Math.round(at.getTime() + (missing / dailyMotion) * DAY));
  }
  return at;
}
