import type { ReportHours } from "@cosmic/contracts";
import { type HoursCounting, type HoursSky, readHours } from "@cosmic/domain/hours";
import { createHoursClock } from "./hours-clock.ts";
import { toMinuteRanges } from "./to-minute-ranges.ts";

/** The hours as they are sent, with their instants as numbers. */
export function toSentHours(hours: ReportHours) {
  const ranges = toMinuteRanges(hours.ranges);
  const sky: HoursSky = { ...hours.sky, from: Date.parse(hours.sky.from) };
  return { ranges, sky, clock: createHoursClock(ranges), isWholeDay: hours.given === null };
}
type SentHours = ReturnType<typeof toSentHours>;

/** The same with what holds at them under some houses, zodiac and orbs. */
export function readReportHours(sent: SentHours, counting: HoursCounting) {
  return { ...sent, ...readHours(sent.sky, sent.ranges, counting) };
}
export type ReadReportHours = ReturnType<typeof readReportHours>;
