import { CHART_BODIES, type ChartBody } from "../chart/bodies.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import type { SkyChart, SkyPlacement } from "./sky-chart.ts";

/** The ten bodies on either side of the horizon and of the meridian, by their longitudes. */
export interface Hemispheres {
  above: readonly ChartBody[];
  below: readonly ChartBody[];
  /** The side on which bodies rise. */
  east: readonly ChartBody[];
  west: readonly ChartBody[];
}

/** Null where the axes are not known. */
export function findHemispheres(
  placements: readonly Pick<SkyPlacement, "body" | "longitude">[],
  angles: SkyChart["angles"],
): Hemispheres | null {
  if (!angles) return null;
  const bodies = CHART_BODIES.flatMap((body) => {
    const placement = placements.find((each) => each.body === body);
    return placement ? [{ body, longitude: placement.longitude }] : [];
  });
  // The zodiac runs from the Ascendant down under the horizon, and from the Midheaven over the east.
  const isBelow = (longitude: number) => wrapDegrees(longitude - angles.ascendant.longitude) < 180;
  const isEastern = (longitude: number) =>
    wrapDegrees(longitude - angles.midheaven.longitude) < 180;
  const list = (isIn: (longitude: number) => boolean) =>
    bodies.filter(({ longitude }) => isIn(longitude)).map(({ body }) => body);
  return {
    above: list((longitude) => !isBelow(longitude)),
    below: list(isBelow),
    east: list(isEastern),
    west: list((longitude) => !isEastern(longitude)),
  };
}
