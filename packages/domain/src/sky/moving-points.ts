import { type AstroTime, Body, Ecliptic, EclipticGeoMoon, GeoVector } from "astronomy-engine";
import { CHART_BODIES, type ChartBody } from "../chart/bodies.ts";
import { addTerms, VENUS_TERMS } from "../chart/left-out-terms.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { chironOn } from "./chiron.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";
import { meanLilithOn, meanNodeOn } from "./mean-lunar-orbit.ts";
import { osculatingLilithOn, trueNodeOn } from "./osculating-lunar-orbit.ts";

/** What moves along the zodiac beside the ten bodies. */
export const MOVING_POINTS = ["Chiron", "North Node", "Lilith"] as const;
export type MovingPoint = (typeof MOVING_POINTS)[number];

export const MOVING_NAMES: readonly (ChartBody | MovingPoint)[] = [
  ...CHART_BODIES,
  ...MOVING_POINTS,
];

/** Where a body or point stands on the true ecliptic of date, as it appears from the center of the Earth. */
export function pointOn(
  name: ChartBody | MovingPoint,
  time: AstroTime,
  { nodes, lilith }: Pick<ChartSettings, "nodes" | "lilith">,
): EclipticPoint {
  switch (name) {
    case "Chiron":
      return chironOn(time);
    case "North Node":
      return nodes === "true" ? trueNodeOn(time) : meanNodeOn(time);
    case "Lilith":
      return lilith === "mean" ? meanLilithOn(time) : osculatingLilithOn(time);
    case "Moon": {
      const { lon, lat } = EclipticGeoMoon(time);
      return { longitude: lon, latitude: lat };
    }
    default: {
      const seen = GeoVector(Body[name], time, true);
      const { elon, elat } = Ecliptic(name === "Venus" ? addTerms(seen, VENUS_TERMS, time) : seen);
      return { longitude: elon, latitude: elat };
    }
  }
}
