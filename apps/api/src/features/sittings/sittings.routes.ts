import { contract } from "@cosmic/contracts";
import {
  findNextInSitting,
  findStatement,
  isSittingSettled,
  STATEMENT_ANSWERS,
  scoreSitting,
} from "@cosmic/domain/quiz-certainty";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { getUserSession, inSession } from "../../http/session.ts";
import { quizResultBody } from "../quiz/index.ts";
import { findConsent, upsertConsent } from "./consent.store.ts";
import {
  answerStatement,
  countWrite,
  followSitting,
  getSitting,
  listTimeline,
  type OwnSitting,
  type SittingDeps,
} from "./sittings.service.ts";

const overviewBody = ({ sitting, isFollowed }: OwnSitting) => ({
  ...quizResultBody({ ...sitting, ...scoreSitting(sitting) }),
  id: sitting.id,
  answered: sitting.statements.length,
  isFollowed,
});

function sittingBody({ sitting, isFollowed }: OwnSitting) {
  const next = findNextInSitting(sitting);
  return {
    ...overviewBody({ sitting, isFollowed }),
    // A statement of another version stays stored and has no words here.
    statements: sitting.statements.flatMap(([id, answer]) => {
      const statement = findStatement(id);
      return statement ? [{ id, text: statement.text, answer }] : [];
    }),
    next: next && { id: next.id, text: next.text },
    options: [...STATEMENT_ANSWERS],
    isSettled: isSittingSettled(sitting),
  };
}

/** Sittings of the signed-in user: what they answered and when, and the statements that make a letter surer. */
export function registerSittings(app: FastifyInstance, deps: SittingDeps): void {
  mountContract(app, contract.sittings, {
    async listSittings({ userId }) {
      return (await listTimeline(deps, userId)).map(({ timeline, ...own }) => ({
        ...overviewBody(own),
        hasNext: findNextInSitting(own.sitting) !== null,
        timeline,
      }));
    },
    getSitting: async ({ userId, params }) =>
      sittingBody(await getSitting(deps, userId, params.id)),
    answerStatement: async ({ request, params, body }) =>
      sittingBody(await answerStatement(deps, getUserSession(request), params.id, body)),
    followSitting: async ({ request, params }) =>
      sittingBody(await followSitting(deps, getUserSession(request), params.id)),
    getCalibrationConsent: async ({ userId }) => ({
      takesPart: await findConsent(deps.db, userId),
    }),
    async saveCalibrationConsent({ userId, body, request }) {
      await countWrite(deps, userId);
      await inSession(deps.db, getUserSession(request), (tx) =>
        upsertConsent(tx, userId, body.takesPart, deps.clock.now()),
      );
      return body;
    },
  });
}
