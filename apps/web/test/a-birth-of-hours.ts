import type { ReportHours } from "@cosmic/contracts";
import { computeHoursSky, listDayMinutes } from "@cosmic/domain/chart";
import { lisbon } from "./a-computed-chart.ts";

/** The hours of a birth in Lisbon as the server sends them. */
export function aReportOfHours(given: ReportHours["given"], birthDate = "1990-07-14"): ReportHours {
  const { ranges } = listDayMinutes(birthDate, given, lisbon.timeZone);
  const sky = computeHoursSky(ranges, lisbon);
  return JSON.parse(
    JSON.stringify({
      given,
      notes: [],
      ranges: ranges.map(({ from, to, offset }) => ({
        from: new Date(from),
        to: new Date(to),
        offset: offset / 1000,
      })),
      sky: { ...sky, from: new Date(sky.from) },
    }),
  ) as ReportHours;
}
