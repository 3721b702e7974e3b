import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../birth-date/calendar-date.ts";
import { signAt } from "../zodiac/sign-position.ts";
import { ZODIAC_SIGNS } from "../zodiac/signs.ts";
import { changeoverOn } from "../zodiac/solar-ingress.ts";
import { birthWindow } from "./birth-window.ts";
import { CHART_BODIES, type ChartBody } from "./bodies.ts";
import { computeLongitude } from "./body-longitude.ts";
import { placementIn } from "./placement.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
const FIRST = "1940-01-01";

const placementOn = (date: string, body: ChartBody) => placementIn(birthWindow(date), body);
const sampleInstants = (date: string, step: number) => {
  const { from, to } = birthWindow(date);
  const count = (to.getTime() - from.getTime()) / step;
  return Array.from({ length: count + 1 }, (_, index) => new Date(from.getTime() + index * step));
};
const births = fc.tuple(
  fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-01", day)),
  fc.constantFrom(...CHART_BODIES),
);

describe("the placement of a body on a birth date alone", () => {
  it("names every sign the body was in during the date anywhere on Earth, and no other", () => {
    fc.assert(
      fc.property(births, ([date, body]) => {
        const seen = new Set(
          sampleInstants(date, HOUR).map((at) => signAt(computeLongitude(body, at))),
        );
        const { signs, isSettled, sign, changes } = placementOn(date, body);
        // Between two hours a body may touch a sign and leave it again, so never fewer than seen.
        for (const name of seen) expect(signs).toContain(name);
        expect(signs.length).toBeLessThanOrEqual(seen.size + 1);
        expect(isSettled).toBe(signs.length === 1);
        expect(sign).toBe(isSettled ? signs[0] : null);
        expect(changes.length === 0).toBe(isSettled);
      }),
      { numRuns: 60 },
    );
  });

  it("draws an arc that holds the body at every hour of the window", () => {
    fc.assert(
      fc.property(births, ([date, body]) => {
        const { arc } = placementOn(date, body);
        for (const at of sampleInstants(date, 5 * HOUR)) {
          const along = (computeLongitude(body, at) - arc.from + 720 + 1e-6) % 360;
          expect(along).toBeLessThanOrEqual(arc.to - arc.from + 2e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leaves the Sun two signs exactly on changeover dates, and changes at their instant", () => {
    const dates = Array.from({ length: 731 }, (_, index) => addDays("1989-06-01", index));
    for (const date of dates) {
      const { changes, isSettled } = placementOn(date, "Sun");
      const changeover = changeoverOn(date);
      expect(isSettled).toBe(changeover === null);
      if (!changeover) continue;
      expect(changes).toMatchObject([{ from: changeover.from, to: changeover.to }]);
      expect(Math.abs((changes[0]?.at.getTime() ?? 0) - changeover.at.getTime())).toBeLessThan(
        1000,
      );
    }
  });

  it("lists the changes of sign in the order they come, joined end to end", () => {
    const dates = Array.from({ length: 400 }, (_, index) => addDays(FIRST, index * 61));
    const moons = dates.map((date) => placementOn(date, "Moon"));
    for (const { changes, signs } of moons) {
      expect([...changes.map(({ from }) => from), changes.at(-1)?.to ?? signs[0]]).toEqual(signs);
    }
    expect(moons.some(({ signs }) => signs.length === 2)).toBe(true);
  });

  it("finds a planet that backs into the sign before and says which way it was going", () => {
    // Mercury went back from Aries into Pisces on March 30, 2025 at about 02:18 UTC.
    const { signs, changes, isRetrograde } = placementOn("2025-03-30", "Mercury");
    expect(signs).toEqual(["Pisces", "Aries"]);
    expect(changes).toMatchObject([{ from: "Aries", to: "Pisces" }]);
    expect(changes[0]?.at.toISOString().slice(0, 13)).toBe("2025-03-30T02");
    expect(isRetrograde).toBe(true);
  });

  it("does not settle the motion of a planet that turns within the window", () => {
    // Mercury stood still on March 15, 2025 at about 06:46 UTC.
    expect(placementOn("2025-03-15", "Mercury").isMotionSettled).toBe(false);
    expect(placementOn("2025-03-18", "Mercury")).toMatchObject({
      isMotionSettled: true,
      isRetrograde: true,
    });
  });

  it("gives longitude and degree at noon UTC", () => {
    const { longitude, degree } = placementOn("1990-07-04", "Mars");
    expect(longitude).toBe(computeLongitude("Mars", new Date("1990-07-04T12:00Z")));
    expect(degree).toBe(Math.floor(longitude % 30));
  });
});

describe("the placement of a body at a known instant", () => {
  it("is one sign, one point and no change", () => {
    const bodies = CHART_BODIES.map((body) =>
      placementIn(birthWindow("1962-02-04", { utc: new Date("1962-02-05T00:10Z") }), body),
    );
    for (const { signs, sign, arc, changes, longitude } of bodies) {
      expect(signs).toEqual([sign]);
      expect(arc).toEqual({ from: longitude, to: longitude });
      expect(changes).toEqual([]);
      expect(ZODIAC_SIGNS.indexOf(sign ?? "Aries")).toBe(Math.floor(longitude / 30));
    }
    // The gathering of February 1962: seven bodies in Aquarius.
    expect(bodies.filter(({ sign }) => sign === "Aquarius")).toHaveLength(7);
  });
});
