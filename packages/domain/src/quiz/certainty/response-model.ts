import type { Axis } from "../../mbti/types.ts";
import type { ItemParameters, ParameterSet } from "./parameter-set.ts";

/**
 * The graded response model (Samejima 1969): each axis is a trait with a standard normal prior, and an answer reaches
 * the k-th step or a higher one with probability 1 / (1 + exp(-a (trait - b_k))). The posterior is computed on a grid.
 * The axes are taken as independent. Below zero lies the first letter of an axis (E, S, T, J).
 */
export const GRID: readonly number[] = Array.from({ length: 81 }, (_, index) => (index - 40) / 10);

const density = GRID.map((trait) => Math.exp((-trait * trait) / 2));
const total = density.reduce((sum, each) => sum + each, 0);
export const PRIOR: readonly number[] = density.map((each) => each / total);

/** An answer by its pull: -2 is wholly the axis's first letter, 2 wholly its second. */
export interface ItemAnswer {
  item: string;
  pull: number;
}

/** For each of the five answers, its probability at each point of the grid. */
export type AnswerCurves = readonly (readonly number[])[];

export interface BankItem extends ItemParameters {
  curves: AnswerCurves;
}

/** A parameter set with what is computed from it once. */
export interface ItemBank extends Omit<ParameterSet, "items"> {
  items: ReadonlyMap<string, BankItem>;
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

export function computeCurves({ a, b }: Pick<ItemParameters, "a" | "b">): AnswerCurves {
  const reaching = [
    GRID.map(() => 1),
    ...b.map((step) => GRID.map((trait) => logistic(a * (trait - step)))),
    GRID.map(() => 0),
  ];
  return reaching
    .slice(0, -1)
    .map((curve, index) =>
      curve.map((value, at) => Math.max(value - (reaching[index + 1]?.[at] ?? 0), 1e-12)),
    );
}

export function createItemBank({ items, ...rest }: ParameterSet): ItemBank {
  return {
    ...rest,
    items: new Map(items.map((item) => [item.id, { ...item, curves: computeCurves(item) }])),
  };
}

/** What the answers on one axis leave of the prior; answers to items that the bank does not know count for nothing. */
export function computePosterior(
  bank: ItemBank,
  axis: Axis,
  answers: readonly ItemAnswer[],
): number[] {
  const posterior = [...PRIOR];
  for (const { item, pull } of answers) {
    const known = bank.items.get(item);
    const curve = known?.axis === axis ? known.curves[pull + 2] : undefined;
    if (!curve) continue;
    for (const [at, likelihood] of curve.entries())
      posterior[at] = (posterior[at] ?? 0) * likelihood;
  }
  const sum = posterior.reduce((partial, each) => partial + each, 0);
  return posterior.map((each) => each / sum);
}
