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
/** Terms by the power of time, in thousands of years, that they grow with. */
type Series = readonly (readonly Term[])[];

/** Terms of a planet's longitude, latitude and distance from the Sun, on the ecliptic of J2000. */
export interface LeftOutTerms {
  longitude: Series;
  latitude: Series;
  distance: Series;
}

const DAYS_IN_MILLENNIUM = 365_250;

/**
 * The engine cuts the series VSOP87B (Bretagnon and Francou 1988) short. Of Venus, the planet that comes nearest and is
 * then seen four times as far off as from the Sun, these are the seven next terms, all above one arc second. With them
 * its longitude is within 13 arc seconds of the whole series, without them within 21.
 */
export const VENUS_TERMS: LeftOutTerms = {
  longitude: [
    [
      [0.0000076138, 1.95014701047, 529.6909650946],
      [0.00000769314, 0.81629615196, 9437.762934887],
      [0.00000707676, 1.06466702668, 775.522611324],
      [0.00000584836, 3.9983988823, 191.4482661116],
      [0.00000499915, 4.1234021282, 15720.8387848784],
    ],
  ],
  latitude: [[[0.00001011392, 1.0894611973, 30639.856638633]]],
  distance: [[[0.00000373958, 1.42314832858, 3930.2096962196]]],
};

const toEcliptic = Rotation_EQJ_ECL();
const toEquator = Rotation_ECL_EQJ();

/**
 * A planet as seen from the Earth, in astronomical units on the equator of J2000, moved on by terms of its series and,
 * where given, of the Earth's.
 */
export function addTerms(
  seen: Vector,
  terms: LeftOutTerms,
  time: AstroTime,
  earthTerms?: LeftOutTerms,
): Vector {
  const earth = HelioVector(Body.Earth, time);
  const fromSun = new Vector(seen.x + earth.x, seen.y + earth.y, seen.z + earth.z, time);
  const planetShift = shiftBy(fromSun, terms);
  const earthShift = earthTerms ? shiftBy(earth, earthTerms) : new Vector(0, 0, 0, time);
  return new Vector(
    seen.x + planetShift.x - earthShift.x,
    seen.y + planetShift.y - earthShift.y,
    seen.z + planetShift.z - earthShift.z,
    time,
  );
}

/** What terms add to a place about the Sun. */
export function shiftBy(place: Vector, { longitude, latitude, distance }: LeftOutTerms): Vector {
  const { x, y, z } = RotateVector(toEcliptic, place);
  const millennia = place.t.tt / DAYS_IN_MILLENNIUM;
  const [along, across] = [sumSeries(longitude, millennia), sumSeries(latitude, millennia)];
  const inPlane = Math.hypot(x, y);
  const outward = sumSeries(distance, millennia) / Math.hypot(inPlane, z);
  const shift = new Vector(
    x * outward - y * along - (x * z * across) / inPlane,
    y * outward + x * along - (y * z * across) / inPlane,
    z * outward + inPlane * across,
    place.t,
  );
  return RotateVector(toEquator, shift);
}

function sumSeries(series: Series, millennia: number): number {
  let sum = 0;
  let factor = 1;
  for (const terms of series) {
    for (const [size, phase, frequency] of terms) {
      sum += factor * size * Math.cos(phase + frequency * millennia);
    }
    factor *= millennia;
  }
  return sum;
}
