import type { LocalSky } from "../chart/angles.ts";
import { CHART_BODIES, type ChartBody } from "../chart/bodies.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";
import { isAboveHorizon, isEastOfMeridian } from "./horizon.ts";

/** The ten bodies on either side of the horizon and of the meridian, as they stood in the sky of the place. */
export interface Hemispheres {
  above: readonly ChartBody[];
  below: readonly ChartBody[];
  /** The side on which bodies rise. */
  east: readonly ChartBody[];
  west: readonly ChartBody[];
}

/**
 * Null without a local sky. Judged by height, not by houses: near the poles the half of the zodiac beyond the Ascendant is
 * not the half above the horizon of a body, and the Sun of a polar night may stand in the tenth house.
 */
export function findHemispheres(
  toPoint: (body: ChartBody) => EclipticPoint,
  sky: LocalSky | null,
): Hemispheres | null {
  if (!sky) return null;
  const list = (isIn: (point: EclipticPoint) => boolean) =>
    CHART_BODIES.filter((body) => isIn(toPoint(body)));
  return {
    above: list((point) => isAboveHorizon(point, sky)),
    below: list((point) => !isAboveHorizon(point, sky)),
    east: list((point) => isEastOfMeridian(point, sky)),
    west: list((point) => !isEastOfMeridian(point, sky)),
  };
}
