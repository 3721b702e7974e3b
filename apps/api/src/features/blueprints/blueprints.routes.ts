import { contract } from "@cosmic/contracts";
import type { ReportViewer } from "@cosmic/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { findUser } from "../../http/session.ts";
import {
  type BlueprintDeps,
  type BlueprintOrder,
  createBlueprintGenerator,
  expandReport,
  getOwnBlueprint,
} from "./blueprints.service.ts";
import { listBlueprints, type StoredBlueprint } from "./blueprints.store.ts";
import { claimBlueprint } from "./claim.service.ts";
import { createClaimCookie } from "./claim-cookie.ts";
import { groundsOf } from "./grounds.ts";
import { calendarFor, getPaidBlueprint, type Reader } from "./paid-blueprint.service.ts";
import type { ReportPrinter } from "./pdf/report-printer.ts";
import { listedFor, profileFor } from "./profile.ts";

const hasLifetimeAccess = (request: FastifyRequest) =>
  findUser(request)?.hasLifetimeAccess ?? false;

/** Every call here shows people only what is theirs. */
const ownerOf = (request: FastifyRequest): ReportViewer => ({
  viewerHasLifetimeAccess: hasLifetimeAccess(request),
  isOwner: true,
});

const readerOf = (userId: string, request: FastifyRequest): Reader => ({
  userId,
  hasLifetimeAccess: hasLifetimeAccess(request),
});

const fileNameOf = ({ mbtiType, sunSign }: StoredBlueprint, extension: string) =>
  `cosmic-blueprint-${mbtiType}-${sunSign}.${extension}`.toLowerCase();

/** Blueprints: generated for users and visitors, listed, read, claimed and expanded. */
export function registerBlueprints(
  app: FastifyInstance,
  deps: BlueprintDeps & { printer: Pick<ReportPrinter, "print"> },
): void {
  const { printer } = deps;
  const generator = createBlueprintGenerator(deps);
  const claims = createClaimCookie(deps.config);
  const limiter = createRateLimiter(deps.db, deps.config);

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
    getGrounds: async ({ userId, params, request }) => {
      const { blueprint } = await getPaidBlueprint(deps, readerOf(userId, request), params.slug);
      return groundsOf(blueprint.report);
    },
    async downloadReport({ userId, params, request }) {
      const paid = await getPaidBlueprint(deps, readerOf(userId, request), params.slug);
      await limiter.consume("print-report", userId, deps.config.limits.rates.reportPrints);
      const profile = profileFor(paid.blueprint, ownerOf(request));
      const bytes = await printer.print({ profile, forecast: paid.forecast });
      return { bytes, fileName: fileNameOf(paid.blueprint, "pdf") };
    },
    async downloadCalendar({ userId, params, request }) {
      const paid = await getPaidBlueprint(deps, readerOf(userId, request), params.slug);
      const bytes = new TextEncoder().encode(calendarFor(paid));
      return { bytes, fileName: fileNameOf(paid.blueprint, "ics") };
    },
    async migrateProfile({ userId, body, request }) {
      const claimHash = claims.find(request);
      const profileSlug = await claimBlueprint(deps, userId, body.profileSlug, claimHash);
      return { success: true as const, profileSlug, message: "This blueprint is in your account." };
    },
    async expandReport({ userId, body, request }) {
      await expandReport(deps, readerOf(userId, request), body.profileId);
      return { success: true as const, message: "Your full report is ready." };
    },
  });
}
