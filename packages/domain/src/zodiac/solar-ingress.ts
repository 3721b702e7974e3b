import { SearchSunLongitude } from "astronomy-engine";

import { getUtcMidnight } from "../birth-date/calendar-date.ts";
import { toAstroTime } from "./astro-time.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "./signs.ts";

/** The Sun's passage from one sign into the next. */
export interface SolarIngress {
  from: ZodiacSign;
  to: ZodiacSign;
  at: Date;
}

const HOUR = 3_600_000;

/** From the start of the date at UTC+14 to its end at UTC-12: 50 hours, relative to 00:00 UTC. */
export const ANYWHERE_ON_EARTH = { from: -14 * HOUR, until: 36 * HOUR } as const;

/**
 * The search starts on the 5th: ingresses of these two centuries fall from the 18th to the 24th.
 * 40 days suits the library's search, which can miss the crossing in much longer or shorter spans.
 */
const SEARCH = { startDay: 5, days: 40 } as const;

/** The one ingress of a UTC month, 1 to 12: the Sun enters Aquarius in January, Aries in March. */
export function solarIngressIn(year: number, month: number): SolarIngress {
  const index = (month + 9) % 12;
  const start = toAstroTime(new Date(Date.UTC(year, month - 1, SEARCH.startDay)));
  const found = SearchSunLongitude(index * 30, start, SEARCH.days);
  if (!found) throw new RangeError(`No solar ingress found in ${year}-${month}`);
  return {
    from: ZODIAC_SIGNS[(index + 11) % 12] as ZodiacSign,
    to: ZODIAC_SIGNS[index] as ZodiacSign,
    at: found.date,
  };
}

/** The twelve ingresses of a UTC calendar year, 1900 to 2100, in the order they happen. */
export function solarIngresses(year: number): readonly SolarIngress[] {
  return Array.from({ length: 12 }, (_, index) => solarIngressIn(year, index + 1));
}

/**
 * The ingress that a birth on this date may lie on either side of, its time and place being unknown:
 * the date is under way somewhere on Earth at that instant. Null when the date has one sign only.
 * Throws RangeError when the text is not a calendar date written YYYY-MM-DD.
 */
export function changeoverOn(birthDate: string): SolarIngress | null {
  const midnight = getUtcMidnight(birthDate);
  const day = new Date(midnight);
  const ingress = solarIngressIn(day.getUTCFullYear(), day.getUTCMonth() + 1);
  const offset = ingress.at.getTime() - midnight;
  return offset >= ANYWHERE_ON_EARTH.from && offset < ANYWHERE_ON_EARTH.until ? ingress : null;
}
