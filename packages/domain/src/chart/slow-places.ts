import { type AstroTime, Body, HelioVector, Vector } from "astronomy-engine";
import { sumChebyshev } from "./chebyshev.ts";
import { SLOW_TABLE, SLOW_TABLE_DAYS, SLOW_TABLE_UNIT } from "./slow-table.ts";

export type TabledPlanet = keyof typeof SLOW_TABLE;

/** Masses in units of that of the Sun and the inner planets together, as JPL's ephemeris DE440 has them. */
const GIANTS = [
  ["Jupiter", 1 / 1_047.354891],
  ["Saturn", 1 / 3_497.922708],
  ["Uranus", 1 / 22_903.087674],
  ["Neptune", 1 / 19_412.375803],
] as const;

/** In the same unit. Mercury moves the Sun by ten kilometers, which no one sees. */
const INNER = [
  [Body.Venus, 1 / 408_526.16],
  [Body.Earth, 1 / 328_902.53],
  [Body.Mars, 1 / 3_098_722.07],
] as const;

/** Whether the table has a body at a time: Jupiter to Pluto, from 1898 to 2101. */
export const isTabled = (body: string, { tt }: AstroTime): body is TabledPlanet =>
  body in SLOW_TABLE && Math.abs(tt) < SLOW_TABLE_DAYS;

/**
 * Where the table has a planet: astronomical units from the common center of mass of Sun and planets, on the equator of
 * J2000.
 */
export function slowPlaceOn(planet: TabledPlanet, time: AstroTime): Vector {
  const [x, y, z] = SLOW_TABLE[planet].map(
    (coefficients) => sumChebyshev(coefficients, time.tt / SLOW_TABLE_DAYS) * SLOW_TABLE_UNIT,
  ) as [number, number, number];
  return new Vector(x, y, z, time);
}

/** Where the Sun is from the same center: across from the planets, as far as they are heavy. */
export function sunPlaceOn(time: AstroTime): Vector {
  const place = new Vector(0, 0, 0, time);
  const add = ({ x, y, z }: Vector, mass: number) => {
    place.x -= mass * x;
    place.y -= mass * y;
    place.z -= mass * z;
  };
  for (const [giant, mass] of GIANTS) add(slowPlaceOn(giant, time), mass);
  for (const [body, mass] of INNER) add(HelioVector(body, time), mass);
  return place;
}
