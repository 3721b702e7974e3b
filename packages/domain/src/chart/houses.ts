import { oppositeDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { computeAngles, eclipticPointAt, type LocalSky } from "./angles.ts";
import type { ChartBody } from "./bodies.ts";
import type { ChartHouses, HouseSystem, Placement } from "./chart-facts.ts";
import { asinDegrees, sinDegrees, tanDegrees } from "./degree-trigonometry.ts";
import { wholeSignCusps } from "./whole-sign-house.ts";

/** Steps allowed for a cusp; it settles in a handful, and in a few hundred beside the polar circle. */
const MOST_STEPS = 2000;
const SETTLED = 1e-10;

/** The houses of a local sky, and which house each body stands in. */
export function computeHouses(sky: LocalSky, placements: readonly Placement[]): ChartHouses {
  const placidus = placidusCusps(sky);
  return {
    wholeSign: houseSystem(wholeSignCusps(computeAngles(sky).ascendant.longitude), placements),
    placidus: placidus && houseSystem(placidus, placements),
  };
}

/**
 * Placidus: the cusps lie a third and two thirds of the way, in time, that their own degree of the
 * ecliptic takes from the meridian to the horizon. Null from the polar circles on, where some
 * degrees never cross the horizon.
 */
export function placidusCusps(sky: LocalSky): number[] | null {
  if (Math.abs(sky.latitude) >= 90 - sky.obliquity) return null;
  const { ascendant, midheaven } = computeAngles(sky);
  const [first, tenth] = [ascendant.longitude, midheaven.longitude];
  const lowerEast = [first, cuspBelow(sky, 2 / 3), cuspBelow(sky, 1 / 3)];
  const upperEast = [tenth, cuspAbove(sky, 1 / 3), cuspAbove(sky, 2 / 3)];
  return [
    ...lowerEast,
    ...upperEast.map(oppositeDegrees),
    ...lowerEast.map(oppositeDegrees),
    ...upperEast,
  ];
}

/** The point that is this share of its way from the eastern horizon up to the meridian short of it. */
function cuspAbove(sky: LocalSky, share: number): number {
  return settle(sky, (rise) => sky.meridian + share * (90 + rise));
}

/** The same below the horizon, counted from the lower meridian. */
function cuspBelow(sky: LocalSky, share: number): number {
  return settle(sky, (rise) => sky.meridian + 180 - share * (90 - rise));
}

/**
 * Finds the point whose right ascension fits the time it takes itself: `rise` is its ascensional
 * difference, by which half of its day is longer than six hours, in degrees.
 */
function settle(
  { obliquity, latitude }: LocalSky,
  rightAscensionFor: (rise: number) => number,
): number {
  let rightAscension = rightAscensionFor(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const declination = asinDegrees(
      sinDegrees(obliquity) * sinDegrees(eclipticPointAt(rightAscension, obliquity)),
    );
    const next = rightAscensionFor(asinDegrees(tanDegrees(latitude) * tanDegrees(declination)));
    if (Math.abs(next - rightAscension) < SETTLED) break;
    rightAscension = next;
  }
  return eclipticPointAt(rightAscension, obliquity);
}

function houseSystem(cusps: readonly number[], placements: readonly Placement[]): HouseSystem {
  const houseOf = Object.fromEntries(
    placements.map(({ body, longitude }) => [body, houseAt(longitude, cusps)]),
  ) as Record<ChartBody, number>;
  return { cusps, houseOf };
}

/** The house, 1 to 12, between whose cusp and the next a longitude lies. */
export function houseAt(longitude: number, cusps: readonly number[]): number {
  const distances = cusps.map((cusp) => wrapDegrees(longitude - cusp));
  return distances.indexOf(Math.min(...distances)) + 1;
}
