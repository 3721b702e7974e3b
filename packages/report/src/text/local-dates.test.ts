import { describe, expect, it } from "vitest";
import { nearestMinute, timeText } from "./format-dates.ts";
import { formatLocalDate, formatLocalMonth, getMonthName, toLocalDate } from "./local-dates.ts";

const at = new Date("2027-02-20T23:30:00Z");

describe("dates in a report", () => {
  it("are those of the place they are told for", () => {
    expect(toLocalDate(at, "UTC")).toEqual({ year: 2027, month: 2, day: 20 });
    expect(toLocalDate(at, "Pacific/Auckland")).toEqual({ year: 2027, month: 2, day: 21 });
    expect(toLocalDate(at, "America/Los_Angeles")).toEqual({ year: 2027, month: 2, day: 20 });
  });

  it("name the year where it is not that of the text around them", () => {
    const date = { year: 2027, month: 3, day: 9 };
    expect(formatLocalDate(date, 2027)).toBe("March 9");
    expect(formatLocalDate(date, 2026)).toBe("March 9, 2027");
    expect(formatLocalMonth(date, 2026)).toBe("March 2027");
    expect(() => getMonthName(13)).toThrow(RangeError);
  });

  it("come with times to the nearest minute, by UTC", () => {
    expect(timeText(new Date("2027-02-20T12:34:40Z"))).toBe("12:35");
    expect(nearestMinute(new Date("2027-02-20T23:59:40Z")).toISOString()).toBe(
      "2027-02-21T00:00:00.000Z",
    );
  });
});
