import { expect, test, vi } from "vitest";
import { drawBirths } from "./births.ts";
import { isKept, prove, sumProofs } from "./prove.ts";

// Reports and charts of hundreds of minutes take a while on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test("the proof of hours finds every statement about some births to hold at each of their minutes", () => {
  // The small form of `npm run hours:prove`: narrow hours of every kind.
  const births = drawBirths(400, 7)
    .filter(({ hours }) => hours !== null && hours.kind !== "part")
    .filter(
      ({ hours }) => hours?.kind !== "between" && !(hours?.kind === "about" && hours.minutes > 60),
    )
    .slice(0, 12);
  const sum = sumProofs(births.map((birth) => ({ birth, proof: prove(birth) })));
  expect(sum.failures).toEqual([]);
  expect(isKept(sum)).toBe(true);
  expect(sum.boundaries).toBeGreaterThan(20);
});
