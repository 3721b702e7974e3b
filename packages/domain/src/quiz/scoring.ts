import { AXES, type Axis, type Letter, type MbtiType, withLetterFlipped } from "../mbti/types.ts";
import type { QuizAnswer, QuizAnswers } from "./answers.ts";
import { type AxisReading, computeCertainty, readAxis } from "./certainty/letter-certainty.ts";
import { SETTLED } from "./certainty/next-statement.ts";
import type { ItemAnswer } from "./certainty/response-model.ts";
import { QUIZ_TOPICS, type QuizTopic } from "./topics.ts";

/** Changes whenever the questions, their order or the scoring change; kept beside stored answers. */
export const QUIZ_VERSION = 1;

/** How sure the letter of an axis is; not how much of a trait someone has. */
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
  /** How likely other questions give the same letter; absent in what was stored before it was computed. */
  certainty?: number;
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

/** The eight answers as the model takes them. */
export const toItemAnswers = (answers: QuizAnswers): ItemAnswer[] =>
  QUIZ_TOPICS.map((topic, index) => ({
    item: topic.id,
    pull: computePull(topic, answers[index] as QuizAnswer),
  }));

/** Below each of these a letter is too close to call, slight, moderate; from the last on it is clear. */
const CLARITY_BOUNDS = [0.6, 0.7, SETTLED] as const;

/** The band that a certainty falls in. */
export function toClarity(certainty: number): Clarity {
  return CLARITIES[CLARITY_BOUNDS.filter((bound) => certainty >= bound).length] as Clarity;
}

/** As results are stored: three decimals say more than the model knows. */
export const roundCertainty = (certainty: number): number => Math.round(certainty * 1000) / 1000;

/** A tie goes the way of the axis's first topic; when that is neutral too, to the second letter. */
function leanOn(axis: Axis, answers: QuizAnswers): { sum: number; letter: Letter } {
  const pulls = QUIZ_TOPICS.flatMap((topic, index) =>
    topic.axis === axis ? [computePull(topic, answers[index] as QuizAnswer)] : [],
  );
  const sum = pulls.reduce((total, pull) => total + pull, 0);
  const deciding = sum === 0 ? (pulls[0] as number) : sum;
  return { sum, letter: axis.charAt(deciding < 0 ? 0 : 1) as Letter };
}

const read = new Map<string, AxisReading>();

/** There are 25 pairs of answers on an axis, so each is worked out once. */
function readPair(axis: Axis, answers: readonly ItemAnswer[]): AxisReading {
  const key = `${axis} ${answers.map(({ item, pull }) => `${item} ${pull}`).join()}`;
  const known = read.get(key) ?? readAxis(axis, answers);
  read.set(key, known);
  return known;
}

/** The type for a full set of answers, with each axis's letter, sum and certainty. */
export function scoreQuiz(answers: QuizAnswers): QuizResult {
  const leans = AXES.map((axis) => ({ axis, ...leanOn(axis, answers) }));
  const mbtiType = leans.map(({ letter }) => letter).join("") as MbtiType;
  const given = toItemAnswers(answers);
  const axes = leans.map(({ axis, letter, sum }) => {
    const onAxis = given.filter((_, index) => QUIZ_TOPICS[index]?.axis === axis);
    const certainty = roundCertainty(computeCertainty(readPair(axis, onAxis), letter));
    const clarity = toClarity(certainty);
    return {
      axis,
      letter,
      sum,
      position: (sum + 4) / 8,
      clarity,
      certainty,
      neighbour: clarity === "too close to call" ? withLetterFlipped(mbtiType, axis) : null,
    };
  });
  return { mbtiType, axes };
}

/** The clarities by axis, as the report's writer takes them. */
export function clarityByAxis({ axes }: QuizResult): Record<Axis, Clarity> {
  return Object.fromEntries(axes.map(({ axis, clarity }) => [axis, clarity])) as Record<
    Axis,
    Clarity
  >;
}
