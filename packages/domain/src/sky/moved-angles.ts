import { computeAngles, type LocalSky } from "../chart/angles.ts";
import { atan2Degrees, cosDegrees, sinDegrees } from "../chart/degree-trigonometry.ts";
import { wrapDegrees } from "../zodiac/circle.ts";

/** Longitudes of the two angles, from the equinox of date. */
export interface MovedAngles {
  ascendant: number;
  midheaven: number;
}

/** Directions by solar arc: both angles go as far as everything else does. */
export function directedAngles(natal: LocalSky, arc: number): MovedAngles {
  const { ascendant, midheaven } = computeAngles(natal);
  return {
    ascendant: wrapDegrees(ascendant.longitude + arc),
    midheaven: wrapDegrees(midheaven.longitude + arc),
  };
}

/**
 * Secondary progressions, "true solar arc in longitude": the Midheaven goes as far as the progressed Sun has come, and the
 * Ascendant is what rises at the place of birth while that degree is on the meridian. Other methods (Naibod's mean motion,
 * arcs of right ascension) give other degrees; this one is called the most used in the help of Solar Fire, under "Chart
 * Angle Progression Type".
 */
export function progressedAngles(natal: LocalSky, arc: number, obliquity: number): MovedAngles {
  const { midheaven } = directedAngles(natal, arc);
  const meridian = computeRightAscension(midheaven, obliquity);
  const { ascendant } = computeAngles({ meridian, obliquity, latitude: natal.latitude });
  return { ascendant: ascendant.longitude, midheaven };
}

/** Of a point of the ecliptic. */
function computeRightAscension(longitude: number, obliquity: number): number {
  return wrapDegrees(
    atan2Degrees(sinDegrees(longitude) * cosDegrees(obliquity), cosDegrees(longitude)),
  );
}
