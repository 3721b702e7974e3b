import { describe, expect, it } from "vitest";

import { resolveLocalTime } from "./local-time.ts";
import { findHistoricOffset } from "./zone-history.ts";
import { ZONE_HISTORIES } from "./zone-history-data.ts";
import { isTimeZone, zoneOffsetAt } from "./zone-offset.ts";

describe("clocks before 1970 of zones that agree with a neighbor since", () => {
  it.each([
    // Norway kept summer time from 1959 to 1965, Germany did not.
    ["1960-07-01", "Europe/Oslo", "+02:00"],
    ["1966-07-01", "Europe/Oslo", "+01:00"],
    // Sweden had no summer time during the war, and none after it.
    ["1941-07-01", "Europe/Stockholm", "+01:00"],
    ["1947-07-01", "Europe/Stockholm", "+01:00"],
    // The Netherlands ran on Amsterdam's own mean time until 1937, rounded off until 1940.
    ["1920-01-01", "Europe/Amsterdam", "+00:19:32"],
    ["1938-01-01", "Europe/Amsterdam", "+00:20"],
    ["1950-01-01", "Europe/Amsterdam", "+01:00"],
    // Iceland was an hour behind Greenwich, and moved its clocks each summer until 1968.
    ["1960-01-01", "Atlantic/Reykjavik", "-01:00"],
    ["1960-07-01", "Atlantic/Reykjavik", "+00:00"],
    // East Africa's quarter hours.
    ["1950-01-01", "Africa/Kampala", "+02:45"],
    // Berlin itself keeps its own summer times.
    ["1947-06-01", "Europe/Berlin", "+03:00"],
  ])("at noon on %s in %s are %s from UTC", (date, timeZone, offset) => {
    expect(resolveLocalTime({ date, time: "12:00", timeZone })).toMatchObject({
      kind: "exact",
      offset,
    });
  });

  it("skip and repeat hours as they did there", () => {
    const oslo = { time: "02:30", timeZone: "Europe/Oslo" };
    expect(resolveLocalTime({ ...oslo, date: "1960-09-18" }).kind).toBe("ambiguous");
    const stockholm = { date: "1949-10-02", time: "02:30", timeZone: "Europe/Stockholm" };
    expect(resolveLocalTime(stockholm).kind).toBe("exact");
  });

  it("join the runtime's own rules, for every zone, and do not reach past 1970", () => {
    for (const [timeZone, text] of Object.entries(ZONE_HISTORIES)) {
      expect(isTimeZone(timeZone)).toBe(true);
      const end = Number(text.split(" ").at(-1)) * 1000;
      expect(end).toBeLessThan(0);
      expect(findHistoricOffset(timeZone, end - 1)).not.toBeNull();
      expect(findHistoricOffset(timeZone, end)).toBeNull();
      expect(Math.abs(zoneOffsetAt(timeZone, end - 1))).toBeLessThanOrEqual(14 * 3_600_000);
    }
  });

  it("run forward in time, offset by offset", () => {
    for (const text of Object.values(ZONE_HISTORIES)) {
      const numbers = text.split(" ").map(Number);
      const instants = numbers.filter((_, index) => index % 2 === 1);
      expect(numbers.length % 2).toBe(0);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    }
  });

  it("leave every other name alone", () => {
    expect(findHistoricOffset("Europe/London", -1e12)).toBeNull();
    expect(findHistoricOffset("constructor", -1e12)).toBeNull();
    expect(findHistoricOffset("Europe/Oslo", 0)).toBeNull();
  });
});
