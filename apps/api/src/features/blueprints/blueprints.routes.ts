import { contract } from "@cosmic/contracts";
import type { ReportViewer } from "@cosmic/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { findUser } from "../../http/session.ts";
import {
  type BlueprintDeps,
  type BlueprintOrder,
  createBlueprintGenerator,
  expandReport,
  getOwnBlueprint,
} from "./blueprints.service.ts";
import { listBlueprints } from "./blueprints.store.ts";
import { claimBlueprint } from "./claim.service.ts";
import { createClaimCookie } from "./claim-cookie.ts";
import { listedFor, profileFor } from "./profile.ts";

const hasLifetimeAccess = (request: FastifyRequest) =>
  findUser(request)?.hasLifetimeAccess ?? false;

/** Every call here shows people only what is theirs. */
const ownerOf = (request: FastifyRequest): ReportViewer => ({
  viewerHasLifetimeAccess: hasLifetimeAccess(request),
  isOwner: true,
});

/** Blueprints: generated for users and visitors, listed, read, claimed and expanded. */
export function registerBlueprints(app: FastifyInstance, deps: BlueprintDeps): void {
  const generator = createBlueprintGenerator(deps);
  const claims = createClaimCookie(deps.config);

  const holderOf = (
    userId: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Pick<BlueprintOrder, "holder" | "countedFor"> =>
    userId === null
      ? {
          holder: { claimHash: claims.give(request, reply) },
          countedFor: clientAddress(request),
        }
      : { holder: { userId }, countedFor: userId };

  async function list({ userId, request }: { userId: string; request: FastifyRequest }) {
    const viewer = ownerOf(request);
    return (await listBlueprints(deps.db, userId)).map((summary) => listedFor(summary, viewer));
  }

  mountContract(app, contract.blueprints, {
    async generateProfile({ userId, body, request, reply }) {
      const order = { ...holderOf(userId, request, reply), ...body };
      const profile = profileFor(await generator.generate(order), ownerOf(request));
      return { success: true as const, profile, message: "Your blueprint is ready." };
    },
    listProfiles: list,
    listUserProfiles: list,
    getProfile: async ({ userId, params, request }) =>
      profileFor(await getOwnBlueprint(deps, userId, params.slug), ownerOf(request)),
    async migrateProfile({ userId, body, request }) {
      const claimHash = claims.find(request);
      const profileSlug = await claimBlueprint(deps, userId, body.profileSlug, claimHash);
      return { success: true as const, profileSlug, message: "This blueprint is in your account." };
    },
    async expandReport({ userId, body, request }) {
      const reader = { userId, hasLifetimeAccess: hasLifetimeAccess(request) };
      await expandReport(deps, reader, body.profileId);
      return { success: true as const, message: "Your full report is ready." };
    },
  });
}
