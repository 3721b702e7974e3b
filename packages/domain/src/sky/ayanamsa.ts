import type { AstroTime } from "astronomy-engine";
import type { Zodiac } from "./chart-settings.ts";
import { nutationInLongitude } from "./mean-lunar-orbit.ts";

const DAYS_IN_CENTURY = 36_525;
const ARC_SECONDS = 3600;

/**
 * Each convention fixes the distance of the two zodiacs at one epoch, in days of Terrestrial Time from J2000. Lahiri: 23°15'00.658"
 * from the true equinox on March 21, 1956, 0 h (Indian Astronomical Ephemeris), less the nutation of 16.77" then.
 * Fagan and Bradley: 24°02'31.36" at B1950.
 */
const EPOCHS: Readonly<Record<Exclude<Zodiac, "tropical">, { day: number; distance: number }>> = {
  lahiri: { day: -15991.5, distance: 23 + 15 / 60 + (0.658 - 16.769) / ARC_SECONDS },
  "fagan-bradley": { day: -18262.57654, distance: 24 + 2 / 60 + 31.36 / ARC_SECONDS },
};

/** General precession in longitude from J2000, in degrees: Capitaine and others (2003), IAU 2006. */
function precessionTo(day: number): number {
  const t = day / DAYS_IN_CENTURY;
  return ((0.00007964 * t + 1.1054348) * t + 5028.796195) * (t / ARC_SECONDS);
}

/**
 * How far the first degree of a zodiac lies from the true equinox of date, in degrees: what is taken from a tropical
 * longitude. 0 for the tropical zodiac.
 */
export function zodiacOffsetOn(zodiac: Zodiac, time: AstroTime): number {
  if (zodiac === "tropical") return 0;
  const { day, distance } = EPOCHS[zodiac];
  return distance + precessionTo(time.tt) - precessionTo(day) + nutationInLongitude(time);
}
