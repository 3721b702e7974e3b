import { AXES, type Axis } from "../../mbti/types.ts";
import { ITEM_PARAMETERS } from "./item-parameters.ts";
import {
  computePosterior,
  createItemBank,
  GRID,
  type ItemAnswer,
  type ItemBank,
} from "./response-model.ts";

/** The bank in use. */
export const ITEM_BANK: ItemBank = createItemBank(ITEM_PARAMETERS);

/** What the answers on an axis say. */
export interface AxisReading {
  axis: Axis;
  /** Where the trait lies, in standard deviations of the population; below zero the first letter. */
  mean: number;
  /** How far it may be from there. */
  deviation: number;
  /** How likely eight other questions give the second letter. */
  second: number;
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function computeNormalCdf(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return value < 0 ? tail : 1 - tail;
}

/** Eight other questions measure the trait with an error of their own; how likely they come out on its second side. */
function computeAgreement(reliability: number): readonly number[] {
  const steepness = Math.sqrt(reliability / (1 - reliability));
  return GRID.map((trait) => computeNormalCdf(trait * steepness));
}

const agreements = new WeakMap<ItemBank, Readonly<Record<Axis, readonly number[]>>>();

function getAgreements(bank: ItemBank): Readonly<Record<Axis, readonly number[]>> {
  const known = agreements.get(bank);
  if (known) return known;
  const computed = Object.fromEntries(
    AXES.map((axis) => [axis, computeAgreement(bank.otherQuestions[axis])]),
  ) as unknown as Record<Axis, readonly number[]>;
  agreements.set(bank, computed);
  return computed;
}

export function readPosterior(
  bank: ItemBank,
  axis: Axis,
  posterior: readonly number[],
): AxisReading {
  const agreement = getAgreements(bank)[axis];
  let mean = 0;
  let square = 0;
  let second = 0;
  for (const [at, weight] of posterior.entries()) {
    const trait = GRID[at] ?? 0;
    mean += weight * trait;
    square += weight * trait * trait;
    second += weight * (agreement[at] ?? 0);
  }
  return { axis, mean, deviation: Math.sqrt(Math.max(square - mean * mean, 0)), second };
}

export const readAxis = (
  axis: Axis,
  answers: readonly ItemAnswer[],
  bank: ItemBank = ITEM_BANK,
): AxisReading => readPosterior(bank, axis, computePosterior(bank, axis, answers));

/** One reading for each axis, in the order a type is spelled. */
export function readAxes(
  answers: readonly ItemAnswer[],
  bank: ItemBank = ITEM_BANK,
): readonly AxisReading[] {
  return AXES.map((axis) => readAxis(axis, answers, bank));
}

/** How likely eight other questions on the axis give this letter. */
export const computeCertainty = ({ axis, second }: AxisReading, letter: string): number =>
  letter === axis.charAt(1) ? second : 1 - second;
