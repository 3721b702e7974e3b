import { describe, expect, test } from "vitest";
import { listDayMinutes } from "./list-day-minutes.ts";
import { countMinutes, findMinute, MINUTE } from "./minute-ranges.ts";

const HOUR = 60 * MINUTE;
const toText = (at: number) => new Date(at).toISOString().slice(0, 16);

describe("the minutes of a day", () => {
  test("are those of the clock at the place", () => {
    const { ranges, skipped, repeated } = listDayMinutes(
      "1990-07-14",
      { kind: "between", from: "06:00", to: "08:00" },
      "Europe/Lisbon",
    );
    expect(ranges.map(({ from, to, offset }) => [toText(from), toText(to), offset])).toEqual([
      ["1990-07-14T05:00", "1990-07-14T07:00", HOUR],
    ]);
    expect([countMinutes(ranges), skipped, repeated]).toEqual([121, 0, 0]);
  });

  test("leave out what the clocks skipped", () => {
    const { ranges, skipped } = listDayMinutes("1990-03-25", null, "Europe/Berlin");
    expect([countMinutes(ranges), skipped]).toEqual([23 * 60, 60]);
  });

  test("hold twice what the clocks showed twice", () => {
    const { ranges, repeated } = listDayMinutes(
      "1990-09-30",
      { kind: "about", time: "02:30", minutes: 15 },
      "Europe/Berlin",
    );
    expect(ranges.map(({ from, to }) => [toText(from), toText(to)])).toEqual([
      ["1990-09-30T00:15", "1990-09-30T00:45"],
      ["1990-09-30T01:15", "1990-09-30T01:45"],
    ]);
    expect([countMinutes(ranges), repeated]).toEqual([62, 31]);
  });

  test("are full minutes of a local mean time too", () => {
    const { ranges } = listDayMinutes("1901-05-01", null, "Europe/Amsterdam");
    expect([ranges.length, countMinutes(ranges), (ranges[0]?.offset ?? 0) / 1000]).toEqual([
      1,
      1440,
      19 * 60 + 32,
    ]);
  });

  test("are refused where the clocks skipped all of them", () => {
    const skippedHour = { kind: "between", from: "02:10", to: "02:50" } as const;
    expect(() => listDayMinutes("1990-03-25", skippedHour, "Europe/Berlin")).toThrow(RangeError);
    expect(() => listDayMinutes("2011-12-30", null, "Pacific/Apia")).toThrow(RangeError);
  });

  test("are counted through all ranges", () => {
    const { ranges } = listDayMinutes("1990-09-30", null, "Europe/Berlin");
    expect(toText(findMinute(ranges, 0).at)).toBe("1990-09-29T22:00");
    expect(toText(findMinute(ranges, 180).at)).toBe("1990-09-30T01:00");
    expect(toText(findMinute(ranges, 9999).at)).toBe("1990-09-30T22:59");
  });
});
