import type { YearEvent } from "@cosmic/domain";
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
  const told = tellExact(range, calendar).replace(/^on /, "");
  const date = event.kind === "transit" ? told.replace(/^between /, "exact between ") : told;
  const label = labelEvent(event);
  return {
    at: event.at.toISOString(),
    date,
    label: event.kind === "transit" ? withDoubt(label, event) : label,
  };
}

/** A later exact pass of a transit: "October 26", "Neptune sextile your Midheaven again". */
export const toRecalledDate = ({ event, pass }: RecalledPass, calendar: Calendar): WrittenDate => ({
  at: getMiddle(pass).toISOString(),
  date: tellExact(pass, calendar)
    .replace(/^on /, "")
    .replace(/^between /, "exact between "),
  label: withDoubt(`${labelEvent(event)} again`, event),
});

/** Of a transit its first exact pass; of what has one instant, that. */
function getDateRange(event: YearEvent): { from: Date; to: Date } {
  if (event.kind === "birthday") return event;
  const [first] = event.kind === "transit" ? event.exact : [];
  return first ?? { from: event.at, to: event.at };
}
