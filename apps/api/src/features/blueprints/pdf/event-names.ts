import { type Forecast, toCalendarDate } from "@cosmic/domain";
import type { JsonForm } from "../../../db/tables/json.ts";
import { ASPECT_LABELS } from "./format-sky.ts";

type WrittenForecast = JsonForm<Forecast>;
export type WrittenMonth = WrittenForecast["months"][number];
type WrittenEvent = WrittenMonth["events"][number];

/** One line of a month's calendar. */
export interface DatedLine {
  /** A day of the month, or several: "7", "9 to 11". */
  days: string;
  name: string;
}

const MINUTE = 60_000;

/** Computed instants are good to about a minute. */
const toDate = (instant: string) =>
  toCalendarDate(Math.round(Date.parse(instant) / MINUTE) * MINUTE);
const getDayOfMonth = (instant: string) => Number(toDate(instant).slice(8));

const NAMES: {
  [Kind in WrittenEvent["kind"]]: (event: WrittenEvent & { kind: Kind }) => string;
} = {
  "sun-ingress": ({ to }) => `Sun enters ${to}`,
  "new-moon": ({ sign }) => `New moon in ${sign}`,
  "full-moon": ({ sign }) => `Full moon in ${sign}`,
  "mercury-station": ({ direction }) => `Mercury turns ${direction}`,
  "solar-return": () => "Your solar return",
};

const getEventName = <Kind extends WrittenEvent["kind"]>(
  event: WrittenEvent & { kind: Kind },
): string => NAMES[event.kind](event);

function formatDays(event: WrittenEvent): string {
  if (event.kind !== "solar-return") return String(getDayOfMonth(event.at));
  const [first, last] = [getDayOfMonth(event.from), getDayOfMonth(event.to)];
  return first === last ? String(first) : `${first} to ${last}`;
}

/** The part of an exact range that falls within a month, as days; null for none. */
function daysWithin({ from, to }: { from: string; to: string }, month: WrittenMonth) {
  if (to < month.from || from >= month.to) return null;
  const first = from < month.from ? 1 : getDayOfMonth(from);
  const last =
    to >= month.to
      ? getDayOfMonth(new Date(Date.parse(month.to) - 1).toISOString())
      : getDayOfMonth(to);
  return first === last ? String(first) : `${first} to ${last}`;
}

/** What happens on which days of a month, by UTC: the sky's events, then transits that become exact. */
export function listDatedLines(month: WrittenMonth): DatedLine[] {
  const transits = month.transits.flatMap(({ span: { planet, natal, aspect, exact } }) =>
    exact.flatMap((range) => {
      const days = daysWithin(range, month);
      return days === null
        ? []
        : [{ days, name: `${planet} ${ASPECT_LABELS[aspect]} your ${natal}` }];
    }),
  );
  const events = month.events.map((event) => ({
    days: formatDays(event),
    name: getEventName(event),
  }));
  return [...events, ...transits].toSorted(
    (a, b) => Number.parseInt(a.days, 10) - Number.parseInt(b.days, 10),
  );
}
