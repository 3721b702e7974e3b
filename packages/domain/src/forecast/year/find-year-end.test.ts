import { describe, expect, it } from "vitest";
import { findYearEnd } from "./find-year-end.ts";

describe("the end of a year", () => {
  it.each([
    ["UTC", "2026-11-21T12:00Z", "2027-11-01T00:00Z"],
    ["Asia/Kolkata", "2026-11-21T12:00Z", "2027-10-31T18:30Z"],
    ["America/New_York", "2026-11-21T12:00Z", "2027-11-01T04:00Z"],
    // Still November 30 by UTC, December 1 there; still December 1 there, January by UTC.
    ["Pacific/Auckland", "2026-11-30T12:00Z", "2027-11-30T11:00Z"],
    ["America/Los_Angeles", "2027-01-01T03:00Z", "2027-12-01T08:00Z"],
    // Cuba's clocks went back at one in the morning of November 1, 2026, from daylight saving time.
    ["America/Havana", "2025-11-15T12:00Z", "2026-11-01T04:00Z"],
  ])("is the first local midnight twelve months on in %s", (timeZone, from, end) => {
    expect(findYearEnd(new Date(from), timeZone)).toEqual(new Date(end));
  });

  it("is when the clocks begin the month, where they skip midnight", () => {
    // Paraguay's clocks went forward at midnight of October 1, 2023.
    const end = findYearEnd(new Date("2022-10-15T12:00Z"), "America/Asuncion");
    expect(end).toEqual(new Date("2023-10-01T04:00Z"));
  });
});
