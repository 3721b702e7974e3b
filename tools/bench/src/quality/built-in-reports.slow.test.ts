import { describe, expect, it, vi } from "vitest";
import { type Measure, measureEach, measureTogether } from "./measures.ts";
import { combinations, randomBirths } from "./people.ts";

// Two hundred reports take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const broken = (measures: readonly Measure[]) =>
  measures
    .filter((each) => each.broken.length > 0)
    .map(({ name, broken: what }) => `${name}: ${what.slice(0, 3).join("; ")}`);

describe("the built-in reports", () => {
  const pairings = combinations();

  it("meet every bound for each pairing of type and sign", () => {
    expect(pairings).toHaveLength(192);
    expect(broken(measureEach(pairings))).toEqual([]);
  });

  it("differ from one another as much as required", () => {
    expect(broken(measureTogether(pairings, 150))).toEqual([]);
  });

  it("meet every bound for random births", () => {
    expect(broken(measureEach(randomBirths(12)))).toEqual([]);
  });
});
