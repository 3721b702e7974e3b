import { wrapDegrees } from "./circle.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "./signs.ts";

/** The sign that holds an ecliptic longitude in degrees; any turn of the circle will do. */
export function signAt(longitude: number): ZodiacSign {
  return ZODIAC_SIGNS[Math.floor(wrapDegrees(longitude) / 30)] as ZodiacSign;
}

/** Whole degrees into the sign, 0 to 29; cut off, since 29.99 is still the 29th of this sign. */
export function degreeInSign(longitude: number): number {
  return Math.floor(wrapDegrees(longitude) % 30);
}
