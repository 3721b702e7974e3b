import { createHash } from "node:crypto";
import {
  type AspectName,
  addDays,
  type Forecast,
  formatCalendarDate,
  PRODUCT_NAME,
  toCalendarDate,
} from "@cosmic/domain";
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from "ical-generator";
import type { JsonForm } from "../../db/tables/json.ts";

type WrittenForecast = JsonForm<Forecast>;
type ForecastEvent = WrittenForecast["months"][number]["events"][number];
type SkyEvent = Exclude<ForecastEvent, { kind: "solar-return" }>;
type EventOfKind<Kind extends SkyEvent["kind"]> = SkyEvent & { kind: Kind };
type Transit = WrittenForecast["transits"][number];

/** A day or several in a calendar. Dates are YYYY-MM-DD by UTC, the last one included. */
interface Entry {
  /** Names the entry among all of its reader. */
  name: string;
  /** The same for all users, so that two calendars of one person share it. */
  isShared: boolean;
  firstDay: string;
  lastDay: string;
  summary: string;
  description: string;
}

const MINUTE = 60_000;

/** Computed instants are good to about a minute, but for stations: docs/accuracy.md. */
const toMinute = (instant: string) => Math.round(Date.parse(instant) / MINUTE) * MINUTE;
const toDay = (instant: string) => toCalendarDate(toMinute(instant));
const dateText = (instant: string) => formatCalendarDate(toDay(instant));
const clockText = (instant: string) => new Date(toMinute(instant)).toISOString().slice(11, 16);

const ASPECT_LABELS: Readonly<Record<AspectName, string>> = {
  conjunction: "conjunct",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposite",
};

const SUMMARIES: { [Kind in SkyEvent["kind"]]: (event: EventOfKind<Kind>) => string } = {
  "sun-ingress": ({ to }) => `Sun enters ${to}`,
  "new-moon": ({ sign }) => `New moon in ${sign}`,
  "full-moon": ({ sign }) => `Full moon in ${sign}`,
  "mercury-station": ({ direction, sign }) => `Mercury turns ${direction} in ${sign}`,
};

const getSummary = <Kind extends SkyEvent["kind"]>(event: EventOfKind<Kind>): string =>
  SUMMARIES[event.kind](event);

function skyEntry(event: SkyEvent): Entry {
  const clock = event.kind === "mercury-station" ? "" : `, ${clockText(event.at)} UTC`;
  const degree = event.kind === "sun-ingress" ? "" : `, at ${event.degree}° ${event.sign}`;
  return {
    name: `${event.kind}-${toDay(event.at)}`,
    isShared: true,
    firstDay: toDay(event.at),
    lastDay: toDay(event.at),
    summary: getSummary(event),
    description: `${dateText(event.at)}${clock}${degree}.`,
  };
}

function returnEntry({ from, to }: Extract<ForecastEvent, { kind: "solar-return" }>): Entry {
  const when =
    from === to
      ? `${dateText(from)}, ${clockText(from)} UTC`
      : `Between ${dateText(from)} and ${dateText(to)}, depending on the moment of your birth`;
  return {
    name: `solar-return-${toDay(from)}`,
    isShared: false,
    firstDay: toDay(from),
    lastDay: toDay(to),
    summary: "Solar return",
    description: `The Sun comes back to where it stood at your birth. ${when}.`,
  };
}

function exactText({ exact, isCertain }: Transit): string {
  const times = exact.map(({ from, to }) =>
    toDay(from) === toDay(to)
      ? `on ${dateText(from)}`
      : `between ${dateText(from)} and ${dateText(to)}`,
  );
  const doubt = isCertain ? "" : ", depending on the moment of your birth";
  return `Exact ${times.join(", then ")}${doubt}.`;
}

function transitEntry(transit: Transit): Entry {
  const { planet, natal, aspect, start, end } = transit;
  return {
    name: `${planet}-${aspect}-${natal}-${toDay(start)}`.toLowerCase(),
    isShared: false,
    firstDay: toDay(start),
    lastDay: toDay(end),
    summary: `${planet} ${ASPECT_LABELS[aspect]} your ${natal}`,
    description:
      `Within a degree from ${dateText(start)} to ${dateText(end)}. ` + exactText(transit),
  };
}

function listEntries({ months, transits }: WrittenForecast): Entry[] {
  const events = months.flatMap((month) => month.events);
  return [
    ...events.map((event) =>
      event.kind === "solar-return" ? returnEntry(event) : skyEntry(event),
    ),
    ...transits.map(transitEntry),
  ];
}

export interface CalendarOrder {
  forecast: WrittenForecast;
  /** When the blueprint was written; the calendar is as old. */
  generatedAt: Date;
  /** Names the blueprint; only a hash of it goes into the calendar. */
  slug: string;
}

const toInstantText = (day: string) => `${day}T00:00:00Z`;

/**
 * The year of a blueprint as iCalendar text (RFC 5545, CRLF): whole days by UTC, none of which takes
 * up the owner's time. The same blueprint gives the same calendar, so importing it again adds nothing.
 */
export function buildCalendar({ forecast, generatedAt, slug }: CalendarOrder): string {
  const reader = createHash("sha256").update(slug).digest("hex").slice(0, 16);
  const events = listEntries(forecast).map(
    (entry): ICalEventData => ({
      id: `${entry.name}.${entry.isShared ? "sky" : reader}@cosmic-blueprint`,
      stamp: generatedAt,
      start: toInstantText(entry.firstDay),
      end: toInstantText(addDays(entry.lastDay, 1)),
      allDay: true,
      summary: entry.summary,
      description: entry.description,
      transparency: ICalEventTransparency.TRANSPARENT,
    }),
  );
  return new ICalCalendar({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: "Year ahead", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    events,
  }).toString();
}
