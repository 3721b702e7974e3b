import type { LocalSky } from "../chart/angles.ts";
import { asinDegrees, atan2Degrees, cosDegrees, sinDegrees } from "../chart/degree-trigonometry.ts";
import { oppositeDegrees, wrapDegrees } from "../zodiac/circle.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";
import { cross, dot, type Vector3 } from "./vector.ts";

/** On the equator: a unit vector toward the equinox, the second axis toward right ascension 90, the third to the pole. */
function equatorialVector({ longitude, latitude }: EclipticPoint, obliquity: number): Vector3 {
  const x = cosDegrees(latitude) * cosDegrees(longitude);
  const y = cosDegrees(latitude) * sinDegrees(longitude);
  const z = sinDegrees(latitude);
  return [
    x,
    y * cosDegrees(obliquity) - z * sinDegrees(obliquity),
    y * sinDegrees(obliquity) + z * cosDegrees(obliquity),
  ];
}

/** Degrees north of the equator. */
export function declinationFrom(point: EclipticPoint, obliquity: number): number {
  return asinDegrees(equatorialVector(point, obliquity)[2]);
}

/** True when a point of the ecliptic of date stands above the horizon, refraction left out. */
export function isAboveHorizon(point: EclipticPoint, sky: LocalSky): boolean {
  const { meridian, obliquity, latitude } = sky;
  const zenith: Vector3 = [
    cosDegrees(latitude) * cosDegrees(meridian),
    cosDegrees(latitude) * sinDegrees(meridian),
    sinDegrees(latitude),
  ];
  return dot(equatorialVector(point, obliquity), zenith) > 0;
}

/** True when a point is on the side of the meridian on which bodies rise. */
export function isEastOfMeridian(point: EclipticPoint, { meridian, obliquity }: LocalSky): boolean {
  const east: Vector3 = [-sinDegrees(meridian), cosDegrees(meridian), 0];
  return dot(equatorialVector(point, obliquity), east) > 0;
}

/** The vertex: where the ecliptic crosses the prime vertical in the west. */
export function vertexIn({ meridian, obliquity, latitude }: LocalSky): number {
  const north: Vector3 = [
    -sinDegrees(latitude) * cosDegrees(meridian),
    -sinDegrees(latitude) * sinDegrees(meridian),
    cosDegrees(latitude),
  ];
  const eclipticPole: Vector3 = [0, -sinDegrees(obliquity), cosDegrees(obliquity)];
  const west: Vector3 = [sinDegrees(meridian), -cosDegrees(meridian), 0];
  const [x, y, z] = cross(north, eclipticPole);
  const longitude = atan2Degrees(y * cosDegrees(obliquity) + z * sinDegrees(obliquity), x);
  return dot([x, y, z], west) > 0 ? wrapDegrees(longitude) : oppositeDegrees(longitude);
}
