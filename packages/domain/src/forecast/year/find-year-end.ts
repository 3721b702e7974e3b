import { resolveLocalTime } from "../../chart/local-time.ts";
import { zoneOffsetAt } from "../../chart/zone-offset.ts";

const MONTHS = 12;

/**
 * Where a year's forecast ends: the first instant, by the clocks of a time zone (IANA name), of the
 * month twelve months after the one that `from` falls in there.
 */
export function findYearEnd(from: Date, timeZone: string): Date {
  const clock = new Date(from.getTime() + zoneOffsetAt(timeZone, from.getTime()));
  const first = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + MONTHS, 1));
  const date = first.toISOString().slice(0, 10);
  const midnight = resolveLocalTime({ date, time: "00:00", timeZone });
  switch (midnight.kind) {
    case "exact":
      return midnight.utc;
    case "ambiguous":
      return midnight.options[0].utc;
    default:
      return midnight.nearest;
  }
}
