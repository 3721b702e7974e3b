import type { City } from "@cosmic/contracts";
import { describe, expect, it } from "vitest";
import { resolveInstant } from "./birth-instant.ts";

const place = (name: string, timeZone: string): City => ({
  id: 1,
  name,
  region: "",
  country: "",
  latitude: 0,
  longitude: 0,
  timeZone,
});

const LISBON = place("Lisbon", "Europe/Lisbon");

describe("instant of a clock time", () => {
  it("is unique, with its UTC offset", () => {
    const clockTime = { birthDate: "1990-07-14", birthTime: "13:45", place: LISBON };
    expect(resolveInstant(clockTime)).toEqual({
      kind: "exact",
      offset: "+01:00",
      utc: "1990-07-14T12:45:00.000Z",
    });
  });

  it("is ambiguous when clocks were set back, with both choices named", () => {
    const clockTime = { birthDate: "1990-09-30", birthTime: "01:30", place: LISBON };
    expect(resolveInstant(clockTime)).toEqual({
      kind: "ambiguous",
      message:
        "On September 30, 1990 the clocks in Lisbon were put back, so 01:30 came twice. " +
        "Please choose the first (UTC+01:00) or the second (UTC+00:00).",
      options: [
        { offset: "+01:00", utc: "1990-09-30T00:30:00.000Z" },
        { offset: "+00:00", utc: "1990-09-30T01:30:00.000Z" },
      ],
    });
  });

  it("does not exist when clocks were set forward; the hour and the nearest time are named", () => {
    const clockTime = { birthDate: "1990-03-25", birthTime: "01:30", place: LISBON };
    expect(resolveInstant(clockTime)).toEqual({
      kind: "missing",
      message:
        "On March 25, 1990 the clocks in Lisbon were put forward from 01:00 to 02:00, so 01:30 did " +
        "not come. Please check the birth time: the nearest there was is 02:00.",
    });
  });

  it("does not exist when a whole day was skipped; the dates are named", () => {
    const apia = place("Apia", "Pacific/Apia");
    const clockTime = { birthDate: "2011-12-30", birthTime: "08:00", place: apia };
    expect(resolveInstant(clockTime)).toMatchObject({
      kind: "missing",
      message: expect.stringContaining("from 00:00 to 00:00 on December 31, 2011"),
    });
  });
});
