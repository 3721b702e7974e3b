import { describe, expect, it } from "vitest";

import { computeDailyMotion, computeLongitude } from "../../chart/body-longitude.ts";
import { crossingBetween } from "../../chart/crossing.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import { SLOW_PLANETS } from "../forecast-facts.ts";
import { STATION_PLANETS } from "./year-facts.ts";
import { type YearSkyEvent, yearSkyBetween } from "./year-sky.ts";

const DAY = 86_400_000;
const [FROM, TO] = [new Date("2023-01-01T00:00Z"), new Date("2028-01-01T00:00Z")];
const SKY = yearSkyBetween(FROM, TO);
const DAYS = Array.from({ length: (+TO - +FROM) / DAY }, (_, day) => +FROM + day * DAY);

const minute = (at: Date) => at.toISOString().slice(0, 16);
const minutesApart = (a: Date, b: Date) => Math.abs(+a - +b) / 60_000;
const byTime = (a: { at: Date }, b: { at: Date }) => +a.at - +b.at;
const inOrder = <Kind extends YearSkyEvent["kind"]>(...kinds: Kind[]) =>
  SKY.filter((event): event is Extract<YearSkyEvent, { kind: Kind }> =>
    kinds.includes(event.kind as Kind),
  ).toSorted(byTime);

const isNew = ({ kind }: { kind: string }) => kind === "new-moon" || kind === "solar-eclipse";
const elongation = (at: Date) => computeLongitude("Moon", at) - computeLongitude("Sun", at);

/** Every passage of an angle through zero, by steps of a day and bisection. */
function findZeros(angleAt: (at: Date) => number): Date[] {
  const angles = [...DAYS, +TO].map((at) => angleAt(new Date(at)));
  return DAYS.flatMap((at, day) => {
    const [before, after] = [angles[day] ?? 0, angles[day + 1] ?? 0];
    if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
    return [crossingBetween(angleAt, new Date(at), new Date(at + DAY))];
  });
}

describe("eclipses", () => {
  it("are those of NASA's catalogs, dated by the new or full moon, of the kind they list", () => {
    const found = inOrder("solar-eclipse", "lunar-eclipse").map(
      ({ at, kind, type }) => `${at.toISOString().slice(0, 10)} ${kind} ${type}`,
    );
    expect(found).toEqual([
      "2023-04-20 solar-eclipse total", // hybrid: total where it is seen best
      "2023-05-05 lunar-eclipse penumbral",
      "2023-10-14 solar-eclipse annular",
      "2023-10-28 lunar-eclipse partial",
      "2024-03-25 lunar-eclipse penumbral",
      "2024-04-08 solar-eclipse total",
      "2024-09-18 lunar-eclipse partial",
      "2024-10-02 solar-eclipse annular",
      "2025-03-14 lunar-eclipse total",
      "2025-03-29 solar-eclipse partial",
      "2025-09-07 lunar-eclipse total",
      "2025-09-21 solar-eclipse partial",
      "2026-02-17 solar-eclipse annular",
      "2026-03-03 lunar-eclipse total",
      "2026-08-12 solar-eclipse total",
      "2026-08-28 lunar-eclipse partial",
      "2027-02-06 solar-eclipse annular",
      "2027-02-20 lunar-eclipse penumbral",
      "2027-07-18 lunar-eclipse penumbral",
      "2027-08-02 solar-eclipse total",
      "2027-08-17 lunar-eclipse penumbral",
    ]);
  });

  it("stand in place of the new and full moons that they are", () => {
    const moons = inOrder("new-moon", "full-moon", "solar-eclipse", "lunar-eclipse");
    for (const [phase, found] of [
      [0, moons.filter(isNew)],
      [180, moons.filter((moon) => !isNew(moon))],
    ] as const) {
      const expected = findZeros((at) => signedDegrees(elongation(at) - phase));
      expect(found.map(({ at }) => minute(at))).toHaveLength(expected.length);
      found.forEach(({ at, longitude, sign }, index) => {
        expect(minutesApart(at, expected[index] ?? FROM)).toBeLessThan(1);
        expect(Math.abs(signedDegrees(longitude - computeLongitude("Moon", at)))).toBeLessThan(
          0.01,
        );
        expect(sign).toBe(signAt(longitude));
      });
    }
  });
});

describe("stations", () => {
  const stations = inOrder("station");

  // Published by ephemerides to the minute, UTC.
  it.each([
    ["Mercury", "retrograde", "2026-02-26T06:48Z", "Pisces"],
    ["Mercury", "direct", "2026-03-20T19:33Z", "Pisces"],
    ["Mercury", "retrograde", "2026-06-29T17:36Z", "Cancer"],
    ["Mercury", "direct", "2026-07-23T22:58Z", "Cancer"],
    ["Mercury", "retrograde", "2026-10-24T07:13Z", "Scorpio"],
    ["Mercury", "direct", "2026-11-13T15:54Z", "Scorpio"],
    ["Venus", "retrograde", "2026-10-03T07:16Z", "Scorpio"],
    ["Venus", "direct", "2026-11-14T00:28Z", "Libra"],
    ["Mars", "retrograde", "2027-01-10T12:59Z", "Virgo"],
    ["Mars", "direct", "2027-04-01T14:08Z", "Leo"],
  ] as const)("hold that of %s, turning %s on %s in %s", (planet, direction, when, sign) => {
    const found = stations.find(
      (station) => station.planet === planet && minutesApart(station.at, new Date(when)) < 3,
    );
    expect(found).toMatchObject({ direction, sign });
  });

  it.each(STATION_PLANETS)(
    "of %s are all those that a daily look at its motion finds",
    (planet) => {
      const expected = findZeros((at) => computeDailyMotion(planet, at));
      const found = stations.filter((station) => station.planet === planet);
      expect(found).toHaveLength(expected.length);
      found.forEach(({ at, direction }, index) => {
        // The daily look takes the engine's own positions, which docs/accuracy.md compares.
        expect(minutesApart(at, expected[index] ?? FROM)).toBeLessThan(13);
        const isBackward = computeDailyMotion(planet, new Date(+at + DAY)) < 0;
        expect(direction).toBe(isBackward ? "retrograde" : "direct");
      });
    },
  );
});

describe("slow ingresses", () => {
  const ingresses = inOrder("ingress");

  // Published by ephemerides, UTC.
  it.each([
    ["Pluto", "2024-11-19T20:40Z", "Capricorn", "Aquarius", false],
    ["Neptune", "2025-03-30T12:00Z", "Pisces", "Aries", false],
    ["Saturn", "2025-05-25T03:35Z", "Pisces", "Aries", false],
    ["Jupiter", "2025-06-09T21:02Z", "Gemini", "Cancer", false],
    ["Uranus", "2025-07-07T07:45Z", "Taurus", "Gemini", false],
    ["Saturn", "2025-09-01T08:06Z", "Aries", "Pisces", true],
    ["Neptune", "2025-10-22T09:48Z", "Aries", "Pisces", true],
    ["Uranus", "2025-11-08T02:22Z", "Gemini", "Taurus", true],
    ["Neptune", "2026-01-26T17:37Z", "Pisces", "Aries", false],
    ["Saturn", "2026-02-14T00:11Z", "Pisces", "Aries", false],
    ["Uranus", "2026-04-26T00:50Z", "Taurus", "Gemini", false],
    ["Jupiter", "2026-06-30T05:52Z", "Cancer", "Leo", false],
  ] as const)("hold that of %s on %s from %s into %s", (planet, when, from, sign, isRetrograde) => {
    const found = ingresses.find(
      (ingress) => ingress.planet === planet && minutesApart(ingress.at, new Date(when)) < 3,
    );
    expect(found).toMatchObject({ from, sign, isRetrograde });
  });

  it.each(SLOW_PLANETS)("of %s are all those that a daily look at its sign finds", (planet) => {
    const signs = [...DAYS, +TO].map((at) => signAt(computeLongitude(planet, new Date(at))));
    const expected = DAYS.flatMap((at, day) =>
      signs[day] === signs[day + 1] ? [] : [`${signs[day]} to ${signs[day + 1]} on ${at}`],
    );
    const found = ingresses
      .filter((ingress) => ingress.planet === planet)
      .map(({ at, from, sign }) => `${from} to ${sign} on ${Math.floor(+at / DAY) * DAY}`);
    expect(found).toEqual(expected);
  });
});

it("holds what lies from one instant to before another, across whole years", () => {
  const [from, to] = [new Date("2026-03-03T12:00Z"), new Date("2026-08-12T17:00Z")];
  const expected = SKY.filter(({ at }) => at >= from && at < to).toSorted(byTime);
  expect(yearSkyBetween(from, to).toSorted(byTime)).toEqual(expected);
});
