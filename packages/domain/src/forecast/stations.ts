import type { ChartBody } from "../chart/bodies.ts";
import { computeDailyMotion } from "../chart/body-longitude.ts";
import { computePreciseLongitude, computePreciseMotion } from "../chart/precise-longitude.ts";
import { findStation } from "../chart/station.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { CalendarMonth, MercuryStation } from "./forecast-facts.ts";

/** Mercury's stations, the closest of any planet, are at least 19 days apart, so a span this long holds one at most. */
const SPAN = 8 * 86_400_000;

/** No theory knows a station to the second. */
const SECOND = 1000;

type Station = Omit<MercuryStation, "kind">;

/** In degrees a day: more than the engine’s own motions are off. */
const MARGIN = 0.01;

/** Whether a planet can turn between two instants, by the engine’s own motions then, which are quicker to have. */
const mayTurn = (before: number, after: number) =>
  before < 0 !== after < 0 || Math.min(Math.abs(before), Math.abs(after)) < MARGIN;

/** The instants of a month at which a planet turns, by time; good to about a minute. */
export function stationsIn(planet: ChartBody, { from, to }: CalendarMonth): Station[] {
  const found: Station[] = [];
  const motionAt = (at: Date) => computePreciseMotion(planet, at);
  let after = computeDailyMotion(planet, from);
  for (let start = from.getTime(); start < to.getTime(); start += SPAN) {
    const [spanStart, spanEnd] = [new Date(start), new Date(Math.min(start + SPAN, to.getTime()))];
    const before = after;
    after = computeDailyMotion(planet, spanEnd);
    const at = mayTurn(before, after) ? findStation(motionAt, spanStart, spanEnd, SECOND) : null;
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
