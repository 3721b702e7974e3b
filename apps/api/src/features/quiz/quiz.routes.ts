import { contract } from "@cosmic/contracts";
import { rankTypes } from "@cosmic/domain/quiz-certainty";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { getBirthInfo, saveBirthInfo } from "./birth-info.service.ts";
import { getQuizResult, type QuizDeps, submitAnswers } from "./quiz.service.ts";
import type { StoredQuizResult } from "./quiz.store.ts";

/** How many of the sixteen types are named. */
const NAMED_TYPES = 4;

function likelyTypes(axes: StoredQuizResult["axes"]) {
  const letters = axes.flatMap(({ axis, letter, certainty }) =>
    certainty === undefined ? [] : [{ axis, letter, certainty }],
  );
  return letters.length === 0 ? {} : { likelyTypes: rankTypes(letters).slice(0, NAMED_TYPES) };
}

const onTheWire = ({ mbtiType, chosenType, axes, createdAt }: StoredQuizResult) => ({
  mbtiType,
  chosenType,
  axes: [...axes],
  ...likelyTypes(axes),
  createdAt: createdAt.toISOString(),
});

/** Birth information and the personality quiz of the signed-in user. */
export function registerQuiz(app: FastifyInstance, deps: QuizDeps): void {
  mountContract(app, contract.quiz, {
    getBirthInfo: ({ userId }) => getBirthInfo(deps, userId),
    saveBirthInfo: ({ userId, body }) => saveBirthInfo(deps, userId, body),
    async getMbtiResult({ userId }) {
      const result = await getQuizResult(deps, userId);
      return result && onTheWire(result);
    },
    submitQuiz: async ({ userId, body }) =>
      onTheWire(await submitAnswers(deps, userId, body.answers)),
  });
}
