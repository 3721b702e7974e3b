import { computeDailyMotion, computeLongitude } from "../chart/body-longitude.ts";
import { findStation } from "../chart/station.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { CalendarMonth, MercuryStation } from "./forecast-facts.ts";

/** Mercury's stations are at least 19 days apart, so a span this long holds one at most. */
const SPAN = 8 * 86_400_000;

/** The instants of a month at which Mercury turns, by time; good to about ten minutes, so slowly does it turn. */
export function mercuryStationsIn({ from, to }: CalendarMonth): MercuryStation[] {
  const found: MercuryStation[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += SPAN) {
    const spanStart = new Date(start);
    const at = findStation("Mercury", spanStart, new Date(Math.min(start + SPAN, to.getTime())));
    if (!at) continue;
    const longitude = computeLongitude("Mercury", at);
    found.push({
      kind: "mercury-station",
      at,
      direction: computeDailyMotion("Mercury", spanStart) < 0 ? "direct" : "retrograde",
      sign: signAt(longitude),
      degree: degreeInSign(longitude),
      longitude,
    });
  }
  return found;
}
