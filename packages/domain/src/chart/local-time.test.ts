import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays } from "../birth-date/calendar-date.ts";
import { resolveLocalTime } from "./local-time.ts";
import { isTimeZone, zoneOffsetAt } from "./zone-offset.ts";

const resolve = (date: string, time: string, timeZone: string) =>
  resolveLocalTime({ date, time, timeZone });
const utc = (iso: string) => new Date(iso);

describe("a clock time", () => {
  it.each([
    ["1990-07-14", "12:00", "Europe/London", "1990-07-14T11:00:00Z", "+01:00"],
    ["1990-01-14", "12:00", "Europe/London", "1990-01-14T12:00:00Z", "+00:00"],
    // Britain kept summer time all year from 1968 to 1971.
    ["1970-01-14", "12:00", "Europe/London", "1970-01-14T11:00:00Z", "+01:00"],
    // Double summer time.
    ["1944-07-01", "12:00", "Europe/London", "1944-07-01T10:00:00Z", "+02:00"],
    // War time.
    ["1943-01-10", "09:00", "America/New_York", "1943-01-10T13:00:00Z", "-04:00"],
    ["1986-11-01", "23:30", "Asia/Kolkata", "1986-11-01T18:00:00Z", "+05:30"],
    ["1985-06-01", "06:00", "Asia/Kathmandu", "1985-06-01T00:30:00Z", "+05:30"],
    ["1990-06-01", "06:00", "Asia/Kathmandu", "1990-06-01T00:15:00Z", "+05:45"],
    ["2001-01-01", "10:00", "Australia/Lord_Howe", "2000-12-31T23:00:00Z", "+11:00"],
    ["2011-12-29", "23:59", "Pacific/Apia", "2011-12-30T09:59:00Z", "-10:00"],
    ["2011-12-31", "00:00", "Pacific/Apia", "2011-12-30T10:00:00Z", "+14:00"],
    // Russia's permanent summer time of 2011 to 2014.
    ["2013-01-01", "12:00", "Europe/Moscow", "2013-01-01T08:00:00Z", "+04:00"],
  ])("%s %s in %s is %s", (date, time, zone, instant, offset) => {
    expect(resolve(date, time, zone)).toEqual({ kind: "exact", utc: utc(instant), offset });
  });

  it.each([
    ["1905-03-03", "12:00", "Europe/Paris", "1905-03-03T11:50:39Z", "+00:09:21"],
    ["1910-08-20", "08:00", "Europe/Dublin", "1910-08-20T08:25:21Z", "-00:25:21"],
    ["1950-02-02", "00:00", "Africa/Monrovia", "1950-02-02T00:44:30Z", "-00:44:30"],
  ])(
    "%s %s in %s is read by local mean time, to the second",
    (date, time, zone, instant, offset) => {
      expect(resolve(date, time, zone)).toEqual({ kind: "exact", utc: utc(instant), offset });
    },
  );

  it.each([
    ["2024-11-03", "01:30", "America/New_York", "05:30", "06:30", "-04:00", "-05:00"],
    ["1975-10-26", "01:15", "America/New_York", "05:15", "06:15", "-04:00", "-05:00"],
    ["1996-10-27", "01:45", "Europe/London", "00:45", "01:45", "+01:00", "+00:00"],
    ["1980-09-28", "02:59", "Europe/Berlin", "00:59", "01:59", "+02:00", "+01:00"],
    ["2024-04-07", "02:30", "Australia/Sydney", "15:30", "16:30", "+11:00", "+10:00"],
    ["2024-04-07", "01:45", "Australia/Lord_Howe", "14:45", "15:15", "+11:00", "+10:30"],
  ])("%s %s in %s came twice", (date, time, zone, first, second, before, after) => {
    const resolved = resolve(date, time, zone);
    expect(resolved).toMatchObject({
      kind: "ambiguous",
      options: [{ offset: before }, { offset: after }],
    });
    const clocks = resolved.kind === "ambiguous" ? resolved.options : [];
    expect(clocks.map((option) => option.utc.toISOString().slice(11, 16))).toEqual([first, second]);
  });

  it.each([
    ["2024-03-10", "02:30", "America/New_York", "2024-03-10T07:00Z", "02:00", "03:00"],
    ["1974-01-06", "02:01", "America/Chicago", "1974-01-06T08:00Z", "02:00", "03:00"],
    ["1985-03-31", "02:00", "Europe/Berlin", "1985-03-31T01:00Z", "02:00", "03:00"],
    ["1990-10-21", "00:30", "America/Sao_Paulo", "1990-10-21T03:00Z", "00:00", "01:00"],
    ["2024-10-06", "02:10", "Australia/Lord_Howe", "2024-10-05T15:30Z", "02:00", "02:30"],
  ])("%s %s in %s never was", (date, time, zone, nearest, from, to) => {
    expect(resolve(date, time, zone)).toEqual({
      kind: "missing",
      nearest: utc(nearest),
      skipped: { from: `${date}T${from}`, to: `${date}T${to}` },
    });
  });

  it("never was on the date that Samoa left out to cross the date line", () => {
    expect(resolve("2011-12-30", "12:00", "Pacific/Apia")).toEqual({
      kind: "missing",
      nearest: utc("2011-12-30T10:00Z"),
      skipped: { from: "2011-12-30T00:00", to: "2011-12-31T00:00" },
    });
  });

  it.each([
    ["2023-02-29", "12:00", "Europe/Paris"],
    ["1990-01-01", "24:00", "Europe/Paris"],
    ["1990-01-01", "9:00", "Europe/Paris"],
    ["1990-01-01", "12:00", "Mars/Olympus"],
    ["1990-01-01", "12:00", ""],
  ])("%j %j in %j is refused", (date, time, zone) => {
    expect(() => resolve(date, time, zone)).toThrow(RangeError);
  });

  it("is what the zone's clocks show at each instant it stands for", () => {
    const zones = [
      "Europe/Lisbon",
      "America/St_Johns",
      "Asia/Tehran",
      "Pacific/Auckland",
      "America/Havana",
    ];
    const clockTimes = fc.tuple(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 46_000 }),
      fc.integer({ min: 0, max: 1439 }),
    );
    fc.assert(
      fc.property(clockTimes, ([timeZone, day, minute]) => {
        const date = addDays("1900-01-01", day);
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const resolved = resolveLocalTime({ date, time, timeZone });
        const instants = resolved.kind === "exact" ? [resolved.utc] : [];
        if (resolved.kind === "ambiguous") instants.push(...resolved.options.map((o) => o.utc));
        for (const at of instants) {
          const clock = new Date(at.getTime() + zoneOffsetAt(timeZone, at.getTime()));
          expect(clock.toISOString().slice(0, 16)).toBe(`${date}T${time}`);
        }
        expect(resolved.kind === "missing").toBe(instants.length === 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("isTimeZone", () => {
  it("knows the names that have rules", () => {
    expect(["UTC", "Europe/Kyiv", "America/Argentina/Ushuaia"].filter(isTimeZone)).toHaveLength(3);
    expect(["Europe/Atlantis", "", "constructor"].filter(isTimeZone)).toEqual([]);
  });
});
