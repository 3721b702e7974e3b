import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { signedDegrees, wrapDegrees } from "./circle.ts";
import { degreeInSign, signAt } from "./sign-position.ts";

const angles = fc.double({ min: -4000, max: 4000, noNaN: true });

describe("angles on the circle", () => {
  it.each([
    [0, 0],
    [360, 0],
    [-30, 330],
    [725, 5],
    [-1e-17, 0],
  ])("wrap %f to %f", (angle, wrapped) => {
    expect(wrapDegrees(angle)).toBe(wrapped);
  });

  it.each([
    [190, -170],
    [-190, 170],
    [359, -1],
    [180, -180],
  ])("go the shorter way: %f is %f", (angle, signed) => {
    expect(signedDegrees(angle)).toBe(signed);
  });

  it("stay in range, and the same angle, whatever the turn", () => {
    fc.assert(
      fc.property(angles, (angle) => {
        expect(wrapDegrees(angle)).toBeGreaterThanOrEqual(0);
        expect(wrapDegrees(angle)).toBeLessThan(360);
        expect(signedDegrees(angle)).toBeGreaterThanOrEqual(-180);
        expect(signedDegrees(angle)).toBeLessThan(180);
        expect(Math.abs(signedDegrees(wrapDegrees(angle) - angle))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("a place in a sign", () => {
  it.each([
    [0, "Aries", 0],
    [29.9999, "Aries", 29],
    [30, "Taurus", 0],
    [359.99, "Pisces", 29],
    [360, "Aries", 0],
    [-0.5, "Pisces", 29],
    [745, "Aries", 25],
  ] as const)("at %f degrees is %s, degree %i", (longitude, sign, degree) => {
    expect(signAt(longitude)).toBe(sign);
    expect(degreeInSign(longitude)).toBe(degree);
  });
});
