import type { ChartFacts } from "../chart/chart-facts.ts";
import { getPlacement } from "../chart/placement-of.ts";
import { monthsFrom } from "./calendar-months.ts";
import type {
  CalendarMonth,
  Forecast,
  ForecastEvent,
  ForecastMonth,
  SolarReturn,
  TransitSpan,
} from "./forecast-facts.ts";
import { skyEventsIn } from "./sky-events.ts";
import { getMiddle, solarReturnsBetween } from "./solar-return.ts";
import { transitSpans } from "./transits.ts";

/**
 * What the coming months hold for a birth: whole UTC months, the first being the one `from` falls
 * in, so that every day of a month gives the same forecast. Facts only, good from 1900 to 2100.
 */
export function forecastEvents({
  natal,
  from,
  months = 12,
}: {
  natal: ChartFacts;
  from: Date;
  months?: number;
}): Forecast {
  const calendar = monthsFrom(from, months);
  const [first, last] = [calendar[0], calendar.at(-1)];
  if (!first || !last) throw new RangeError("A forecast covers at least one month");
  const transits = transitSpans(natal, first.from, last.to);
  const returns = solarReturnsBetween(getPlacement(natal, "Sun"), first.from, last.to);
  return {
    from: first.from,
    to: last.to,
    months: calendar.map((month) => forecastMonth(month, transits, returns)),
    transits,
  };
}

function forecastMonth(
  month: CalendarMonth,
  transits: readonly TransitSpan[],
  returns: readonly SolarReturn[],
): ForecastMonth {
  const ownReturns = returns.filter((event) => isWithin(month, getMiddle(event)));
  return {
    ...month,
    events: [...skyEventsIn(month), ...ownReturns].toSorted((a, b) => getTime(a) - getTime(b)),
    transits: transits
      .filter(({ start, end }) => start < month.to && end >= month.from)
      .map((span) => ({ span, isExact: span.exact.some((hit) => touches(month, hit)) })),
  };
}

function getTime(event: ForecastEvent): number {
  return (event.kind === "solar-return" ? getMiddle(event) : event.at).getTime();
}

function isWithin(month: CalendarMonth, at: Date): boolean {
  return at >= month.from && at < month.to;
}

function touches(month: CalendarMonth, { from, to }: { from: Date; to: Date }): boolean {
  return from < month.to && to >= month.from;
}
