import { expect, test } from "vitest";
import { monthsFrom } from "./forecast-order.ts";

const monthlyForecasts = Array.from({ length: 12 }, (_, index) => `Text ${index + 1}.`);
// Written in November 2026: its last two months come first.
const forecastYears = Array.from({ length: 12 }, (_, index) => (index >= 10 ? 2026 : 2027));
const read = (now: string) => monthsFrom({ monthlyForecasts, forecastYears }, new Date(now));

test("the current month comes first, and the year wraps around to the month before it", () => {
  const months = read("2026-11-21T12:00:00");
  expect(months.map(({ name, year }) => `${name} ${year}`)).toEqual([
    "November 2026",
    "December 2026",
    "January 2027",
    "February 2027",
    "March 2027",
    "April 2027",
    "May 2027",
    "June 2027",
    "July 2027",
    "August 2027",
    "September 2027",
    "October 2027",
  ]);
  expect(months[0]).toMatchObject({ index: 10, text: "Text 11.", isCurrent: true });
  expect(months.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test("a report read later opens at the month of the reading", () => {
  expect(read("2027-03-01T00:00:00")[0]).toMatchObject({ name: "March", year: 2027 });
  expect(read("2027-03-01T00:00:00").at(-1)).toMatchObject({ name: "February", year: 2027 });
});

test("a month of another year is not called the current one", () => {
  expect(read("2028-03-01T00:00:00").some(({ isCurrent }) => isCurrent)).toBe(false);
});

test("a report without years still has its months in order", () => {
  const [first] = monthsFrom(
    { monthlyForecasts, forecastYears: [] },
    new Date("2026-06-15T12:00:00"),
  );
  expect(first).toEqual({ index: 5, name: "June", year: null, text: "Text 6.", isCurrent: true });
});

test("a preview has no months", () => {
  expect(monthsFrom({ monthlyForecasts: [], forecastYears: [] }, new Date())).toEqual([]);
});
