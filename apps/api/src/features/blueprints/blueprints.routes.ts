import { contract, type generateProfileSchema } from "@cosmic/contracts";
import type { ReportViewer } from "@cosmic/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { clientAddress } from "../../http/client-address.ts";
import { JsonBytes } from "../../http/json-bytes.ts";
import { mountContract } from "../../http/mount-contract.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { findUser, getUserSession } from "../../http/session.ts";
import { takeFullCopy } from "../access/index.ts";
import { adoptBlueprint } from "./adopt.service.ts";
import { createAdoptionCookie } from "./adoption-cookie.ts";
import {
  type BlueprintDeps,
  type BlueprintOrder,
  createBlueprintGenerator,
  getOwnBlueprint,
} from "./blueprints.service.ts";
import { listBlueprints, type StoredBlueprint } from "./blueprints.store.ts";
import { toEvidence } from "./evidence.ts";
import { createExpansion, type ExpansionDeps } from "./expansion.service.ts";
import {
  calendarFor,
  getPaidBlueprint,
  getPaidBlueprintById,
  type Reader,
} from "./paid-blueprint.service.ts";
import type { ReportPrinter } from "./pdf/report-printer.ts";
import { listedFor } from "./profile.ts";
import { createReportFiles } from "./report-file.service.ts";
import { toReportHours } from "./report-hours.ts";
import { createStopSignals } from "./stop-signals.ts";
import { getBody, getOwnBody } from "./texts/read-body.service.ts";

const hasLifetimeAccess = (request: FastifyRequest) =>
  findUser(request)?.hasLifetimeAccess ?? false;

/** Every call here shows people only what is theirs. */
const toOwnerViewer = (request: FastifyRequest): ReportViewer => ({
  viewerHasLifetimeAccess: hasLifetimeAccess(request),
  isOwner: true,
});

const toReader = (userId: string, request: FastifyRequest): Reader => ({
  userId,
  hasLifetimeAccess: hasLifetimeAccess(request),
});

const toGenerated = (profile: Buffer) =>
  new JsonBytes<z.output<typeof generateProfileSchema>>(
    Buffer.concat([
      Buffer.from('{"success":true,"profile":'),
      profile,
      Buffer.from(',"message":"Your blueprint is ready."}'),
    ]),
  );

const toFileName = (
  { mbtiType, sunSign }: Pick<StoredBlueprint, "mbtiType" | "sunSign">,
  extension: string,
) => `cosmic-blueprint-${mbtiType}-${sunSign}.${extension}`.toLowerCase();

/** Blueprints: generated for users and visitors, listed, read, adopted and expanded. */
export function registerBlueprints(
  app: FastifyInstance,
  deps: BlueprintDeps &
    ExpansionDeps & { printer: Pick<ReportPrinter, "print" | "edition">; limiter: RateLimiter },
): void {
  const stop = createStopSignals(app);
  const generator = createBlueprintGenerator(deps, stop.inTime);
  const expansion = createExpansion(deps, stop.atOnce);
  const adoptionCookie = createAdoptionCookie(deps.config);
  const reportFiles = createReportFiles(deps, expansion);

  const getHolder = (
    userId: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Pick<BlueprintOrder, "holder" | "address"> => ({
    holder:
      userId === null
        ? { adoptionHash: adoptionCookie.give(request, reply) }
        : { userId, since: request.session.handedOverAt ?? null },
    address: clientAddress(request),
  });

  async function list({ userId, request }: { userId: string; request: FastifyRequest }) {
    const viewer = toOwnerViewer(request);
    return (await listBlueprints(deps.db, userId)).map((summary) => listedFor(summary, viewer));
  }

  /** What is paid for and missing is asked for by the way. */
  const bodyDeps = { ...deps, onUnfinished: expansion.suggest };

  mountContract(app, contract.blueprints, {
    async generateProfile({ userId, body, request, reply }) {
      const isPaid = hasLifetimeAccess(request);
      const order = { ...getHolder(userId, request, reply), ...body, isPaid };
      const profile = await getBody(bodyDeps, { id: await generator.generate(order) }, isPaid);
      return toGenerated(profile);
    },
    listProfiles: list,
    listUserProfiles: list,
    getProfile: async ({ userId, params, request }) =>
      new JsonBytes(await getOwnBody(bodyDeps, toReader(userId, request), params.slug)),
    getHours: async ({ userId, params }) =>
      toReportHours(await getOwnBlueprint(deps, userId, params.slug)),
    getEvidence: async ({ userId, params, request }) => {
      const blueprint = await getPaidBlueprint(deps, toReader(userId, request), params.slug);
      await expansion.requireWhole(blueprint);
      return toEvidence(blueprint);
    },
    async downloadReport({ userId, params, request }) {
      const reader = toReader(userId, request);
      const known = request.headers["if-none-match"];
      const { source, etag, bytes } = await reportFiles.take(reader, params.slug, known);
      return { bytes, etag, fileName: toFileName(source, "pdf") };
    },
    async downloadCalendar({ userId, params, request }) {
      const paid = await getPaidBlueprint(deps, toReader(userId, request), params.slug);
      const bytes = await takeFullCopy(deps, userId, () =>
        new TextEncoder().encode(calendarFor(paid)),
      );
      return { bytes, fileName: toFileName(paid, "ics") };
    },
    async migrateProfile({ body, request }) {
      const adoptionHash = adoptionCookie.find(request);
      const session = getUserSession(request);
      const profileSlug = await adoptBlueprint(deps, session, body.profileSlug, adoptionHash);
      return { success: true as const, profileSlug, message: "This blueprint is in your account." };
    },
    async expandReport({ userId, body, request }) {
      const reader = toReader(userId, request);
      const blueprint = await getPaidBlueprintById(deps, reader, body.profileId);
      await expansion.ask(blueprint);
      const state = blueprint.isPremium ? "is ready" : "is being written";
      return { success: true as const, message: `Your full report ${state}.` };
    },
  });
}
