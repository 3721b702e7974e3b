import * as fc from "fast-check";
import { expect, it } from "vitest";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { spreadOnCircle } from "./spread.ts";

it("leaves longitudes alone that are far enough apart", () => {
  const apart = [350, 20, 100, 200.5];
  expect(spreadOnCircle(apart, 9)).toEqual(apart);
});

it("moves two neighbors apart by the same amount, also across 0 Aries", () => {
  expect(spreadOnCircle([359, 1], 9)).toEqual([355.5, 4.5]);
  expect(spreadOnCircle([1, 359], 9)).toEqual([4.5, 355.5]);
});

it("puts equal longitudes in the order given", () => {
  expect(spreadOnCircle([90, 90, 90], 10)).toEqual([80, 90, 100]);
});

it("answers an empty list and a single longitude", () => {
  expect(spreadOnCircle([], 9)).toEqual([]);
  expect(spreadOnCircle([-10], 9)).toEqual([350]);
});

it("keeps order and distance for any ten longitudes, and moves none further than it must", () => {
  const longitude = fc.oneof(
    fc.double({ min: 0, max: 359.999, noNaN: true }),
    // Crowds on one side of the sky, the hard case.
    fc.double({ min: 300, max: 330, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(longitude, { minLength: 2, maxLength: 10 }), (longitudes) => {
      const spread = spreadOnCircle(longitudes, 9);
      const order = longitudes
        .map((_, index) => index)
        .toSorted((a, b) => (longitudes[a] ?? 0) - (longitudes[b] ?? 0) || a - b);
      const steps = order.map((index, rank) =>
        wrapDegrees((spread[order[(rank + 1) % order.length] ?? 0] ?? 0) - (spread[index] ?? 0)),
      );
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
      expect(Math.min(...steps)).toBeGreaterThan(9 - 1e-6);
      const moves = longitudes.map((from, index) =>
        Math.abs(signedDegrees((spread[index] ?? 0) - from)),
      );
      expect(Math.max(...moves)).toBeLessThanOrEqual(((longitudes.length - 1) * 9) / 2 + 1e-6);
      // The moves cancel out: nothing drifts to one side.
      const drift = longitudes.reduce(
        (sum, from, index) => sum + signedDegrees((spread[index] ?? 0) - from),
        0,
      );
      expect(drift).toBeCloseTo(0, 6);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
