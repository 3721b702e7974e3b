import { computeAngles, type LocalSky } from "../chart/angles.ts";
import { isAboveHorizon, vertexIn } from "./horizon.ts";
import { type PlainPlacement, placeFixed } from "./place-points.ts";

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
