import { getUtcMidnight } from "../birth-date/calendar-date.ts";
import { degreeInSign, signAt } from "./sign-position.ts";
import type { ZodiacSign } from "./signs.ts";
import { sunLongitudeAt } from "./sun-longitude.ts";

/** Where the Sun stands in the tropical zodiac. */
export interface SunPlacement {
  sign: ZodiacSign;
  /** Ecliptic longitude of date, in degrees from 0 to below 360. */
  longitude: number;
  /** Whole degrees into the sign, 0 to 29; cut off, since 29.99 is still the 29th of this sign. */
  degree: number;
}

const NOON = 12 * 3_600_000;

/** The Sun's placement at an instant. */
export function sunAt(at: Date): SunPlacement {
  const longitude = sunLongitudeAt(at);
  return { sign: signAt(longitude), longitude, degree: degreeInSign(longitude) };
}

/**
 * The Sun's placement at 12:00 UTC of a birth date, the convention for a birth without a time.
 * Throws RangeError when the text is not a calendar date written YYYY-MM-DD.
 */
export function sunOn(birthDate: string): SunPlacement {
  return sunAt(new Date(getUtcMidnight(birthDate) + NOON));
}

/** The sign of sunOn. Computed for the very date: no table of month and day is right every year. */
export function sunSignOn(birthDate: string): ZodiacSign {
  return sunOn(birthDate).sign;
}
