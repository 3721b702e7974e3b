import { expect, test } from "vitest";
import { formatDay, formatUtcDay, formatUtcHour, formatUtcMinute } from "./format-instant.ts";

test("an instant is shown as the day it falls on for the reader", () => {
  const noonHere = new Date(2026, 10, 21, 12);
  expect(formatDay(noonHere.toISOString())).toBe("November 21, 2026");
});

test("a sky event is shown to the minute in UTC wherever the reader is", () => {
  expect(formatUtcMinute("2024-03-20T03:06:21.000Z")).toBe("March 20, 2024 at 03:06 UTC");
});

test("a sky event past the half minute counts to the next one, as its report has it", () => {
  expect(formatUtcMinute("1984-10-22T23:59:44.000Z")).toBe("October 23, 1984 at 00:00 UTC");
});

test("what is known to minutes only is shown to the nearest hour, into the next day too", () => {
  expect(formatUtcHour("2024-03-20T03:06:21.000Z")).toBe("March 20, 2024 at about 03:00 UTC");
  expect(formatUtcHour("1984-10-22T23:31:00.000Z")).toBe("October 23, 1984 at about 00:00 UTC");
});

test("what is known to hours only is shown as its day in UTC", () => {
  expect(formatUtcDay("2024-03-20T23:59:59.000Z")).toBe("March 20, 2024 (UTC)");
});
