import { AXES, type Axis } from "../../mbti/types.ts";
import type { ItemParameters, ParameterSet } from "./parameter-set.ts";
import {
  type AnswerCurves,
  computeCurves,
  computePosterior,
  createItemBank,
  type ItemAnswer,
  PRIOR,
} from "./response-model.ts";

/** What is known before counts as much as the answers of so many takers. */
const PRIOR_TAKERS = 200;
const ROUNDS = 25;
/** A fit has settled when no parameter moves further than this in a round. */
const STILL = 0.002;

/** For each of the five answers to an item, how often it was given at each point of the grid. */
type Counts = number[][];

type Fitted = Pick<ItemParameters, "a" | "b">;

/** The parameters as numbers that may take any value: ln a, the first step, and the logarithms of the gaps. */
type Free = readonly number[];

const toFree = ({ a, b: [first, second, third, fourth] }: Fitted): Free => [
  Math.log(a),
  first,
  Math.log(second - first),
  Math.log(third - second),
  Math.log(fourth - third),
];

function toFitted([logA = 0, first = 0, ...gaps]: Free): Fitted {
  const [toSecond = 0, toThird = 0, toFourth = 0] = gaps.map(Math.exp);
  const second = first + toSecond;
  const third = second + toThird;
  return { a: Math.exp(logA), b: [first, second, third, third + toFourth] };
}

function computeLogLikelihood(counts: Counts, curves: AnswerCurves): number {
  return counts.reduce(
    (sum, row, answer) =>
      row.reduce(
        (partial, count, at) => partial + count * Math.log(curves[answer]?.[at] ?? 1),
        sum,
      ),
    0,
  );
}

/** The parameters that make the counts likeliest, by steps along each number in turn. */
function maximize(counts: Counts, start: Fitted): Fitted {
  const judge = (free: Free) => computeLogLikelihood(counts, computeCurves(toFitted(free)));
  let best = toFree(start);
  let score = judge(best);
  for (let step = 0.2; step > 0.001; ) {
    let isBetter = false;
    for (const at of best.keys()) {
      for (const move of [step, -step]) {
        const tried = best.map((value, index) => (index === at ? value + move : value));
        const found = judge(tried);
        if (found <= score + 1e-9) continue;
        [best, score, isBetter] = [tried, found, true];
      }
    }
    if (!isBetter) step /= 2;
  }
  return toFitted(best);
}

/** What the current parameters expect of `PRIOR_TAKERS` answers. */
const expectCounts = (item: ItemParameters): Counts =>
  computeCurves(item).map((curve) =>
    curve.map((share, at) => PRIOR_TAKERS * share * (PRIOR[at] ?? 0)),
  );

/** The answers of each taker, spread over the grid as the rest of their answers suggests. */
function countAnswers(
  takers: readonly (readonly ItemAnswer[])[],
  parameters: ParameterSet,
  expected: ReadonlyMap<string, Counts>,
): Map<string, Counts> {
  const bank = createItemBank(parameters);
  const counts = new Map(
    [...expected].map(([id, rows]) => [id, rows.map((row) => [...row])] as const),
  );
  for (const answers of takers) {
    for (const axis of AXES) {
      const onAxis = answers.filter(({ item }) => bank.items.get(item)?.axis === axis);
      if (onAxis.length === 0) continue;
      const posterior = computePosterior(bank, axis, onAxis);
      for (const { item, pull } of onAxis) {
        const row = counts.get(item)?.[pull + 2];
        if (!row) continue;
        for (const [at, weight] of posterior.entries()) row[at] = (row[at] ?? 0) + weight;
      }
    }
  }
  return counts;
}

const findLargestMove = (one: Fitted, other: Fitted) =>
  Math.max(
    Math.abs(one.a - other.a),
    ...one.b.map((step, at) => Math.abs(step - (other.b[at] ?? 0))),
  );

/** The share of an item's variance that comes from the trait. */
function computeItemReliability(item: ItemParameters): number {
  const curves = computeCurves(item);
  const moments = PRIOR.map((weight, at) => {
    const mean = curves.reduce((sum, curve, answer) => sum + (curve[at] ?? 0) * (answer - 2), 0);
    const square = curves.reduce(
      (sum, curve, answer) => sum + (curve[at] ?? 0) * (answer - 2) ** 2,
      0,
    );
    return { mean: weight * mean, trait: weight * mean ** 2, square: weight * square };
  });
  const total = (pick: (each: (typeof moments)[number]) => number) =>
    moments.reduce((sum, each) => sum + pick(each), 0);
  const center = total(({ mean }) => mean) ** 2;
  return (total(({ trait }) => trait) - center) / (total(({ square }) => square) - center);
}

/** The reliability of eight items like those of the axis, by Spearman and Brown. */
function computeEight(items: readonly ItemParameters[], axis: Axis): number {
  const each = items.filter((item) => item.axis === axis).map(computeItemReliability);
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  return round((8 * mean) / (1 + 7 * mean));
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The parameters refitted from takers' answers, one sitting each: marginal maximum likelihood by expectation and
 * maximization, held near the current parameters by as much as `PRIOR_TAKERS` answers would. The trait stays standard
 * normal. Without takers nothing changes.
 */
export function fitItems(
  takers: readonly (readonly ItemAnswer[])[],
  current: ParameterSet,
): ParameterSet {
  if (takers.length === 0) return current;
  const expected = new Map(current.items.map((item) => [item.id, expectCounts(item)]));
  let fitted = current;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const counts = countAnswers(takers, fitted, expected);
    const before = fitted.items;
    const items = before.map((item) => ({ ...item, ...maximize(counts.get(item.id) ?? [], item) }));
    fitted = { ...fitted, items };
    if (items.every((item, at) => findLargestMove(item, before[at] ?? item) < STILL)) break;
  }
  const items = fitted.items.map(({ a, b: [first, second, third, fourth], ...rest }) => ({
    ...rest,
    a: round(a),
    b: [round(first), round(second), round(third), round(fourth)] as const,
  }));
  return {
    version: current.version + 1,
    takers: takers.length,
    otherQuestions: {
      EI: computeEight(items, "EI"),
      SN: computeEight(items, "SN"),
      TF: computeEight(items, "TF"),
      JP: computeEight(items, "JP"),
    },
    items,
  };
}
