import { formatShare, type HeldFact, type HourFact } from "@cosmic/domain/hours";
import { formatAspect } from "../../../shared/chart-wheel/format-chart.ts";
import type { HoursClock } from "./hours-clock.ts";

/** "Cancer rising", "Moon in Aries", "Sun in house 10", "Moon square Neptune". */
export function formatHourFact(fact: HourFact): string {
  switch (fact.kind) {
    case "rising":
      return `${fact.sign} rising`;
    case "midheaven":
      return `${fact.sign} at the Midheaven`;
    case "sign":
      return `${fact.body} in ${fact.sign}`;
    case "house":
      return `${fact.body} in house ${fact.house}`;
    default:
      return formatAspect(fact);
  }
}

/**
 * How surely a fact holds: "all day", "for 63% of the hours you gave", and below one half only as an
 * alternative, "if you were born before 06:40 (37%)".
 * @param isWholeDay the time is not known at all
 */
export function formatHold(held: HeldFact, clock: HoursClock, isWholeDay: boolean): string {
  if (held.isCertain) return isWholeDay ? "all day" : "all the hours you gave";
  const when = clock.formatSpans(held.spans);
  const share = formatShare(held.share);
  if (held.share < 0.5) return `if you were born ${when} (${share})`;
  return `for ${share} of ${isWholeDay ? "the day" : "the hours you gave"}: ${when}`;
}
