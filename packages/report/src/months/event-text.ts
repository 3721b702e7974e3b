import type { AspectName, YearEvent, YearTransit } from "@cosmic/domain";
import { fillFrame } from "../text/fill-frame.ts";
import { toOrdinal } from "../text/format-chart.ts";
import {
  formatLocalDate,
  formatLocalMonth,
  isSameDate,
  type LocalDate,
  toLocalDate,
} from "../text/local-dates.ts";
import { type EventFrame, eventFrames } from "./frames.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** The clocks a year is told by, and the year of the card. */
export interface Calendar {
  /** IANA name; dates are local to the place of birth, or by UTC where none is known. */
  timeZone: string;
  year: number;
}

/** A stay longer than this is told in months. */
const DAYS_IN_MONTHS = 75;
const DAY = 86_400_000;

const TYPES = {
  total: "a total",
  annular: "an annular",
  partial: "a partial",
  penumbral: "a penumbral",
};

const ASPECT_VERBS: Readonly<Record<AspectName, string>> = {
  conjunction: "joins",
  sextile: "sextiles",
  square: "squares",
  trine: "trines",
  opposition: "opposes",
};

/** The sentence that tells an event with its date. */
export function tellEvent(event: YearEvent, calendar: Calendar, picker: ProsePicker): string {
  const house = toOrdinal(event.house);
  const date = formatLocalDate(toLocalDate(event.at, calendar.timeZone), calendar.year);
  const fill = (frame: EventFrame, values: Record<string, string>) =>
    fillFrame(picker.next(eventFrames[frame]), { date, house, ...values });
  switch (event.kind) {
    case "new-moon":
    case "full-moon":
      return fill(event.kind, { sign: event.sign });
    case "solar-eclipse":
    case "lunar-eclipse":
      return fill(event.kind, { sign: event.sign, type: TYPES[event.type] });
    case "station":
      return fill(event.direction, { planet: event.planet });
    case "ingress":
      return fill(event.isRetrograde ? "ingress-back" : "ingress", {
        planet: event.planet,
        sign: event.sign,
      });
    case "birthday": {
      const [from, to] = [event.from, event.to].map((at) => toLocalDate(at, calendar.timeZone)) as [
        LocalDate,
        LocalDate,
      ];
      if (isSameDate(from, to)) return fill("birthday", {});
      const range = { date: formatLocalDate(from, calendar.year) };
      return fill("birthday-between", { ...range, until: formatLocalDate(to, calendar.year) });
    }
    default:
      return tellTransit(event, calendar, picker);
  }
}

function tellTransit(transit: YearTransit, calendar: Calendar, picker: ProsePicker): string {
  const when = tellSpan(transit, calendar);
  return fillFrame(picker.next(eventFrames.transit), {
    planet: transit.planet,
    verb: ASPECT_VERBS[transit.aspect],
    natal: transit.natal,
    when,
    When: when.charAt(0).toUpperCase() + when.slice(1),
  });
}

/** "from March 3 to March 19, exact on March 9 and again on August 2"; a long stay in months. */
export function tellSpan(
  { start, end, exact, isCertain }: YearTransit,
  calendar: Calendar,
): string {
  const { timeZone, year } = calendar;
  const isLong = end.getTime() - start.getTime() > DAYS_IN_MONTHS * DAY;
  const format = isLong ? formatLocalMonth : formatLocalDate;
  const [from, to] = [start, end].map((at) => format(toLocalDate(at, timeZone), year));
  const span = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const hits = exact.map((hit) => tellExact(hit, calendar));
  if (hits.length === 0) return span;
  const exactly = `exact ${joinWith(hits, "and again")}`;
  return isCertain ? `${span}, ${exactly}` : `${span}, ${exactly} if your birth hour allows it`;
}

/** "on March 9", or "between March 7 and March 12" where the birth hour is not known. */
export function tellExact(
  { from, to }: { from: Date; to: Date },
  { timeZone, year }: Calendar,
): string {
  const [first, last] = [from, to].map((at) => toLocalDate(at, timeZone)) as [LocalDate, LocalDate];
  if (isSameDate(first, last)) return `on ${formatLocalDate(last, year)}`;
  return `between ${formatLocalDate(first, year)} and ${formatLocalDate(last, year)}`;
}

/** "one, two and again three". */
function joinWith(parts: readonly string[], joint: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1)}`;
}
