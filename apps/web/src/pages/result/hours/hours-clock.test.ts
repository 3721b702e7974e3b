import { listDayMinutes } from "@cosmic/domain/chart";
import { expect, test } from "vitest";
import { createHoursClock } from "./hours-clock.ts";

const clockOn = (date: string, from: string, to: string) => {
  const { ranges } = listDayMinutes(date, { kind: "between", from, to }, "Europe/Berlin");
  return { ranges, ...createHoursClock(ranges) };
};

test("the clock of hours shows the time at the birth place", () => {
  const { count, format, getInstant, findNearest } = clockOn("1990-07-14", "06:00", "08:00");
  expect([count, format(getInstant(0)), format(getInstant(120))]).toEqual([121, "06:00", "08:00"]);
  expect([findNearest(7 * 60), findNearest(0), findNearest(9 * 60)]).toEqual([60, 0, 120]);
});

test("the clock of hours tells apart a time that came twice", () => {
  const { format, getInstant, count } = clockOn("1990-09-30", "02:00", "03:30");
  expect(count).toBe(151);
  expect(format(getInstant(30))).toBe("02:30 (the first time)");
  expect(format(getInstant(90))).toBe("02:30 (the second time)");
  expect(format(getInstant(150))).toBe("03:30");
});

test("the clock of hours says where in them a fact holds", () => {
  const { ranges, formatSpans, getInstant } = clockOn("1990-07-14", "06:00", "08:00");
  const [from, to] = [ranges[0]?.from ?? 0, ranges[0]?.to ?? 0];
  const [a, b] = [getInstant(30), getInstant(60)];
  expect(formatSpans([{ from, to: a }])).toBe("before 06:30");
  expect(formatSpans([{ from: a, to }])).toBe("after 06:30");
  expect(formatSpans([{ from: a, to: b }])).toBe("between 06:30 and 07:00");
  expect(
    formatSpans([
      { from, to: a },
      { from: b, to },
    ]),
  ).toBe("before 06:30 or after 07:00");
});
