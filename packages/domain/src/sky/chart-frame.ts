import { computeAngles, type LocalSky } from "../chart/angles.ts";
import type { AnglePlacement } from "../chart/chart-facts.ts";
import { wholeSignCusps } from "../chart/whole-sign-house.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { computeCusps } from "./house-cusps.ts";
import type { SkyAngles, SkyChart, SkyHouses } from "./sky-chart.ts";

/** Axes and houses, their longitudes counted in the chosen zodiac. */
export type ChartFrame = Pick<SkyChart, "angles" | "houses">;
export const NO_FRAME: ChartFrame = { angles: null, houses: null };

/** The axes of a local sky, and its houses: whole signs of the zodiac where the chosen system has no answer. */
export function frameFrom(
  sky: LocalSky,
  offset: number,
  { houses }: Pick<ChartSettings, "houses">,
): { angles: SkyAngles; houses: SkyHouses } {
  const { ascendant, midheaven } = computeAngles(sky);
  const angles = {
    ascendant: angleFrom(ascendant.longitude, offset),
    midheaven: angleFrom(midheaven.longitude, offset),
  };
  const wholeSign: SkyHouses = {
    system: "whole-sign",
    cusps: wholeSignCusps(angles.ascendant.longitude),
  };
  if (houses === "whole-sign") return { angles, houses: wholeSign };
  const cusps = computeCusps(houses, sky)?.map((cusp) => wrapDegrees(cusp - offset));
  return { angles, houses: cusps ? { system: houses, cusps } : wholeSign };
}

/** A tropical longitude as an angle in the chosen zodiac. */
export function angleFrom(tropical: number, offset: number): AnglePlacement {
  const longitude = wrapDegrees(tropical - offset);
  return { longitude, sign: signAt(longitude), degree: degreeInSign(longitude) };
}
