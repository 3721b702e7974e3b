import { computeAngles, type LocalSky } from "../chart/angles.ts";
import type { AnglePlacement } from "../chart/chart-facts.ts";
import { wholeSignCusps } from "../chart/whole-sign-house.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { isAboveHorizon, vertexIn } from "./horizon.ts";
import { computeCusps } from "./house-cusps.ts";
import { type PlainPlacement, placeFixed } from "./place-points.ts";
import type { SkyChart, SkyHouses } from "./sky-chart.ts";

/** Axes and houses, their longitudes counted in the chosen zodiac. */
export type ChartFrame = Pick<SkyChart, "angles" | "houses">;
export const NO_FRAME: ChartFrame = { angles: null, houses: null };

/** The axes of a local sky, and its houses: whole signs of the zodiac where the chosen system has no answer. */
export function frameFrom(sky: LocalSky, offset: number, { houses }: ChartSettings): ChartFrame {
  const { ascendant, midheaven } = computeAngles(sky);
  const angles = {
    ascendant: angleFrom(ascendant, offset),
    midheaven: angleFrom(midheaven, offset),
  };
  const wholeSign: SkyHouses = {
    system: "whole-sign",
    cusps: wholeSignCusps(angles.ascendant.longitude),
  };
  if (houses === "whole-sign") return { angles, houses: wholeSign };
  const cusps = computeCusps(houses, sky)?.map((cusp) => wrapDegrees(cusp - offset));
  return { angles, houses: cusps ? { system: houses, cusps } : wholeSign };
}

function angleFrom(angle: AnglePlacement, offset: number): AnglePlacement {
  const longitude = wrapDegrees(angle.longitude - offset);
  return { longitude, sign: signAt(longitude), degree: degreeInSign(longitude) };
}

/** Fortune lies as far from the Ascendant as the Moon from the Sun; by night the two change places. */
export function localPoints(
  sky: LocalSky,
  moving: readonly PlainPlacement[],
  offset: number,
): PlainPlacement[] {
  const longitude = (name: "Sun" | "Moon") =>
    moving.find(({ body }) => body === name)?.longitude ?? Number.NaN;
  const sun = longitude("Sun");
  const isDay = isAboveHorizon({ longitude: sun, latitude: 0 }, sky);
  const ahead = isDay ? longitude("Moon") - sun : sun - longitude("Moon");
  const fortune = computeAngles(sky).ascendant.longitude + ahead;
  return [
    placeFixed("Part of Fortune", fortune, offset),
    placeFixed("Vertex", vertexIn(sky), offset),
  ];
}
