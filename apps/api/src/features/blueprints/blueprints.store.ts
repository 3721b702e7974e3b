import type {
  AxisResult,
  ChartFacts,
  Forecast,
  MbtiType,
  ReportChangeover,
  ZodiacSign,
} from "@cosmic/domain";
import type { StoredReport } from "@cosmic/report";
import type { Db } from "../../db/connection.ts";
import type { JsonForm } from "../../db/tables/json.ts";
import type { StatedBirth } from "../cities/index.ts";

/** Whom a blueprint belongs to: an account, or the browser that made it. */
export type Holder = { userId: string } | { adoptionHash: string };

/** A blueprint as its owner's list shows it. */
export interface BlueprintSummary extends Pick<StatedBirth, "birthDate" | "birthTime" | "place"> {
  id: string;
  slug: string;
  mbtiType: MbtiType;
  sunSign: ZodiacSign;
  archetype: string;
  overview: string;
  generatedAt: Date;
}

export interface StoredBlueprint extends BlueprintSummary {
  changeover: ReportChangeover | null;
  /** How the quiz fell; null for a type that was picked, and on blueprints from before it was kept. */
  axes: readonly AxisResult[] | null;
  /** Null on blueprints from before it was kept. */
  chart: JsonForm<ChartFacts> | null;
  report: StoredReport;
  isPremium: boolean;
}

export type StoredForecast = JsonForm<Forecast>;

export interface NewBlueprint extends StoredBlueprint {
  forecast: Forecast;
  fingerprint: string;
  writerVersion: string;
}

const SUMMARY = [
  "id",
  "slug",
  "mbti_type as mbtiType",
  "sun_sign as sunSign",
  "archetype",
  "overview",
  "generated_at as generatedAt",
  "birth_date as birthDate",
  "birth_time as birthTime",
  "place",
] as const;

const WHOLE = [
  ...SUMMARY,
  "changeover",
  "axes",
  "chart",
  "report",
  "is_premium as isPremium",
] as const;

const getHolderColumn = (holder: Holder) =>
  "userId" in holder
    ? { column: "user_id" as const, value: holder.userId }
    : { column: "claim_hash" as const, value: holder.adoptionHash };

/** The user's blueprints, newest first; the reports stay in the database. */
export async function listBlueprints(db: Db, userId: string): Promise<BlueprintSummary[]> {
  return await db
    .selectFrom("blueprints")
    .select(SUMMARY)
    .where("user_id", "=", userId)
    .orderBy("generated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The holder's blueprint written from exactly these facts. */
export async function findByFingerprint(
  db: Db,
  holder: Holder,
  fingerprint: string,
): Promise<StoredBlueprint | null> {
  const { column, value } = getHolderColumn(holder);
  const row = await db
    .selectFrom("blueprints")
    .select(WHOLE)
    .where(column, "=", value)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row ?? null;
}

/** The user's own blueprint of this slug; another user's is not found. */
export async function findOwnBySlug(
  db: Db,
  userId: string,
  slug: string,
): Promise<StoredBlueprint | null> {
  const row = await db
    .selectFrom("blueprints")
    .select(WHOLE)
    .where("slug", "=", slug)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The slug of the user's blueprint that this one was merged into when the user adopted it. */
export async function findSurvivor(db: Db, userId: string, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom("merged_blueprints")
    .innerJoin("blueprints", "blueprints.id", "merged_blueprints.blueprint_id")
    .select("blueprints.slug")
    .where("merged_blueprints.slug", "=", slug)
    .where("merged_blueprints.user_id", "=", userId)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The twelve months of a blueprint (by its UUID); null where none were kept. */
export async function findForecast(db: Db, id: string): Promise<StoredForecast | null> {
  const row = await db
    .selectFrom("blueprints")
    .select("forecast")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.forecast ?? null;
}

/** Whether the user's own blueprint of this id (a UUID) is whole; null when there is none. */
export async function findOwnById(
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<StoredBlueprint, "id" | "isPremium"> | null> {
  const row = await db
    .selectFrom("blueprints")
    .select(["id", "is_premium as isPremium"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Stores a blueprint unless its holder has one of the same facts; false when so.
 * Rejects with a foreign key violation when the user has just been deleted.
 */
export async function insertBlueprint(
  db: Db,
  holder: Holder,
  blueprint: NewBlueprint,
): Promise<boolean> {
  const { column, value } = getHolderColumn(holder);
  const result = await db
    .insertInto("blueprints")
    .values({
      id: blueprint.id,
      slug: blueprint.slug,
      user_id: null,
      claim_hash: null,
      [column]: value,
      birth_date: blueprint.birthDate,
      birth_time: blueprint.birthTime,
      place: jsonOrNull(blueprint.place),
      mbti_type: blueprint.mbtiType,
      sun_sign: blueprint.sunSign,
      changeover: jsonOrNull(blueprint.changeover),
      axes: jsonOrNull(blueprint.axes),
      chart: jsonOrNull(blueprint.chart),
      forecast: JSON.stringify(blueprint.forecast),
      archetype: blueprint.archetype,
      overview: blueprint.overview,
      writer_version: blueprint.writerVersion,
      report: JSON.stringify(blueprint.report),
      fingerprint: blueprint.fingerprint,
      is_premium: blueprint.isPremium,
      generated_at: blueprint.generatedAt,
    })
    .onConflict((conflict) => conflict.columns([column, "fingerprint"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
