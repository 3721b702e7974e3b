import { type AstroTime, e_tilt } from "astronomy-engine";
import { asinDegrees, atan2Degrees, cosDegrees, sinDegrees } from "../chart/degree-trigonometry.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";

const DAYS_IN_CENTURY = 36_525;
const ARC_SECONDS = 3600;
/** Mean inclination of the Moon's orbit to the ecliptic, in degrees. */
const INCLINATION = 5.145396;

/**
 * A Delaunay argument: degrees at J2000, then arc seconds for each power of centuries of Terrestrial Time. Values:
 * IERS Conventions (2010), chapter 5, equations 5.43, after Simon and others (1994).
 */
type Argument = readonly [number, number, number, number, number];
const MOON_ANOMALY: Argument = [134.96340251, 1717915923.2178, 31.8792, 0.051635, -0.0002447];
const MOON_FROM_NODE: Argument = [93.27209062, 1739527262.8478, -12.7512, -0.001037, 0.00000417];
const NODE: Argument = [125.04455501, -6962890.5431, 7.4722, 0.007702, -0.00005939];

function argumentAt([start, ...rates]: Argument, { tt }: AstroTime): number {
  const centuries = tt / DAYS_IN_CENTURY;
  const seconds = rates.reduceRight((sum, rate) => (sum + rate) * centuries, 0);
  return start + seconds / ARC_SECONDS;
}

/** Nutation in longitude, in degrees: from the mean to the true equinox. */
export function nutationInLongitude(time: AstroTime): number {
  return e_tilt(time).dpsi / ARC_SECONDS;
}

/** The mean ascending node of the Moon's orbit, from the true equinox of date. */
export function meanNodeOn(time: AstroTime): EclipticPoint {
  const longitude = wrapDegrees(argumentAt(NODE, time) + nutationInLongitude(time));
  return { longitude, latitude: 0 };
}

/** The mean apogee of the Moon, Black Moon Lilith, on its mean orbit: projected onto the ecliptic as ephemerides do. */
export function meanLilithOn(time: AstroTime): EclipticPoint {
  const node = argumentAt(NODE, time);
  const fromNode = argumentAt(MOON_FROM_NODE, time) - argumentAt(MOON_ANOMALY, time) + 180;
  const along = atan2Degrees(cosDegrees(INCLINATION) * sinDegrees(fromNode), cosDegrees(fromNode));
  return {
    longitude: wrapDegrees(node + along + nutationInLongitude(time)),
    latitude: asinDegrees(sinDegrees(INCLINATION) * sinDegrees(fromNode)),
  };
}
