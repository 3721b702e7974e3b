import { expect, test } from "vitest";
import type { Exactness } from "./time-exactness.ts";
import { findTimeProblems, listTimeOffers } from "./time-problems.ts";

const typed = (time: string, latest: string, exactness: Exactness = "between") => ({
  birthDate: "1990-07-13",
  time,
  latest,
  exactness,
});
const offered = (...answer: Parameters<typeof typed>) =>
  listTimeOffers(typed(...answer), "2020-06-15").map(({ label }) => label);

test("hours to midnight end with the day", () => {
  expect(findTimeProblems(typed("23:00", "midnight"))).toEqual({});
  expect(offered("23:00", "0:00")).toEqual(["23:00 to midnight on July 13"]);
});

test("a later time that comes long before the earlier one is not taken for hours over midnight", () => {
  expect(findTimeProblems(typed("09:00", "08:00"))).toEqual({
    latest: "Please enter a later time that comes after the earlier one.",
  });
  expect(offered("09:00", "08:00")).toEqual([]);
});

test("the date after is not offered before it has come", () => {
  const offers = listTimeOffers(typed("23:00", "01:00"), "1990-07-13");
  expect(offers.map(({ label }) => label)).toEqual(["23:00 to midnight on July 13"]);
});

test("the last hour of a day is not rounded into the next", () => {
  expect(offered("23:40", "", "rounded 60")).toEqual(["23:00"]);
  expect(offered("07:10", "", "rounded 30")).toEqual(["07:00", "07:30"]);
});
