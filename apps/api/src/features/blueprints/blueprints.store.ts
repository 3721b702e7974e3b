import type {
  AxisResult,
  ChartFacts,
  Forecast,
  MbtiType,
  ReportChangeover,
  ZodiacSign,
} from "@cosmic/domain";
import type { StoredReport } from "@cosmic/report";
import { compileOnce } from "../../db/compile-once.ts";
import type { Db } from "../../db/connection.ts";
import type { JsonForm } from "../../db/tables/json.ts";
import type { UserHold } from "../access/index.ts";
import type { StatedBirth } from "../cities/index.ts";

/** Whom a blueprint belongs to: an account, or the browser that made it. */
export type Holder = UserHold | { adoptionHash: string };

/** A blueprint as its owner's list shows it. */
export interface BlueprintSummary
  extends Pick<StatedBirth, "birthDate" | "birthTime" | "birthHours" | "place"> {
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

/** A blueprint with all that any copy of it is made from. */
export interface WholeBlueprint extends StoredBlueprint {
  /** Null on blueprints from before it was kept. */
  forecast: StoredForecast | null;
  writerVersion: string;
  utcOffset: string | null;
}

export interface NewBlueprint extends WholeBlueprint {
  fingerprint: string;
}

/** A blueprint's texts, in one of the forms that they are stored in. */
export interface StoredTexts {
  report: StoredReport | null;
  chart: JsonForm<ChartFacts> | null;
  forecast: StoredForecast | null;
  preview: Uint8Array | null;
  fullBody: Uint8Array | null;
  keptReport: Uint8Array | null;
  bodyVersion: number | null;
  dictionary: string | null;
}

/** A blueprint as its row has it; its texts may have to be unpacked, or written anew. */
export interface BlueprintRow extends Omit<WholeBlueprint, keyof StoredTexts>, StoredTexts {}

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
  "birth_hours as birthHours",
  "place",
] as const;

const WHOLE = [
  ...SUMMARY,
  "changeover",
  "axes",
  "utc_offset as utcOffset",
  "writer_version as writerVersion",
  "is_premium as isPremium",
  "report",
  "chart",
  "forecast",
  "preview",
  "full_body as fullBody",
  "kept_report as keptReport",
  "body_version as bodyVersion",
  "dictionary",
] as const;

const getHolderColumn = (holder: Holder) =>
  "userId" in holder
    ? { column: "user_id" as const, value: holder.userId }
    : { column: "claim_hash" as const, value: holder.adoptionHash };

const selectList = compileOnce<BlueprintSummary>(1, (db, [userId = ""]) =>
  db
    .selectFrom("blueprints")
    .select(SUMMARY)
    .where("user_id", "=", userId)
    .orderBy("generated_at", "desc")
    .orderBy("id", "desc"),
);

/** The user's blueprints, newest first; the reports stay in the database. */
export const listBlueprints = (db: Db, userId: string): Promise<BlueprintSummary[]> =>
  selectList(db, [userId]);

/** How many blueprints the user has. */
export async function countBlueprints(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("blueprints")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id of the holder's blueprint of exactly these facts. */
export async function findByFingerprint(
  db: Db,
  holder: Holder,
  fingerprint: string,
): Promise<string | null> {
  const { column, value } = getHolderColumn(holder);
  const row = await db
    .selectFrom("blueprints")
    .select("id")
    .where(column, "=", value)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The blueprint of this id (a UUID). */
export async function findById(db: Db, id: string): Promise<BlueprintRow | null> {
  const row = await db
    .selectFrom("blueprints")
    .select(WHOLE)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The user's own blueprint of this slug; another user's is not found. */
export async function findOwnBySlug(
  db: Db,
  userId: string,
  slug: string,
): Promise<BlueprintRow | null> {
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

/** The columns of a blueprint's texts. */
export const toTextColumns = (texts: StoredTexts) => ({
  report: jsonOrNull(texts.report),
  chart: jsonOrNull(texts.chart),
  forecast: jsonOrNull(texts.forecast),
  preview: texts.preview,
  full_body: texts.fullBody,
  kept_report: texts.keptReport,
  body_version: texts.bodyVersion,
  dictionary: texts.dictionary,
});

/**
 * Stores a blueprint unless its holder has one of the same facts; false when so.
 * Rejects with a foreign key violation when the user has just been deleted.
 */
export async function insertBlueprint(
  db: Db,
  holder: Holder,
  blueprint: NewBlueprint,
  texts: StoredTexts,
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
      birth_hours: jsonOrNull(blueprint.birthHours),
      place: jsonOrNull(blueprint.place),
      mbti_type: blueprint.mbtiType,
      sun_sign: blueprint.sunSign,
      changeover: jsonOrNull(blueprint.changeover),
      axes: jsonOrNull(blueprint.axes),
      utc_offset: blueprint.utcOffset,
      archetype: blueprint.archetype,
      overview: blueprint.overview,
      writer_version: blueprint.writerVersion,
      ...toTextColumns(texts),
      fingerprint: blueprint.fingerprint,
      is_premium: blueprint.isPremium,
      generated_at: blueprint.generatedAt,
    })
    .onConflict((conflict) => conflict.columns([column, "fingerprint"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
