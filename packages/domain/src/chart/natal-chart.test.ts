import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../birth-date/calendar-date.ts";
import { sunSignOn } from "../zodiac/sun-sign.ts";
import { ASPECTS } from "./aspect-orbs.ts";
import { BALANCE_WEIGHTS } from "./balance.ts";
import { CHART_BODIES, type ChartBody } from "./bodies.ts";
import { computeLongitude } from "./body-longitude.ts";
import { natalChart } from "./natal-chart.ts";
import { getPlacement } from "./placement-of.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const dates = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-01", day));
const london = { latitude: 51.5074, longitude: -0.1278, timeZone: "Europe/London" };
const separation = (a: ChartBody, b: ChartBody, at: Date) =>
  Math.abs(((computeLongitude(a, at) - computeLongitude(b, at) + 540) % 360) - 180);
const sum = (numbers: Readonly<Record<string, number>>) =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

describe("the chart of a birth date alone", () => {
  it("holds ten bodies, the report's Sun sign, no rising sign and no houses", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const chart = natalChart({ birthDate });
        expect(chart.placements.map(({ body }) => body)).toEqual(CHART_BODIES);
        expect(chart.sunSign).toBe(sunSignOn(birthDate));
        expect([chart.angles, chart.houses]).toEqual([null, null]);
      }),
      { numRuns: 20 },
    );
  });

  it("has no rising sign or houses with a place but no time either", () => {
    const chart = natalChart({ birthDate: "1990-03-20", place: london });
    expect([chart.angles, chart.houses]).toEqual([null, null]);
    expect(chart.window.certainty).toBe("date");
  });

  it("counts aspects only when they hold in the whole window, and none of the Moon's", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const { window, aspects } = natalChart({ birthDate });
        for (const { bodies, angle, allowedOrb, widestOrb, orb, phase } of aspects) {
          expect(bodies).not.toContain("Moon");
          expect(phase).toBeNull();
          expect(orb).toBeLessThanOrEqual(widestOrb);
          expect(widestOrb).toBeLessThanOrEqual(allowedOrb);
          for (const hour of [-25, -14, -3, 8, 17, 24]) {
            const at = new Date(window.reference.getTime() + hour * 3_600_000);
            expect(Math.abs(separation(...bodies, at) - angle)).toBeLessThan(widestOrb + 0.01);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("drops an aspect that leaves its orb before the window ends", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const { window, aspects } = natalChart({ birthDate });
        const conjunction = aspects.some(
          ({ bodies, aspect }) => aspect === "conjunction" && bodies.join() === "Sun,Mercury",
        );
        const widest = Math.max(
          ...[window.from, window.reference, window.to].map((at) =>
            separation("Sun", "Mercury", at),
          ),
        );
        // Within a hundredth of the orb the instants looked at may decide either way.
        fc.pre(Math.abs(widest - 8) > 0.01);
        expect(conjunction).toBe(widest < 8);
      }),
      { numRuns: 40 },
    );
  });

  it("leaves bodies of unsettled sign out of the balance and says so", () => {
    const { balance } = natalChart({ birthDate: "1990-03-20" });
    expect(balance.uncounted).toEqual(["Sun", "Moon", "Mercury"]);
    expect(balance.total).toBe(24 - 4 - 4 - 3);
    expect(balance.elements).toEqual({ Fire: 0, Earth: 4, Air: 6, Water: 3 });
    expect(balance.modalities).toEqual({ Cardinal: 6, Fixed: 7, Mutable: 0 });
  });

  it("is the same each time it is computed", () => {
    expect(natalChart({ birthDate: "1984-05-05" })).toEqual(
      natalChart({ birthDate: "1984-05-05" }),
    );
  });
});

describe("the chart of a known birth", () => {
  const known = { birthDate: "1990-03-20", birthTime: "14:30", place: london };

  it("settles every sign, the balance and the changeover", () => {
    const chart = natalChart(known);
    expect(chart.placements.every(({ isSettled }) => isSettled)).toBe(true);
    expect(chart.balance).toMatchObject({ total: sum(BALANCE_WEIGHTS), uncounted: [] });
    expect(chart.changeover).toMatchObject({ from: "Pisces", to: "Aries", isSettled: true });
    expect(chart.sunSign).toBe("Pisces");
    expect(natalChart({ ...known, birthTime: "21:30" }).sunSign).toBe("Aries");
  });

  it("leaves the changeover open when what is known does not settle it", () => {
    const tokyo = { latitude: 35.7, longitude: 139.7, timeZone: "Asia/Tokyo" };
    expect(natalChart({ birthDate: "1990-03-20" }).changeover?.isSettled).toBe(false);
    expect(natalChart({ birthDate: "1990-03-20", place: london }).changeover?.isSettled).toBe(
      false,
    );
    // The day was over in Tokyo before the Sun crossed.
    expect(natalChart({ birthDate: "1990-03-20", place: tokyo }).changeover?.isSettled).toBe(true);
    expect(natalChart({ birthDate: "1990-07-04" }).changeover).toBeNull();
  });

  it("finds every pair within orb, closest first, and each pair once", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-02"), max: new Date("2030-01-01"), noInvalidDate: true }),
        (utc) => {
          const { aspects } = natalChart({ birthDate: utc.toISOString().slice(0, 10), utc });
          const expected = CHART_BODIES.flatMap((a, index) =>
            CHART_BODIES.slice(index + 1).flatMap((b) =>
              ASPECTS.filter(({ angle, withLuminary, otherwise }) => {
                const orb = a === "Sun" || a === "Moon" || b === "Moon" ? withLuminary : otherwise;
                return Math.abs(separation(a, b, utc) - angle) <= orb;
              }).map(({ name }) => `${a} ${name} ${b}`),
            ),
          );
          const found = aspects.map(({ bodies: [a, b], aspect }) => `${a} ${aspect} ${b}`);
          expect(found.toSorted()).toEqual(expected.toSorted());
          expect(aspects.map(({ orb }) => orb)).toEqual(
            aspects.map(({ orb }) => orb).toSorted((a, b) => a - b),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it("calls an aspect applying exactly when it is closer an hour later", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-02"), max: new Date("2030-01-01"), noInvalidDate: true }),
        (utc) => {
          const minute = 60_000;
          const { aspects } = natalChart({ birthDate: utc.toISOString().slice(0, 10), utc });
          for (const { bodies, angle, phase } of aspects) {
            const orbAt = (shift: number) =>
              Math.abs(separation(...bodies, new Date(utc.getTime() + shift)) - angle);
            const change = orbAt(minute) - orbAt(-minute);
            // At the exact moment, and where the two move alike, neither word is wrong.
            if (orbAt(0) < 0.01 || Math.abs(change) < 1e-6) continue;
            expect(phase).toBe(change < 0 ? "applying" : "separating");
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it("refuses coordinates that are not on Earth", () => {
    for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { latitude: NaN }]) {
      expect(() => natalChart({ ...known, place: { ...london, ...wrong } })).toThrow(RangeError);
    }
  });
});

describe("placementOf", () => {
  it("finds a body in a chart", () => {
    expect(getPlacement(natalChart({ birthDate: "2000-01-01" }), "Saturn").sign).toBe("Taurus");
  });
});
