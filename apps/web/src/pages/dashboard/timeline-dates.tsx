import { formatShortDay } from "../../shared/dates/format-instant.ts";
import { findSittingTime } from "./sitting-dates.ts";

/** Each of so many dates has room below its dot; of more, the first and the last stand at the ends. */
const MOST_BELOW_DOTS = 3;

/** The dates of a timeline, below its drawing. */
export function TimelineDates({ instants }: { instants: readonly string[] }) {
  const isBelowDots = instants.length <= MOST_BELOW_DOTS;
  const shown = instants.filter((_, at) => isBelowDots || at === 0 || at === instants.length - 1);
  return (
    <p className="figures-table col-start-2 flex justify-between gap-x-2 text-xs">
      {shown.map((instant, at) => (
        <span
          key={instant}
          className={`flex flex-col ${isBelowDots ? "min-w-0 flex-1 items-center text-center" : at === 0 ? "" : "items-end text-end"}`}
        >
          <span>{formatShortDay(instant)}</span>
          <span>{findSittingTime(instant, instants)}</span>
        </span>
      ))}
    </p>
  );
}
