import { describe, expect, it } from "vitest";
import { computeWobble, judgeChange } from "./wobble.ts";

const reading = (mean: number, deviation = 0.7) => ({ axis: "EI", mean, deviation }) as const;

const widthOn = (axis: "EI" | "TF") => {
  const { from, to } = computeWobble({ axis, mean: 0, deviation: 0.5 }, 0.5);
  return to - from;
};

describe("the wobble between sittings", () => {
  it("expects a later sitting nearer the middle", () => {
    const { from, to } = computeWobble(reading(1), 0.7);
    expect((from + to) / 2).toBeGreaterThan(0);
    expect((from + to) / 2).toBeLessThan(1);
  });

  it("expects more of an unsure first sitting to change", () => {
    const sure = computeWobble(reading(0.5, 0.4), 0.5);
    const unsure = computeWobble(reading(0.5, 0.9), 0.5);
    expect(unsure.to - unsure.from).toBeGreaterThan(sure.to - sure.from);
  });

  it.each([
    [0.5, 0.5, "within normal wobble"],
    [0.5, -0.3, "within normal wobble"],
    [1.2, -1.4, "a real shift"],
    [-1.2, 1.4, "a real shift"],
  ] as const)("calls %f then %f %s", (earlier, later, change) => {
    expect(judgeChange(reading(earlier), reading(later))).toBe(change);
  });

  it("allows more of T and F, whose retest is lower", () => {
    expect(widthOn("TF")).toBeGreaterThan(widthOn("EI"));
  });
});
