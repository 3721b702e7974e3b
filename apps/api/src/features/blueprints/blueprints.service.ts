import { createHash } from "node:crypto";
import type { MbtiType } from "@cosmic/domain";
import { WRITER_VERSION, writeReport } from "@cosmic/report";
import { jsonForm } from "../../db/tables/json.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError, NotFoundError, UnauthorizedError } from "../../errors.ts";
import { createRateLimiter, type RateLimiter } from "../../http/rate-limit.ts";
import { createSingleFlight } from "../../single-flight.ts";
import { isStillHeld } from "../access/index.ts";
import { birthOnDate, requireBirthDate } from "../cities/index.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import { doOnce } from "../leases/index.ts";
import { findAxes, findBirthOn, saveChosenType } from "../quiz/index.ts";
import { countRewordings, createReworder, type Reworder } from "../rewording/index.ts";
import {
  type BlueprintRow,
  findByFingerprint,
  findOwnBySlug,
  findSurvivor,
  type Holder,
  insertBlueprint,
  type NewBlueprint,
  type StoredTexts,
} from "./blueprints.store.ts";
import { computeFingerprint } from "./fingerprint.ts";
import { type BlueprintInputs, computeSky, toReportFacts } from "./report-facts.ts";
import { requireRoom } from "./require-room.ts";
import type { BlueprintTexts } from "./texts/blueprint-texts.ts";
import { UNKNOWN_BLUEPRINT } from "./unknown-blueprint.ts";

export type BlueprintDeps = Pick<
  Deps,
  "db" | "clock" | "ids" | "config" | "logger" | "metrics" | "openAi"
> & { texts: BlueprintTexts };

export interface BlueprintOrder {
  holder: Holder;
  /** The network address that asks. */
  address: string;
  birthDate: string;
  mbtiType: MbtiType;
  /** The full report is to be written at once; else what a preview shows, and the rest when paid for. */
  isPaid: boolean;
}

export interface BlueprintGenerator {
  /**
   * The id of the holder's blueprint for a date and a type: the one there is, else a new one. Calls for the
   * same one at the same time share a single generation, also across replicas. A user's type that
   * their answers fit is remembered as the one they chose.
   * Throws InvalidInputError, TooManyRequestsError, ConflictError for a user who holds too many, and UnauthorizedError for
   * one just deleted.
   */
  generate(order: BlueprintOrder): Promise<string>;
}

interface GeneratorParts extends BlueprintDeps {
  limiter: RateLimiter;
  reworder: Reworder;
  stop: AbortSignal;
}

function getLeaseName(holder: Holder, fingerprint: string): string {
  const whose = createHash("sha256").update(`${JSON.stringify(holder)} ${fingerprint}`);
  return `generate:${whose.digest("hex")}`;
}

async function gatherInputs(
  { db, clock }: BlueprintDeps,
  { holder, birthDate: text, mbtiType }: BlueprintOrder,
): Promise<BlueprintInputs> {
  const now = clock.now();
  const birthDate = requireBirthDate(text, now);
  if (!("userId" in holder)) {
    return { mbtiType, birth: birthOnDate(birthDate), axes: null, writtenAt: now };
  }
  const birth = await findBirthOn({ db }, holder.userId, birthDate);
  const axes = await findAxes({ db }, holder.userId, mbtiType);
  return { mbtiType, birth, axes, writtenAt: now };
}

/** Whatever the AI is to re-word is re-worded; without one the built-in writer's report is whole. */
async function writeBlueprint(
  { ids, metrics, reworder, stop }: GeneratorParts,
  { isPaid }: BlueprintOrder,
  inputs: BlueprintInputs,
): Promise<NewBlueprint> {
  const sky = computeSky(inputs);
  const facts = toReportFacts(inputs, sky);
  const scope = isPaid ? "all" : "preview";
  const report = await reworder.reword(writeReport(facts), scope, facts, stop);
  if (!reworder.isOn) metrics.recordWriter("built_in");
  return {
    id: ids.uuid(),
    slug: ids.slug(),
    mbtiType: facts.mbtiType,
    ...inputs.birth,
    sunSign: facts.sunSign,
    changeover: facts.changeover,
    axes: inputs.axes,
    chart: jsonForm(sky.chart),
    forecast: jsonForm(sky.forecast),
    archetype: report.archetype,
    overview: report.overview.text,
    report,
    isPremium: isPaid || !reworder.isOn,
    writerVersion: WRITER_VERSION,
    fingerprint: computeFingerprint(inputs),
    // Written anew, it tells the same year.
    generatedAt: inputs.writtenAt,
  };
}

/** Whom new blueprints are counted for: a user, or a visitor's address. */
const getCounted = ({ holder, address }: BlueprintOrder) =>
  "userId" in holder ? holder.userId : address;

/** Throws TooManyRequestsError where the holder, the network or all who have not paid made too many. */
async function countNew({ config, limiter }: GeneratorParts, order: BlueprintOrder): Promise<void> {
  const { generations, generationsFrom, unpaidGenerations } = config.limits.rates;
  await limiter.consume("generate", getCounted(order), generations);
  await limiter.consumeFrom("generate-from", order.address, generationsFrom);
  if (!order.isPaid)
    await limiter.consumeOfAll("generate-unpaid", order.address, unpaidGenerations);
}

/** Counts whether a report could be written; a refusal, as for a user just deleted, is no failure. */
async function countOutcome<T>(
  parts: GeneratorParts,
  order: BlueprintOrder,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await incrementCounter(parts, COUNTERS.generationSucceeded);
    return result;
  } catch (error) {
    if (!(error instanceof AppError && error.status < 500)) {
      await incrementCounter(parts, COUNTERS.generationFailed, { user: getCounted(order) });
    }
    throw error;
  }
}

/** Stores it, unless its account has passed to another person since the session was read, or is gone. */
const store = (
  db: BlueprintDeps["db"],
  holder: Holder,
  written: NewBlueprint,
  texts: StoredTexts,
) =>
  inTransaction(db, async (tx) => {
    if ("userId" in holder && !(await isStillHeld(tx, holder))) throw new UnauthorizedError();
    return await insertBlueprint(tx, holder, written, texts);
  });

async function generateNew(
  parts: GeneratorParts,
  order: BlueprintOrder,
  inputs: BlueprintInputs,
): Promise<string> {
  const { db, reworder } = parts;
  if ("userId" in order.holder) await requireRoom(db, parts, order.holder.userId, 1);
  await countNew(parts, order);
  const { blueprint, isNew } = await countOutcome(parts, order, async () => {
    const written = await writeBlueprint(parts, order, inputs);
    // What the AI worded cannot be written again; the built-in writer's text is kept once it is paid for.
    const texts = await parts.texts.toNewTexts(written, order.isPaid || reworder.isOn);
    const isStored = await store(db, order.holder, written, texts);
    return { blueprint: written, isNew: isStored };
  });
  if (isNew) return blueprint.id;
  // Another process was first: return the one that is stored.
  const stored = await findByFingerprint(db, order.holder, blueprint.fingerprint);
  if (stored !== null) return stored;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}

/** @param stop ends the wait for the AI; the built-in writer's words stand then */
export function createBlueprintGenerator(
  deps: BlueprintDeps,
  stop: AbortSignal = new AbortController().signal,
): BlueprintGenerator {
  const limiter = createRateLimiter(deps.db, deps.config);
  const parts = { ...deps, limiter, reworder: createReworder(deps, countRewordings(deps)), stop };
  const shareOne = createSingleFlight<string>();
  return {
    async generate(order) {
      const inputs = await gatherInputs(deps, order);
      const fingerprint = computeFingerprint(inputs);
      const name = getLeaseName(order.holder, fingerprint);
      const id = await shareOne(name, () =>
        doOnce(deps, {
          name,
          find: () => findByFingerprint(deps.db, order.holder, fingerprint),
          work: () => generateNew(parts, order, inputs),
        }),
      );
      if ("userId" in order.holder) await saveChosenType(deps, order.holder, order.mbtiType);
      return id;
    },
  };
}

/**
 * The user's own blueprint; also by the slug of an adopted one that was merged into it.
 * Throws NotFoundError for another user's, as for an unknown one.
 */
export async function getOwnBlueprint(
  { db }: Pick<BlueprintDeps, "db">,
  userId: string,
  slug: string,
): Promise<BlueprintRow> {
  const blueprint = await findOwnBySlug(db, userId, slug);
  if (blueprint) return blueprint;
  const survivor = await findSurvivor(db, userId, slug);
  const merged = survivor === null ? null : await findOwnBySlug(db, userId, survivor);
  if (merged) return merged;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}
