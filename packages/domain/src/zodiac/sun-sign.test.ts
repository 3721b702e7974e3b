import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";

import { meeusSunLongitude } from "../../test/sun-reference.ts";
import { addDays } from "../birth-date/calendar-date.ts";
import { ZODIAC_SIGNS } from "./signs.ts";
import { changeoverOn } from "./solar-ingress.ts";
import { sunAt, sunOn, sunSignOn } from "./sun-sign.ts";

describe("sunAt", () => {
  it.each([
    ["1992-04-19T23:00Z", "Taurus", 0],
    ["2000-12-21T14:00Z", "Capricorn", 0],
    ["1995-08-23T14:00Z", "Leo", 29],
    ["2012-06-21T02:00Z", "Cancer", 0],
  ])("at %s finds %s, degree %i", (when, sign, degree) => {
    expect(sunAt(new Date(when))).toMatchObject({ sign, degree });
  });

  it.each([
    ["1988-03-20T12:00Z", 0.1],
    ["1996-02-19T12:00Z", 330.13],
    ["2000-12-21T14:00Z", 270.02],
    ["1995-08-23T14:00Z", 149.98],
    ["2012-06-21T02:00Z", 90.11],
  ])("at %s puts the Sun at %f degrees", (when, longitude) => {
    expect(sunAt(new Date(when)).longitude).toBeCloseTo(longitude, 2);
  });

  it("stays within 0.01 degrees of an independent theory at any instant from 1900 to 2100", () => {
    const instants = fc.date({
      min: new Date("1900-01-01T00:00Z"),
      max: new Date("2101-01-01T00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const { longitude } = sunAt(at);
        expect(Math.abs(((longitude - meeusSunLongitude(at) + 540) % 360) - 180)).toBeLessThan(
          0.01,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("gives a sign, its degree and a longitude that say the same", () => {
    const days = fc.integer({ min: 0, max: 73_413 });
    fc.assert(
      fc.property(days, (day) => {
        const { sign, degree, longitude } = sunOn(addDays("1900-01-01", day));
        expect(ZODIAC_SIGNS.indexOf(sign) * 30 + degree).toBe(Math.floor(longitude));
      }),
    );
  });
});

describe("sunSignOn", () => {
  it.each([
    ["1988-03-20", "Aries"],
    ["1996-02-19", "Pisces"],
    ["1990-03-20", "Pisces"],
    ["1990-03-21", "Aries"],
    ["2024-02-29", "Pisces"],
    ["1900-01-01", "Capricorn"],
  ])("of %s is %s", (date, sign) => {
    expect(sunSignOn(date)).toBe(sign);
  });

  it.each(["2023-02-29", "0000-00-00", "+275760-09-13", " 1990-01-01 "])("refuses %j", (text) => {
    expect(() => sunSignOn(text)).toThrow(RangeError);
  });

  describe("on machines in different time zones", () => {
    const machineZone = process.env["TZ"];
    afterEach(() => {
      if (machineZone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = machineZone;
    });

    const borders = Array.from({ length: 12 }, (_, month) =>
      [18, 19, 20, 21, 22, 23, 24].map(
        (day) => `1990-${String(month + 1).padStart(2, "0")}-${day}`,
      ),
    ).flat();
    const readings = () =>
      borders.map((date) => [date, sunSignOn(date), changeoverOn(date)?.at.toISOString()]);

    it.each([
      ["Pacific/Kiritimati", -840],
      ["America/Los_Angeles", 480],
      ["Asia/Kolkata", -330],
    ])("reads every border alike in %s", (zone, offset) => {
      process.env["TZ"] = "UTC";
      const inUtc = readings();
      process.env["TZ"] = zone;
      expect(new Date(2000, 0, 1).getTimezoneOffset()).toBe(offset);
      expect(readings()).toEqual(inUtc);
    });
  });
});
