import { SunPosition } from "astronomy-engine";

import { toAstroTime } from "./astro-time.ts";

/**
 * The Sun's apparent geocentric longitude on the ecliptic of date, in degrees from 0 to below 360,
 * 0 being the March equinox. Good to about 0.002 degrees from 1900 to 2100.
 */
export function sunLongitudeAt(at: Date): number {
  return SunPosition(toAstroTime(at)).elon;
}
