import { wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { AnglePlacement, ChartAngles } from "./chart-facts.ts";
import { atan2Degrees, cosDegrees, sinDegrees } from "./degree-trigonometry.ts";

/** How the sky stood over a place: what angles and houses are made from, all in degrees. */
export interface LocalSky {
  /** Right ascension on the meridian: local apparent sidereal time. */
  meridian: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  latitude: number;
}

/**
 * The Ascendant, the point of the ecliptic on the eastern horizon, and the Midheaven, the point on
 * the meridian. Formulae: Jean Meeus, Astronomical Algorithms, chapters 13 and 14.
 */
export function computeAngles({ meridian, obliquity, latitude }: LocalSky): ChartAngles {
  const north = sinDegrees(latitude) * sinDegrees(obliquity);
  const south = cosDegrees(latitude) * cosDegrees(obliquity);
  const x = -(sinDegrees(meridian) * south + north);
  const y = cosDegrees(meridian) * cosDegrees(latitude);
  // Within the polar circles the rising end of the ecliptic can stand in the west for some hours.
  const isEastern = south + sinDegrees(meridian) * north >= 0;
  return {
    ascendant: angleAt(isEastern ? atan2Degrees(y, x) : atan2Degrees(-y, -x)),
    midheaven: angleAt(eclipticPointAt(meridian, obliquity)),
  };
}

/** The longitude of the point of the ecliptic that has a right ascension, 0 to below 360. */
export function eclipticPointAt(rightAscension: number, obliquity: number): number {
  const y = sinDegrees(rightAscension);
  return wrapDegrees(atan2Degrees(y, cosDegrees(rightAscension) * cosDegrees(obliquity)));
}

function angleAt(angle: number): AnglePlacement {
  const longitude = wrapDegrees(angle);
  return { longitude, sign: signAt(longitude), degree: degreeInSign(longitude) };
}
