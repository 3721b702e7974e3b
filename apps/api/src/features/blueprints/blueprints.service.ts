import { hasPremiumSections, type MbtiType } from "@cosmic/domain";
import { toGeneratedReport, WRITER_VERSION, writeReport } from "@cosmic/domain/writer";
import { jsonForm } from "../../db/tables/json.ts";
import type { Deps } from "../../deps.ts";
import { NotFoundError, PaymentRequiredError } from "../../errors.ts";
import { createRateLimiter, type RateLimiter } from "../../http/rate-limit.ts";
import { birthOnDate, requireBirthDate } from "../places/index.ts";
import { findAxesOf, findBirthOn, writeForUser } from "../quiz/index.ts";
import {
  findByFingerprint,
  findOwnBySlug,
  type Holder,
  insertBlueprint,
  isOwnBlueprint,
  type NewBlueprint,
  type StoredBlueprint,
} from "./blueprints.store.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { factsOf, type ReportGrounds, skyOf } from "./report-facts.ts";
import { createSingleFlight } from "./single-flight.ts";

export type BlueprintDeps = Pick<Deps, "db" | "clock" | "ids" | "config">;

export const UNKNOWN_BLUEPRINT = "This blueprint does not exist.";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface BlueprintOrder {
  holder: Holder;
  /** Whom new blueprints are counted for: a user's id, or a visitor's address. */
  countedFor: string;
  birthDate: string;
  mbtiType: MbtiType;
}

export interface BlueprintGenerator {
  /**
   * The holder's blueprint for a date and a type: the one there is, else a new one. Calls for the
   * same one at the same time share a single generation, also across replicas.
   * Throws InvalidInputError, TooManyRequestsError, and UnauthorizedError for a user just deleted.
   */
  generate(order: BlueprintOrder): Promise<StoredBlueprint>;
}

async function gatherGrounds(
  { db, clock }: BlueprintDeps,
  { holder, birthDate: text, mbtiType }: BlueprintOrder,
): Promise<ReportGrounds> {
  const now = clock.now();
  const birthDate = requireBirthDate(text, now);
  const firstMonth = now.toISOString().slice(0, 7);
  if (!("userId" in holder)) {
    return { mbtiType, birth: birthOnDate(birthDate), axes: null, firstMonth };
  }
  const birth = await findBirthOn({ db }, holder.userId, birthDate);
  const axes = await findAxesOf({ db }, holder.userId, mbtiType);
  return { mbtiType, birth, axes, firstMonth };
}

function writeBlueprint({ clock, ids }: BlueprintDeps, grounds: ReportGrounds): NewBlueprint {
  const sky = skyOf(grounds);
  const facts = factsOf(grounds, sky);
  const report = writeReport(facts);
  const { birthDate, birthTime, place } = grounds.birth;
  return {
    id: ids.uuid(),
    slug: ids.slug(),
    mbtiType: facts.mbtiType,
    birthDate,
    birthTime,
    place,
    sunSign: facts.sunSign,
    changeover: facts.changeover,
    axes: grounds.axes,
    chart: jsonForm(sky.chart),
    forecast: sky.forecast,
    archetype: report.archetype,
    overview: report.overview.text,
    report,
    isPremium: hasPremiumSections(toGeneratedReport(report)),
    writerVersion: WRITER_VERSION,
    fingerprint: fingerprintOf(grounds),
    generatedAt: clock.now(),
  };
}

async function generateNew(
  deps: BlueprintDeps,
  limiter: RateLimiter,
  { holder, countedFor }: BlueprintOrder,
  grounds: ReportGrounds,
): Promise<StoredBlueprint> {
  await limiter.consume("generate", countedFor, deps.config.limits.rates.generations);
  const blueprint = writeBlueprint(deps, grounds);
  const isNew = await writeForUser(() => insertBlueprint(deps.db, holder, blueprint));
  if (isNew) return blueprint;
  // Another replica was first: everybody gets the one that is stored.
  const stored = await findByFingerprint(deps.db, holder, blueprint.fingerprint);
  if (stored) return stored;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}

export function createBlueprintGenerator(deps: BlueprintDeps): BlueprintGenerator {
  const limiter = createRateLimiter(deps.db, deps.config);
  const shareOne = createSingleFlight<StoredBlueprint>();
  return {
    async generate(order) {
      const grounds = await gatherGrounds(deps, order);
      const fingerprint = fingerprintOf(grounds);
      return await shareOne(`${JSON.stringify(order.holder)} ${fingerprint}`, async () => {
        const existing = await findByFingerprint(deps.db, order.holder, fingerprint);
        return existing ?? (await generateNew(deps, limiter, order, grounds));
      });
    },
  };
}

/** The user's own blueprint. Throws NotFoundError for anybody else's, as for an unknown one. */
export async function getOwnBlueprint(
  { db }: Pick<BlueprintDeps, "db">,
  userId: string,
  slug: string,
): Promise<StoredBlueprint> {
  const blueprint = await findOwnBySlug(db, userId, slug);
  if (blueprint) return blueprint;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}

/**
 * Makes sure the premium sections of a paid blueprint are written; the built-in writer writes them
 * with the rest. Throws NotFoundError for a foreign or unknown id, PaymentRequiredError for an
 * unpaid one.
 */
export async function expandReport(
  { db }: Pick<BlueprintDeps, "db">,
  reader: { userId: string; hasLifetimeAccess: boolean },
  blueprintId: string,
): Promise<void> {
  const isOwn = UUID.test(blueprintId) && (await isOwnBlueprint(db, reader.userId, blueprintId));
  if (!isOwn) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  if (!reader.hasLifetimeAccess) throw new PaymentRequiredError();
}
