import type { ReportHours } from "@cosmic/contracts";
import { type HoursSky, type MinuteRange, readHours } from "@cosmic/domain/hours";
import { createHoursClock } from "./hours-clock.ts";

/** The hours as they are sent, with their instants as numbers, and what holds at them. */
export function readReportHours(hours: ReportHours) {
  const ranges: MinuteRange[] = hours.ranges.map(({ from, to, offset }) => ({
    from: Date.parse(from),
    to: Date.parse(to),
    offset: offset * 1000,
  }));
  const sky: HoursSky = { ...hours.sky, from: Date.parse(hours.sky.from) };
  return {
    ranges,
    sky,
    clock: createHoursClock(ranges),
    isWholeDay: hours.given === null,
    ...readHours(sky, ranges),
  };
}
export type ReadReportHours = ReturnType<typeof readReportHours>;
