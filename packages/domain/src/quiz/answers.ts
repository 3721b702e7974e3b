import { QUESTION_COUNT } from "./topics.ts";

/** The position of the chosen option, counted from 1. */
export type QuizAnswer = 1 | 2 | 3 | 4 | 5;

/** One answer for each question, in the order they are asked. */
export type QuizAnswers = readonly [
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
  QuizAnswer,
];

/** Stands in a list of answers for a question not answered yet. */
export const UNANSWERED = 0;

export const OPTION_COUNT = 5;

export const INCOMPLETE_QUIZ_MESSAGE = "Please answer all questions before continuing.";

/** True for the integers 1 to 5. */
export function isQuizAnswer(value: unknown): value is QuizAnswer {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= OPTION_COUNT;
}

/** The answers in an untrusted value, or null unless it is a list of exactly eight integers 1 to 5. */
export function parseAnswers(value: unknown): QuizAnswers | null {
  if (!Array.isArray(value) || value.length !== QUESTION_COUNT) return null;
  // A copy, since holes in a sparse list are passed over by every().
  const answers: unknown[] = Array.from(value);
  return answers.every(isQuizAnswer) ? (answers as unknown as QuizAnswers) : null;
}
