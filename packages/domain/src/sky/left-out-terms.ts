import {
  type AstroTime,
  Body,
  HelioVector,
  RotateVector,
  Rotation_ECL_EQJ,
  Rotation_EQJ_ECL,
  Vector,
} from "astronomy-engine";

/** A term of VSOP87: its size (radians, for distances astronomical units), its phase, and radians in a thousand years. */
export type Term = readonly [size: number, phase: number, frequency: number];

/** Terms of a planet's longitude, latitude and distance from the Sun, on the ecliptic of J2000. */
export interface LeftOutTerms {
  longitude: readonly Term[];
  latitude: readonly Term[];
  distance: readonly Term[];
}

const DAYS_IN_MILLENNIUM = 365_250;

/**
 * The engine cuts the series VSOP87B (Bretagnon and Francou 1988) short. Of Venus, the planet that comes nearest and is
 * then seen four times as far off as from the Sun, these are the seven next terms, all above one arc second. With them
 * its longitude is within 13 arc seconds of the whole series, without them within 21.
 */
export const VENUS_TERMS: LeftOutTerms = {
  longitude: [
    [0.0000076138, 1.95014701047, 529.6909650946],
    [0.00000769314, 0.81629615196, 9437.762934887],
    [0.00000707676, 1.06466702668, 775.522611324],
    [0.00000584836, 3.9983988823, 191.4482661116],
    [0.00000499915, 4.1234021282, 15720.8387848784],
  ],
  latitude: [[0.00001011392, 1.0894611973, 30639.856638633]],
  distance: [[0.00000373958, 1.42314832858, 3930.2096962196]],
};

const toEcliptic = Rotation_EQJ_ECL();
const toEquator = Rotation_ECL_EQJ();

/** A planet as seen from the Earth, in astronomical units on the equator of J2000, moved on by terms of its series. */
export function addTerms(seen: Vector, terms: LeftOutTerms, time: AstroTime): Vector {
  const earth = HelioVector(Body.Earth, time);
  const fromSun = new Vector(seen.x + earth.x, seen.y + earth.y, seen.z + earth.z, time);
  const { x, y, z } = RotateVector(toEcliptic, fromSun);
  const [along, across] = [sumTerms(terms.longitude, time), sumTerms(terms.latitude, time)];
  const inPlane = Math.hypot(x, y);
  const outward = sumTerms(terms.distance, time) / Math.hypot(inPlane, z);
  const shift = new Vector(
    x * outward - y * along - (x * z * across) / inPlane,
    y * outward + x * along - (y * z * across) / inPlane,
    z * outward + inPlane * across,
    time,
  );
  const moved = RotateVector(toEquator, shift);
  return new Vector(seen.x + moved.x, seen.y + moved.y, seen.z + moved.z, time);
}

function sumTerms(terms: readonly Term[], { tt }: AstroTime): number {
  const millennia = tt / DAYS_IN_MILLENNIUM;
  return terms.reduce(
    (sum, [size, phase, frequency]) => sum + size * Math.cos(phase + frequency * millennia),
    0,
  );
}
