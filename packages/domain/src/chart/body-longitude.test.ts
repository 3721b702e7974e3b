import { describe, expect, it } from "vitest";

import { meeusSunLongitude } from "../../test/sun-reference.ts";
import { addDays } from "../birth-date/calendar-date.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { sunLongitudeAt } from "../zodiac/sun-longitude.ts";
import { computeDailyMotion, computeLongitude } from "./body-longitude.ts";

const LIMIT = 0.01;

const degreesOff = (a: number, b: number) => Math.abs(signedDegrees(a - b));

/** An instant of dynamical time, given its distance to UTC in seconds. */
const dynamicalTime = (iso: string, deltaT: number) => new Date(Date.parse(iso) - deltaT * 1000);

describe("longitudes", () => {
  // Worked examples of Jean Meeus, Astronomical Algorithms, 2nd edition: 25.b, 47.a and, from its
  // right ascension and declination, 33.a.
  it("give the Sun's apparent place of October 13, 1992", () => {
    const at = dynamicalTime("1992-10-13T00:00:00Z", 59);
    expect(degreesOff(computeLongitude("Sun", at), 199 + 54 / 60 + 21.818 / 3600)).toBeLessThan(
      0.001,
    );
  });

  it("give the Moon's apparent place of April 12, 1992", () => {
    const at = dynamicalTime("1992-04-12T00:00:00Z", 59);
    expect(degreesOff(computeLongitude("Moon", at), 133.167265)).toBeLessThan(0.002);
  });

  it("give the apparent place of Venus of December 20, 1992", () => {
    const at = dynamicalTime("1992-12-20T00:00:00Z", 59);
    const [rightAscension, declination, obliquity] = [316.172_75, -18.888_02, 23.4395].map(
      (degrees) => (degrees * Math.PI) / 180,
    ) as [number, number, number];
    const longitude = Math.atan2(
      Math.sin(rightAscension) * Math.cos(obliquity) + Math.tan(declination) * Math.sin(obliquity),
      Math.cos(rightAscension),
    );
    expect(degreesOff(computeLongitude("Venus", at), (longitude * 180) / Math.PI)).toBeLessThan(
      LIMIT,
    );
  });

  // Great conjunctions, oppositions and ingresses as almanacs publish them, to the minute or hour.
  it("bring Jupiter and Saturn together on December 21, 2020 at 18:20 UTC, as Aquarius begins", () => {
    const at = new Date("2020-12-21T18:20Z");
    expect(
      degreesOff(computeLongitude("Jupiter", at), computeLongitude("Saturn", at)),
    ).toBeLessThan(LIMIT);
    expect(Math.floor(computeLongitude("Jupiter", at))).toBe(300);
  });

  it("bring Saturn and Pluto together on January 12, 2020 at 16:59 UTC", () => {
    const at = new Date("2020-01-12T16:59Z");
    expect(degreesOff(computeLongitude("Saturn", at), computeLongitude("Pluto", at))).toBeLessThan(
      LIMIT,
    );
    expect(degreesOff(computeLongitude("Pluto", at), 292.77)).toBeLessThan(LIMIT);
  });

  it("bring Saturn and Neptune together at the first degree of Aries on February 20, 2026", () => {
    const at = new Date("2026-02-20T16:53Z");
    expect(
      degreesOff(computeLongitude("Saturn", at), computeLongitude("Neptune", at)),
    ).toBeLessThan(LIMIT);
    expect(Math.floor(computeLongitude("Neptune", at))).toBe(0);
  });

  it.each([
    ["Uranus", "2018-05-15T15:00Z", 30],
    ["Neptune", "2025-03-30T12:00Z", 0],
    ["Pluto", "2008-01-26T02:37Z", 270],
    ["Saturn", "2017-12-20T04:49Z", 270],
  ] as const)("bring %s into a sign around %s", (body, when, boundary) => {
    const hours = 3_600_000;
    const before = computeLongitude(body, new Date(Date.parse(when) - 6 * hours));
    const after = computeLongitude(body, new Date(Date.parse(when) + 6 * hours));
    expect(signedDegrees(before - boundary)).toBeLessThan(0);
    expect(signedDegrees(after - boundary)).toBeGreaterThan(0);
  });

  it("agree for the Sun with the zodiac's own and with an independent theory", () => {
    const dates = Array.from({ length: 400 }, (_, index) => addDays("1900-01-01", index * 183));
    const errors = dates.map((date) => {
      const at = new Date(`${date}T06:00:00Z`);
      expect(computeLongitude("Sun", at)).toBe(sunLongitudeAt(at));
      return degreesOff(computeLongitude("Sun", at), meeusSunLongitude(at));
    });
    expect(Math.max(...errors)).toBeLessThan(LIMIT);
  });
});

describe("daily motion", () => {
  it("is about a degree for the Sun and thirteen for the Moon", () => {
    const at = new Date("2000-01-01T12:00Z");
    expect(computeDailyMotion("Sun", at)).toBeCloseTo(1.019, 2);
    expect(computeDailyMotion("Moon", at)).toBeCloseTo(12.02, 1);
  });

  // Retrograde periods of 2020 to 2025 that almanacs list, and a direct day beside each.
  it.each([
    ["Mercury", "2025-03-25", "2025-04-20"],
    ["Mercury", "2025-11-20", "2025-12-10"],
    ["Venus", "2020-06-01", "2020-07-15"],
    ["Venus", "2025-03-20", "2025-05-01"],
    ["Mars", "2020-10-10", "2020-12-01"],
    ["Mars", "2025-01-16", "2025-03-15"],
    ["Jupiter", "2024-12-01", "2025-03-01"],
    ["Saturn", "2024-09-08", "2025-01-15"],
    ["Uranus", "2024-11-17", "2025-03-01"],
    ["Neptune", "2024-09-20", "2025-02-01"],
    ["Pluto", "2024-07-23", "2024-12-01"],
  ] as const)("is backward for %s on %s and forward on %s", (body, backward, forward) => {
    expect(computeDailyMotion(body, new Date(`${backward}T12:00Z`))).toBeLessThan(0);
    expect(computeDailyMotion(body, new Date(`${forward}T12:00Z`))).toBeGreaterThan(0);
  });

  it("is never backward for the lights", () => {
    const dates = Array.from({ length: 500 }, (_, index) => addDays("1900-01-03", index * 147));
    const slowest = dates.map((date) => computeDailyMotion("Moon", new Date(`${date}T00:00Z`)));
    expect(Math.min(...slowest)).toBeGreaterThan(11.7);
    expect(Math.max(...slowest)).toBeLessThan(15.5);
  });
});
