import { contract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getUserSession } from "../../http/session.ts";
import { getBirthInfo, saveBirthInfo } from "./birth-info.service.ts";
import { getQuizResult, type QuizDeps, submitAnswers } from "./quiz.service.ts";
import { quizResultBody } from "./quiz-result-body.ts";

/** Birth information and the personality quiz of the signed-in user. */
export function registerQuiz(app: FastifyInstance, deps: QuizDeps): void {
  mountContract(app, contract.quiz, {
    getBirthInfo: ({ userId }) => getBirthInfo(deps, userId),
    saveBirthInfo: ({ request, body }) => saveBirthInfo(deps, getUserSession(request), body),
    async getMbtiResult({ userId }) {
      const result = await getQuizResult(deps, userId);
      return result && quizResultBody(result);
    },
    async submitQuiz({ request, body }) {
      const sender = { session: getUserSession(request), address: clientAddress(request) };
      return quizResultBody(await submitAnswers(deps, sender, body.answers));
    },
  });
}
