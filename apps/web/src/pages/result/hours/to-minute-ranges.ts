import type { ReportHours } from "@cosmic/contracts";
import type { MinuteRange } from "@cosmic/domain/hours";

/** Ranges of minutes as they are sent, with their instants as numbers. */
export const toMinuteRanges = (ranges: ReportHours["ranges"]): MinuteRange[] =>
  ranges.map(({ from, to, offset }) => ({
    from: Date.parse(from),
    to: Date.parse(to),
    offset: offset * 1000,
  }));
