import { describe, expect, it } from "vitest";
import type { BirthHours } from "../chart/hours/birth-hours.ts";
import { listDayMinutes } from "../chart/hours/list-day-minutes.ts";
import { computeSignShares } from "../chart/hours/sign-shares.ts";
import { natalChart } from "../chart/natal-chart.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signAt } from "../zodiac/sign-position.ts";
import { zodiacOffsetOn } from "./ayanamsa.ts";
import { DEFAULT_CHART_SETTINGS, ZODIACS, type Zodiac } from "./chart-settings.ts";
import { computeSkyChart } from "./compute-sky-chart.ts";
import { pointOn } from "./moving-points.ts";
import { signChangesIn } from "./sign-changes.ts";

const place = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };

/** The Moon's shares as a chart gives them, and as counted minute by minute. */
function compareMoon(birthDate: string, zodiac: Zodiac, hours: BirthHours | null) {
  const { ranges } = listDayMinutes(birthDate, hours, place.timeZone);
  const { window } = natalChart({ birthDate, place, ...(hours ? { hours } : {}) });
  const settings = { ...DEFAULT_CHART_SETTINGS, zodiac };
  const { placements } = computeSkyChart("natal", { window, place }, settings, window.reference);
  const moon = placements.find(({ body }) => body === "Moon");
  if (!moon) throw new RangeError("No Moon");
  const offset = zodiacOffsetOn(zodiac, toAstroTime(window.reference));
  const minutes = ranges.flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / 60_000 + 1 }, (_, index) => {
      const time = toAstroTime(new Date(from + index * 60_000));
      return signAt(pointOn("Moon", time, settings).longitude - offset);
    }),
  );
  const counted = [...new Set(minutes)].map((sign) => ({
    sign,
    share: minutes.filter((each) => each === sign).length / minutes.length,
  }));
  return {
    shares: computeSignShares(moon, ranges),
    counted: counted.toSorted((a, b) => b.share - a.share),
  };
}

describe("an open birth time", () => {
  it.each(
    ZODIACS.flatMap((zodiac) => ["1990-07-13", "1990-07-16"].map((day) => [day, zodiac] as const)),
  )(
    "on %s has the shares of the Moon's signs that a count of minutes gives, in the %s zodiac",
    (day, zodiac) => {
      const { shares, counted } = compareMoon(day, zodiac, null);
      expect(shares).toEqual(counted);
    },
  );

  it("tells two signs of the sidereal Moon with their shares, not each with all of the day", () => {
    const { shares } = compareMoon("1990-07-13", "lahiri", null);
    expect(shares.map(({ sign }) => sign).toSorted()).toEqual(["Aquarius", "Pisces"]);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

it("a retrograde point goes back a sign", () => {
  // The mean node left Aquarius for Capricorn in November 1990, moving backward.
  const [from, to] = [new Date("1990-10-01T00:00:00Z"), new Date("1990-12-31T00:00:00Z")];
  const window = { birthDate: "1990-11-01", from, to, reference: from, certainty: "date" } as const;
  const kinds = { nodes: "mean", lilith: "mean" } as const;
  const [change, ...others] = signChangesIn(window, "North Node", 0, kinds);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ from: "Aquarius", to: "Capricorn" });
  const longitude = pointOn("North Node", toAstroTime(change?.at ?? from), kinds).longitude;
  expect(longitude).toBeCloseTo(300, 3);
});
