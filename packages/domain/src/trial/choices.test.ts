import { describe, expect, it } from "vitest";
import { computeWilsonInterval, describeChoices, summarizeChoices } from "./choices.ts";

describe("the choices of a trial", () => {
  it.each([
    // Newcombe, Statistics in Medicine 17 (1998), table I: the score interval without continuity correction.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("have for%i of%i the published Wilson interval", (hits, n, low, high) => {
    const interval = computeWilsonInterval(hits, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([
    [0, 0, "none yet", "not measured yet"],
    [3, 7, "too few to say", "n = 7: too few to say"],
    [60, 130, "above chance", "46% of 130 (95% interval: 38% to 55%), 33% by chance"],
    [45, 130, "as chance", "35% of 130 (95% interval: 27% to 43%), 33% by chance"],
    [20, 130, "below chance", "15% of 130 (95% interval: 10% to 23%), 33% by chance"],
  ])("are told for%i of%i as%s", (own, n, finding, line) => {
    const summary = summarizeChoices(own, n, 1 / 3);
    expect(summary.finding).toBe(finding);
    expect(describeChoices(summary)).toBe(line);
  });

  it("say from the first one on how many there are, and what they may come to", () => {
    expect(summarizeChoices(1, 1, 1 / 3)).toMatchObject({
      n: 1,
      share: 1,
      interval: { high: 1 },
      finding: "too few to say",
    });
  });
});
