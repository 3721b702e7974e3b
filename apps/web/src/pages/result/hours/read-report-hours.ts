import type { ReportHours } from "@cosmic/contracts";
import { type HoursSky, readHours } from "@cosmic/domain/hours";
import { createHoursClock } from "./hours-clock.ts";
import { toMinuteRanges } from "./to-minute-ranges.ts";

/** The hours as they are sent, with their instants as numbers, and what holds at them. */
export function readReportHours(hours: ReportHours) {
  const ranges = toMinuteRanges(hours.ranges);
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
