import { contract } from "@cosmic/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { findUser, getUserSession } from "../../http/session.ts";
import { createAdoptionCookie } from "../blueprints/index.ts";
import { chooseText } from "./choose-text.service.ts";
import {
  getAccuracy,
  getOffer,
  openChapterTrial,
  openOverviewTrial,
  type Participant,
  type TrialDeps,
} from "./trial.service.ts";

const toReader = (userId: string, request: FastifyRequest) => ({
  userId,
  hasLifetimeAccess: findUser(request)?.hasLifetimeAccess ?? false,
});

/** The blind trial of a signed-in user, and what all of them came to. */
export function registerTrial(app: FastifyInstance, deps: TrialDeps): void {
  const adoptionCookie = createAdoptionCookie(deps.config);

  const toParticipant = (request: FastifyRequest): Participant => ({
    session: getUserSession(request),
    adoptionHash: adoptionCookie.find(request),
    address: clientAddress(request),
  });

  mountContract(app, contract.trial, {
    getTrialOffer: ({ userId, request }) =>
      getOffer(deps, toReader(userId, request), adoptionCookie.find(request)),
    openTrial: ({ body, request }) => openOverviewTrial(deps, toParticipant(request), body.answers),
    openChapterTrial: ({ userId, body, request }) =>
      openChapterTrial(deps, toParticipant(request), toReader(userId, request), body.slug),
    chooseText: ({ params, body, request }) =>
      chooseText(deps, toParticipant(request), { ...params, ...body }),
    getAccuracy: () => getAccuracy(deps),
  });
}
