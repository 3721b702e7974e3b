import { afterEach, describe, expect, it } from "vitest";

import { addDays, findUtcMidnight, formatCalendarDate, getUtcMidnight } from "./calendar-date.ts";

describe("formatCalendarDate", () => {
  const machineZone = process.env["TZ"];
  afterEach(() => {
    if (machineZone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = machineZone;
  });

  it("writes the date in words", () => {
    expect(formatCalendarDate("1990-03-21")).toBe("March 21, 1990");
    expect(formatCalendarDate("1990-03-21", "en-US")).toBe("March 21, 1990");
    expect(formatCalendarDate("1900-01-01")).toBe("January 1, 1900");
  });

  it.each(["Pacific/Kiritimati", "America/Los_Angeles", "Etc/GMT+12"])(
    "names the same day in %s",
    (zone) => {
      process.env["TZ"] = zone;
      expect(formatCalendarDate("2024-02-29")).toBe("February 29, 2024");
      expect(formatCalendarDate("2024-03-01")).toBe("March 1, 2024");
    },
  );

  it.each(["2023-02-29", "", "1990-03-21T00:00:00Z"])("refuses %j", (text) => {
    expect(() => formatCalendarDate(text)).toThrow(RangeError);
  });
});

describe("plain dates", () => {
  it("begin at midnight UTC", () => {
    expect(getUtcMidnight("1970-01-02")).toBe(86_400_000);
    expect(findUtcMidnight("1900-01-01")).toBe(-2_208_988_800_000);
  });

  it("do not roll over into the next month", () => {
    expect(findUtcMidnight("2023-02-29")).toBeNull();
    expect(() => getUtcMidnight("2023-02-29")).toThrow(RangeError);
  });

  it("count days across months, years and leap days", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-02-28", 1)).toBe("2023-03-01");
    expect(addDays("2024-01-01", -1)).toBe("2023-12-31");
  });
});
