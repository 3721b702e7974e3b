import type { Axis } from "../../mbti/types.ts";
import { type AxisReading, ITEM_BANK, readPosterior } from "./letter-certainty.ts";
import {
  type BankItem,
  computePosterior,
  type ItemAnswer,
  type ItemBank,
} from "./response-model.ts";

/** From here on a letter is settled: other questions give the same one four times in five. */
export const SETTLED = 0.8;

const computeLargest = ({ second }: AxisReading) => Math.max(second, 1 - second);

/** How far an answer is expected to move the probability of a letter, up or down. */
function computeExpectedMove(
  bank: ItemBank,
  { axis, curves }: BankItem,
  posterior: readonly number[],
  { second }: AxisReading,
): number {
  return curves.reduce((sum, curve) => {
    const joint = posterior.map((weight, at) => weight * (curve[at] ?? 0));
    const share = joint.reduce((partial, each) => partial + each, 0);
    const next = readPosterior(
      bank,
      axis,
      joint.map((each) => each / share),
    );
    return sum + share * (next.second - second) ** 2;
  }, 0);
}

/** What may be asked. */
export interface Askable {
  id: string;
  axis: Axis;
}

/**
 * The statement to ask next: of the axis whose letter is least certain and not yet settled, the one that is expected
 * to tell most, and of equals the first. Null when every letter is settled, or no statement is left that would help.
 */
export function findNextStatement<Each extends Askable>(
  statements: readonly Each[],
  answers: readonly ItemAnswer[],
  bank: ItemBank = ITEM_BANK,
): Each | null {
  const asked = new Set(answers.map(({ item }) => item));
  const open = statements.filter(({ id }) => !asked.has(id) && bank.items.has(id));
  const axes = [...new Set(open.map(({ axis }) => axis))].map((axis) => {
    const posterior = computePosterior(bank, axis, answers);
    return { posterior, reading: readPosterior(bank, axis, posterior) };
  });
  const [least] = axes
    .filter(({ reading }) => computeLargest(reading) < SETTLED)
    .toSorted((one, other) => computeLargest(one.reading) - computeLargest(other.reading));
  if (!least) return null;
  const { posterior, reading } = least;
  const [best] = open
    .filter(({ axis }) => axis === reading.axis)
    .map((statement) => {
      const item = bank.items.get(statement.id);
      return { statement, move: item ? computeExpectedMove(bank, item, posterior, reading) : 0 };
    })
    .toSorted((one, other) => other.move - one.move);
  return best?.statement ?? null;
}

/** True once every letter is settled. */
export const isSettled = (readings: readonly AxisReading[]): boolean =>
  readings.every((reading) => computeLargest(reading) >= SETTLED);
