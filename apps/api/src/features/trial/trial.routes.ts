import { contract } from "@cosmic/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { findUser } from "../../http/session.ts";
import {
  chooseText,
  getAccuracy,
  getOffer,
  openChapterTrial,
  openOverviewTrial,
  type TrialDeps,
} from "./trial.service.ts";

const toReader = (userId: string, request: FastifyRequest) => ({
  userId,
  hasLifetimeAccess: findUser(request)?.hasLifetimeAccess ?? false,
});

const toVisitor = (userId: string, request: FastifyRequest) => ({
  userId,
  address: clientAddress(request),
});

/** The blind trial of a signed-in user, and what all of them came to. */
export function registerTrial(app: FastifyInstance, deps: TrialDeps): void {
  mountContract(app, contract.trial, {
    getTrialOffer: ({ userId, request }) => getOffer(deps, toReader(userId, request)),
    openTrial: ({ userId, body, request }) =>
      openOverviewTrial(deps, toVisitor(userId, request), body.answers),
    openChapterTrial: ({ userId, body, request }) =>
      openChapterTrial(deps, toVisitor(userId, request), toReader(userId, request), body.slug),
    chooseText: ({ userId, params, body }) => chooseText(deps, userId, { ...params, ...body }),
    getAccuracy: () => getAccuracy(deps),
  });
}
