import {
  type AstroTime,
  Body,
  CorrectLightTravel,
  Ecliptic,
  HelioVector,
  RotateVector,
  Rotation_ECL_EQJ,
  Vector,
} from "astronomy-engine";
import { sumChebyshev } from "../chart/chebyshev.ts";
import { CHIRON_SEGMENT_DAYS, CHIRON_SEGMENTS, CHIRON_START } from "./chiron-table.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";

/** Chiron's apparent geocentric place: light time and the Earth's motion are in it. Throws RangeError outside 1898 to 2106. */
export function chironOn(time: AstroTime): EclipticPoint {
  const toEquator = Rotation_ECL_EQJ();
  // Looking back along the light with the Earth as it was then is how the engine treats aberration.
  const apparent = CorrectLightTravel((then) => {
    const [x, y, z] = heliocentric(then.tt);
    const chiron = RotateVector(toEquator, new Vector(x, y, z, then));
    const earth = HelioVector(Body.Earth, then);
    return new Vector(chiron.x - earth.x, chiron.y - earth.y, chiron.z - earth.z, then);
  }, time);
  const { elon, elat } = Ecliptic(apparent);
  return { longitude: elon, latitude: elat };
}

/** Astronomical units on the ecliptic of J2000, at days of Terrestrial Time from J2000. */
function heliocentric(days: number): [number, number, number] {
  const offset = (days - CHIRON_START) / CHIRON_SEGMENT_DAYS;
  const segment = CHIRON_SEGMENTS[Math.floor(offset)];
  if (!segment) throw new RangeError("Chiron is tabulated from 1898 to 2106 only");
  const x = 2 * (offset - Math.floor(offset)) - 1;
  return segment.map((coefficients) => sumChebyshev(coefficients, x)) as [number, number, number];
}
