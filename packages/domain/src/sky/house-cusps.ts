import { computeAngles, type LocalSky } from "../chart/angles.ts";
import {
  asinDegrees,
  atan2Degrees,
  cosDegrees,
  sinDegrees,
  tanDegrees,
} from "../chart/degree-trigonometry.ts";
import { placidusCusps } from "../chart/houses.ts";
import { oppositeDegrees, wrapDegrees } from "../zodiac/circle.ts";
import type { HouseSystemName } from "./chart-settings.ts";

/** Whole signs depend on the zodiac, and are counted where it is known: packages/domain/src/sky/chart-frame.ts. */
type QuadrantOrEqual = Exclude<HouseSystemName, "whole-sign">;

/** Cusps of the eleventh, twelfth, second and third house: with the two axes they give all twelve. */
type MiddleCusps = readonly [number, number, number, number];

const MIDDLE_CUSPS: Readonly<
  Record<"porphyry" | "koch" | "regiomontanus" | "campanus", (sky: LocalSky) => MiddleCusps | null>
> = {
  porphyry: porphyryCusps,
  koch: kochCusps,
  regiomontanus: ({ meridian, ...sky }) =>
    eachCusp((angle) =>
      crossingWith(sky, meridian + angle, tanDegrees(sky.latitude) * sinDegrees(angle)),
    ),
  campanus: ({ meridian, ...sky }) =>
    eachCusp((angle) => {
      // A circle through the north and south points that cuts the prime vertical at this angle from the zenith.
      const rightAscension = atan2Degrees(
        sinDegrees(angle) * cosDegrees(sky.latitude),
        cosDegrees(angle),
      );
      const pole = asinDegrees(sinDegrees(sky.latitude) * sinDegrees(angle));
      return crossingWith(sky, meridian + rightAscension, tanDegrees(pole));
    }),
};

/**
 * The longitudes at which the twelve houses begin, from the equinox of date. Null where a system has no answer: Placidus
 * and Koch from the polar circles on, Regiomontanus and Campanus at hours there at which their cusps would cross.
 */
export function computeCusps(system: QuadrantOrEqual, sky: LocalSky): readonly number[] | null {
  const { ascendant, midheaven } = computeAngles(sky);
  const first = ascendant.longitude;
  if (system === "equal") {
    return Array.from({ length: 12 }, (_, index) => wrapDegrees(first + index * 30));
  }
  if (system === "placidus") return placidusCusps(sky);
  const middle = MIDDLE_CUSPS[system](sky);
  if (!middle) return null;
  const [eleventh, twelfth, second, third] = middle;
  const western = [first, second, third];
  const eastern = [midheaven.longitude, eleventh, twelfth];
  const cusps = [
    ...western,
    ...eastern.map(oppositeDegrees),
    ...western.map(oppositeDegrees),
    ...eastern,
  ];
  return isInOrder(cusps) ? cusps : null;
}

/** True when the cusps follow one another once around the circle. */
function isInOrder(cusps: readonly number[]): boolean {
  const steps = cusps.map((cusp, index) => wrapDegrees((cusps[(index + 1) % 12] as number) - cusp));
  return Math.round(steps.reduce((sum, step) => sum + step, 0)) === 360;
}

function eachCusp(cuspAt: (angle: number) => number): MiddleCusps {
  return [cuspAt(30), cuspAt(60), cuspAt(120), cuspAt(150)];
}

/**
 * Where the ecliptic crosses the circle that cuts the equator at a right ascension and whose pole stands as high as the
 * tangent says. The horizon is the one of the latitude itself.
 */
function crossingWith(
  { obliquity }: Pick<LocalSky, "obliquity">,
  rightAscension: number,
  tangentOfPole: number,
): number {
  return wrapDegrees(
    atan2Degrees(
      sinDegrees(rightAscension),
      cosDegrees(rightAscension) * cosDegrees(obliquity) - tangentOfPole * sinDegrees(obliquity),
    ),
  );
}

/** Thirds of the arcs between the axes. */
function porphyryCusps(sky: LocalSky): MiddleCusps {
  const { ascendant, midheaven } = computeAngles(sky);
  const east = wrapDegrees(ascendant.longitude - midheaven.longitude);
  const west = 180 - east;
  const upper = (share: number) => wrapDegrees(midheaven.longitude + share * east);
  const lower = (share: number) => wrapDegrees(ascendant.longitude + share * west);
  return [upper(1 / 3), upper(2 / 3), lower(1 / 3), lower(2 / 3)];
}

/** What rose at thirds of the time that the degree of the Midheaven took from the horizon to the meridian. */
function kochCusps({ meridian, ...sky }: LocalSky): MiddleCusps | null {
  const { obliquity, latitude } = sky;
  if (Math.abs(latitude) >= 90 - obliquity) return null;
  const { longitude } = computeAngles({ meridian, ...sky }).midheaven;
  const declination = asinDegrees(sinDegrees(obliquity) * sinDegrees(longitude));
  const rise = asinDegrees(tanDegrees(latitude) * tanDegrees(declination));
  const risen = (angle: number) =>
    crossingWith(sky, meridian + angle + ((angle - 90) / 90) * rise, tanDegrees(latitude));
  return eachCusp(risen);
}
