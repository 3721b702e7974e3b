import { AXES, type Axis, type Letter, type MbtiType, withLetterFlipped } from "../mbti/types.ts";
import type { QuizAnswer, QuizAnswers } from "./answers.ts";
import { QUIZ_TOPICS, type QuizTopic } from "./topics.ts";

/** Changes whenever the questions, their order or the scoring change; kept beside stored answers. */
export const QUIZ_VERSION = 1;

/** How consistently the two answers on an axis agree; not how much of a trait someone has. */
export const CLARITIES = ["too close to call", "slight", "moderate", "clear"] as const;
export type Clarity = (typeof CLARITIES)[number];

export interface AxisResult {
  axis: Axis;
  /** The letter the type carries on this axis. */
  letter: Letter;
  /** Both answers together: -4 is wholly the first letter (E, S, T, J), 4 wholly the second. */
  sum: number;
  /** The same on a scale from 0 (first letter) to 1 (second letter), for drawing. */
  position: number;
  clarity: Clarity;
  /** The type with this letter flipped, offered when the axis is too close to call; else null. */
  neighbour: MbtiType | null;
}

export interface QuizResult {
  mbtiType: MbtiType;
  /** One result for each axis, in the order the type is spelled. */
  axes: readonly AxisResult[];
}

/** An answer's pull: -2 wholly to the axis's first letter, 2 wholly to its second. */
function computePull({ direction }: QuizTopic, answer: QuizAnswer): number {
  return direction === "forward" ? answer - 3 : 3 - answer;
}

/** Bands for the size of an axis sum: 0, 1, 2, and 3 or more. */
function toClarity(sum: number): Clarity {
  return CLARITIES[Math.min(Math.abs(sum), 3)] as Clarity;
}

/** A tie goes the way of the axis's first topic; when that is neutral too, to the second letter. */
function leanOn(axis: Axis, answers: QuizAnswers): { sum: number; letter: Letter } {
  const pulls = QUIZ_TOPICS.flatMap((topic, index) =>
    topic.axis === axis ? [computePull(topic, answers[index] as QuizAnswer)] : [],
  );
  const sum = pulls.reduce((total, pull) => total + pull, 0);
  const deciding = sum === 0 ? (pulls[0] as number) : sum;
  return { sum, letter: axis.charAt(deciding < 0 ? 0 : 1) as Letter };
}

/** The type for a full set of answers, with each axis's letter, sum and clarity. */
export function scoreQuiz(answers: QuizAnswers): QuizResult {
  const leans = AXES.map((axis) => ({ axis, ...leanOn(axis, answers) }));
  const mbtiType = leans.map(({ letter }) => letter).join("") as MbtiType;
  const axes = leans.map(({ axis, letter, sum }) => ({
    axis,
    letter,
    sum,
    position: (sum + 4) / 8,
    clarity: toClarity(sum),
    neighbour: sum === 0 ? withLetterFlipped(mbtiType, axis) : null,
  }));
  return { mbtiType, axes };
}

/** The clarities by axis, as the report's writer takes them. */
export function clarityByAxis({ axes }: QuizResult): Record<Axis, Clarity> {
  return Object.fromEntries(axes.map(({ axis, clarity }) => [axis, clarity])) as Record<
    Axis,
    Clarity
  >;
}
