import type { GeneratedProfile } from "@cosmic/contracts";
import { expect, test } from "vitest";
import { aChart, aCity } from "../../../../test/a-chart.ts";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { findMissingBirthDetails } from "./missing-birth-details.ts";

const ask = (changes: Partial<GeneratedProfile>) =>
  findMissingBirthDetails({ ...aFullProfile, ...changes });

test("a date alone leaves open the rising sign and every body that changed sign that day", () => {
  const chart = aChart({ Moon: ["Leo", "Virgo"], Venus: ["Aquarius", "Pisces"] });
  expect(ask({ chart })).toEqual({
    questions: [
      "your Moon's sign, Leo or Virgo",
      "Venus's sign, Aquarius or Pisces",
      "your rising sign and houses",
    ],
    missing: "time and place",
  });
});

test("a changeover of the Sun comes first and only once", () => {
  const changeover = { from: "Pisces", to: "Aries", at: "1990-03-20T21:19:00.000Z" } as const;
  const chart = aChart({ Sun: ["Pisces", "Aries"] });
  expect(ask({ chart, changeover })?.questions).toEqual([
    "whether your Sun is in Pisces or Aries",
    "your rising sign and houses",
  ]);
});

test("hours that settle the rising sign leave its degree open", () => {
  const angleSigns = { ascendant: "Sagittarius", midheaven: null } as const;
  expect(ask({ chart: { ...aChart(), angleSigns }, place: aCity })?.questions).toEqual([
    "the degree of your rising sign, Sagittarius, and of your Midheaven",
  ]);
});

test("time and place together leave nothing to ask", () => {
  const chart = aChart({}, { isExact: true });
  expect(ask({ chart, birthTime: "14:05", place: aCity })).toBeNull();
});

test("one of time and place leaves the other missing", () => {
  const chart = aChart();
  expect(ask({ chart, place: aCity })?.missing).toBe("time");
  expect(ask({ chart, birthTime: "14:05" })?.missing).toBe("place");
});

test("a blueprint without a stored chart is missing both", () => {
  expect(ask({ chart: null })?.questions).toEqual(["your rising sign and houses"]);
});
