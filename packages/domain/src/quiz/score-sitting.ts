import { type Letter, type MbtiType, withLetterFlipped } from "../mbti/types.ts";
import type { QuizAnswers } from "./answers.ts";
import {
  type AxisReading,
  computeCertainty,
  ITEM_BANK,
  readAxes,
} from "./certainty/letter-certainty.ts";
import { findNextStatement, isSettled } from "./certainty/next-statement.ts";
import type { ItemAnswer } from "./certainty/response-model.ts";
import { STATEMENTS, type Statement, toItemAnswer } from "./certainty/statements.ts";
import {
  type AxisResult,
  type QuizResult,
  roundCertainty,
  scoreQuiz,
  toClarity,
  toItemAnswers,
} from "./scoring.ts";

/** An answer to a further statement: its id, and 1 ("Not like me") to 5 ("Very much like me"). */
export type StatementAnswer = readonly [id: string, answer: number];

/** The answers of one user at one time. */
export interface SittingAnswers {
  quiz: QuizAnswers;
  /** In the order they were first given; each statement at most once. */
  statements: readonly StatementAnswer[];
}

const listStatementAnswers = ({ statements }: SittingAnswers): ItemAnswer[] =>
  statements.flatMap(([id, answer]) => toItemAnswer(id, answer) ?? []);

/** Every answer of a sitting as the model takes it. */
export const listItemAnswers = (sitting: SittingAnswers): ItemAnswer[] => [
  ...toItemAnswers(sitting.quiz),
  ...listStatementAnswers(sitting),
];

/** Where the answers put each axis. Statements that are not known any more count for nothing. */
export const readSitting = (sitting: SittingAnswers): readonly AxisReading[] =>
  readAxes(listItemAnswers(sitting));

/** The letter that the model finds likelier; where it is even, the one the eight questions gave. */
function decideLetter({ axis, second }: AxisReading, { letter }: AxisResult): Letter {
  const rounded = roundCertainty(second);
  if (rounded === 0.5) return letter;
  return axis.charAt(rounded > 0.5 ? 1 : 0) as Letter;
}

/**
 * The type of a sitting. Axes without further statements are scored by the eight questions alone, by their rule; for
 * the others the model decides, and `sum` is the certainty on the scale of the eight questions' sum.
 */
export function scoreSitting(sitting: SittingAnswers): QuizResult {
  const base = scoreQuiz(sitting.quiz);
  const further = new Set(
    listStatementAnswers(sitting).map(({ item }) => ITEM_BANK.items.get(item)?.axis),
  );
  const readings = readSitting(sitting);
  const decided = base.axes.map((scored) => {
    const reading = readings.find(({ axis }) => axis === scored.axis);
    if (!reading || !further.has(scored.axis)) return scored;
    const letter = decideLetter(reading, scored);
    const certainty = roundCertainty(computeCertainty(reading, letter));
    const sum = Math.round((2 * reading.second - 1) * 4) || 0;
    const clarity = toClarity(certainty);
    return { ...scored, letter, sum, position: (sum + 4) / 8, certainty, clarity };
  });
  const mbtiType = decided.map(({ letter }) => letter).join("") as MbtiType;
  const axes = decided.map((each) => ({
    ...each,
    neighbour: each.clarity === "too close to call" ? withLetterFlipped(mbtiType, each.axis) : null,
  }));
  return { mbtiType, axes };
}

/** The statement to ask next; null once every letter is settled or none is left that would help. */
export const findNextInSitting = (sitting: SittingAnswers): Statement | null =>
  findNextStatement(STATEMENTS, listItemAnswers(sitting));

export const isSittingSettled = (sitting: SittingAnswers): boolean =>
  isSettled(readSitting(sitting));

/** The answers with this one: in place of an earlier one to the same statement, else at the end. */
export function withAnswer(
  answers: readonly StatementAnswer[],
  id: string,
  answer: number,
): StatementAnswer[] {
  const isKnown = answers.some(([known]) => known === id);
  if (!isKnown) return [...answers, [id, answer]];
  return answers.map((each) => (each[0] === id ? [id, answer] : each));
}
