import type { ChartBody } from "../chart/bodies.ts";
import { computePreciseLongitude, computePreciseMotion } from "../chart/precise-longitude.ts";
import { findStation } from "../chart/station.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { CalendarMonth, MercuryStation } from "./forecast-facts.ts";

/** Mercury's stations, the closest of any planet, are at least 19 days apart, so a span this long holds one at most. */
const SPAN = 8 * 86_400_000;

type Station = Omit<MercuryStation, "kind">;

/** The instants of a month at which a planet turns, by time; good to about two minutes. */
export function stationsIn(planet: ChartBody, { from, to }: CalendarMonth): Station[] {
  const found: Station[] = [];
  const motionAt = (at: Date) => computePreciseMotion(planet, at);
  for (let start = from.getTime(); start < to.getTime(); start += SPAN) {
    const spanStart = new Date(start);
    const at = findStation(motionAt, spanStart, new Date(Math.min(start + SPAN, to.getTime())));
    if (!at) continue;
    const longitude = computePreciseLongitude(planet, at);
    found.push({
      at,
      direction: motionAt(spanStart) < 0 ? "direct" : "retrograde",
      sign: signAt(longitude),
      degree: degreeInSign(longitude),
      longitude,
    });
  }
  return found;
}

/** Mercury's stations of a month, as forecasts list them. */
export function mercuryStationsIn(month: CalendarMonth): MercuryStation[] {
  return stationsIn("Mercury", month).map((station) => ({ kind: "mercury-station", ...station }));
}
