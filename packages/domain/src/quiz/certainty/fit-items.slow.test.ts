import { describe, expect, it } from "vitest";
import { fitItems } from "./fit-items.ts";
import { ITEM_PARAMETERS } from "./item-parameters.ts";
import type { ParameterSet } from "./parameter-set.ts";
import { computeCurves, GRID, type ItemAnswer, PRIOR } from "./response-model.ts";

/** Numbers from 0 to below 1, the same at every run (a linear congruence). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const random = createRandom(7);

/** The index that a draw falls on, by these weights. */
function draw(weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, each) => sum + each, 0);
  const at = weights.findIndex((weight) => {
    rest -= weight;
    return rest <= 0;
  });
  return at === -1 ? weights.length - 1 : at;
}

/** Takers of E/I alone, who answer by these parameters. */
function simulate({ items }: ParameterSet, count: number): ItemAnswer[][] {
  const curves = items
    .filter(({ axis }) => axis === "EI")
    .map((item) => ({ id: item.id, curves: computeCurves(item) }));
  return Array.from({ length: count }, () => {
    const at = draw(PRIOR);
    expect(GRID[at]).toBeDefined();
    return curves.map((item) => ({
      item: item.id,
      pull: draw(item.curves.map((curve) => curve[at] ?? 0)) - 2,
    }));
  });
}

const findItem = ({ items }: ParameterSet, id: string) => {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
};

/** Where fitting starts from: items that are all alike, whatever those in use are. */
const start: ParameterSet = {
  ...ITEM_PARAMETERS,
  items: ITEM_PARAMETERS.items.map((item) => ({ ...item, a: 1.7, b: [-1.4, -0.4, 0.4, 1.4] })),
};

const truth: ParameterSet = {
  ...start,
  items: start.items.map((item) => {
    if (item.id === "i-quiet") return { ...item, a: 3 };
    if (item.id === "e-group") return { ...item, a: 0.7 };
    if (item.id === "i-few") return { ...item, b: [-0.4, 0.6, 1.4, 2.4] };
    return item;
  }),
};

describe("fitItems", () => {
  it("changes nothing without takers", () => {
    expect(fitItems([], start)).toBe(start);
  });

  it("finds which items tell more, which less, and where their steps lie", () => {
    const fitted = fitItems(simulate(truth, 1_500), start);
    expect(fitted).toMatchObject({ version: start.version + 1, takers: 1_500 });
    const before = findItem(start, "i-quiet").a;
    expect(findItem(fitted, "i-quiet").a).toBeGreaterThan(before + 0.6);
    expect(findItem(fitted, "e-group").a).toBeLessThan(before - 0.6);
    const [first, , , fourth] = findItem(fitted, "i-few").b;
    expect(Math.abs(first - -0.4)).toBeLessThan(0.3);
    expect(Math.abs(fourth - 2.4)).toBeLessThan(0.4);
    // Items that were not answered stay where they were.
    expect(findItem(fitted, "t-rule").a).toBeCloseTo(findItem(start, "t-rule").a, 1);
    for (const { a, b } of fitted.items) {
      expect(a).toBeGreaterThan(0);
      expect(b.toSorted((one, other) => one - other)).toEqual(b);
    }
  }, 60_000);

  it("lets a few takers change little", () => {
    const fitted = fitItems(simulate(truth, 20), start);
    const moved = fitted.items.map(({ id, a }) => Math.abs(a - findItem(start, id).a));
    expect(Math.max(...moved)).toBeLessThan(0.4);
  }, 60_000);
});
