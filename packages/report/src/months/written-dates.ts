import type { ExactRange, YearEvent } from "@cosmic/domain";
import { toLocalDate } from "../text/local-dates.ts";
import { labelEvent, nameTopic } from "./label-event.ts";
import type { RecalledPass } from "./plan-months.ts";
import { type Calendar, getMiddle, tellExact, withDoubt } from "./tell-time.ts";

/** A line of a month's list of dates, or of the summary's. */
export interface WrittenDate {
  /** ISO instant. */
  at: string;
  /** Local: "March 3", or "between March 3 and 7". */
  date: string;
  label: string;
}

const HIGHLIGHTS = 3;

/** The three weightiest of the dates that the months list, no two in one month, by time. */
export function selectHighlights(listed: readonly YearEvent[], timeZone: string): WrittenDate[] {
  const chosen: YearEvent[] = [];
  for (const event of listed.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === HIGHLIGHTS) break;
    const { month } = toLocalDate(event.at, timeZone);
    if (!chosen.some(({ at }) => toLocalDate(at, timeZone).month === month)) chosen.push(event);
  }
  return chosen
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => {
      const written = toDate(event, { timeZone, year: 0 });
      return {
        ...written,
        label: `${written.label.replace(/, \w+ house$/, "")}: ${nameTopic(event)}`,
      };
    });
}

export function toDate(event: YearEvent, calendar: Calendar): WrittenDate {
  const range = getDateRange(event);
  const label = labelEvent(event);
  return {
    at: event.at.toISOString(),
    date: event.kind === "transit" ? toExactDate(range, calendar) : toDateText(range, calendar),
    label: event.kind === "transit" ? withDoubt(label, event) : label,
  };
}

/** A later exact pass of a transit: "October 26", "Neptune sextile your Midheaven again". */
export const toRecalledDate = ({ event, pass }: RecalledPass, calendar: Calendar): WrittenDate => ({
  at: getMiddle(pass).toISOString(),
  date: toExactDate(pass, calendar),
  label: withDoubt(`${labelEvent(event)} again`, event),
});

const toDateText = (range: ExactRange, calendar: Calendar): string =>
  tellExact(range, calendar).replace(/^on /, "");

/** Of a transit, which lasts longer than the range in which it is exact. */
const toExactDate = (pass: ExactRange, calendar: Calendar): string =>
  toDateText(pass, calendar).replace(/^between /, "exact between ");

/** Of a transit its first exact pass; of what has one instant, that. */
function getDateRange(event: YearEvent): ExactRange {
  if (event.kind === "birthday") return event;
  const [first] = event.kind === "transit" ? event.exact : [];
  return first ?? { from: event.at, to: event.at };
}
