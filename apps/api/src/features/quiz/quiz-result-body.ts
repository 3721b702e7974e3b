import { rankTypes } from "@cosmic/domain/quiz-certainty";
import type { StoredQuizResult } from "./quiz.store.ts";

/** How many of the sixteen types are named. */
const NAMED_TYPES = 4;

function rankLikelyTypes(axes: StoredQuizResult["axes"]) {
  const letters = axes.flatMap(({ axis, letter, certainty }) =>
    certainty === undefined ? [] : [{ axis, letter, certainty }],
  );
  return letters.length === 0 ? {} : { likelyTypes: rankTypes(letters).slice(0, NAMED_TYPES) };
}

/** A result as the contract describes it. */
export const quizResultBody = ({ mbtiType, chosenType, axes, createdAt }: StoredQuizResult) => ({
  mbtiType,
  chosenType,
  axes: [...axes],
  ...rankLikelyTypes(axes),
  createdAt: createdAt.toISOString(),
});
