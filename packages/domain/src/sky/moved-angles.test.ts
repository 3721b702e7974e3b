import { describe, expect, it } from "vitest";
import { computeAngles } from "../chart/angles.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { directedAngles, progressedAngles } from "./moved-angles.ts";

const natal = { meridian: 215, obliquity: 23.44, latitude: 51.5 };
const { ascendant, midheaven } = computeAngles(natal);

describe("angles carried on by a solar arc", () => {
  it("directions move both by the arc", () => {
    const directed = directedAngles(natal, 36.5);
    expect(signedDegrees(directed.midheaven - midheaven.longitude)).toBeCloseTo(36.5, 9);
    expect(signedDegrees(directed.ascendant - ascendant.longitude)).toBeCloseTo(36.5, 9);
  });

  it("progressions move the Midheaven by the arc, and the Ascendant to what rises with it", () => {
    const progressed = progressedAngles(natal, 36.5, natal.obliquity);
    expect(signedDegrees(progressed.midheaven - midheaven.longitude)).toBeCloseTo(36.5, 9);
    expect(
      Math.abs(signedDegrees(progressed.ascendant - ascendant.longitude) - 36.5),
    ).toBeGreaterThan(1);
    expect(progressedAngles(natal, 0, natal.obliquity).ascendant).toBeCloseTo(
      ascendant.longitude,
      9,
    );
  });
});
