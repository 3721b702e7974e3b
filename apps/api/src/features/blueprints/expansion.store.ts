import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import type { StoredReport } from "@cosmic/report";
import type { Db } from "../../db/connection.ts";

export interface PreviewBlueprint {
  mbtiType: MbtiType;
  sunSign: ZodiacSign;
  report: StoredReport;
}

/**
 * The blueprint (a UUID) whose full report is to be written: of a user with lifetime access, and
 * not whole yet.
 */
export async function findUnexpanded(db: Db, id: string): Promise<PreviewBlueprint | null> {
  const row = await db
    .selectFrom("blueprints")
    .innerJoin("users", "users.id", "blueprints.user_id")
    .select(["mbti_type as mbtiType", "sun_sign as sunSign", "report"])
    .where("blueprints.id", "=", id)
    .where("is_premium", "=", false)
    .where("users.has_lifetime_access", "=", true)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the whole report, at once or not at all. */
export async function storeExpanded(db: Db, id: string, report: StoredReport): Promise<void> {
  await db
    .updateTable("blueprints")
    .set({ report: JSON.stringify(report), is_premium: true })
    .where("id", "=", id)
    .where("is_premium", "=", false)
    .execute();
}

/** The ids of the user's blueprints that are not whole. */
export async function listUnexpanded(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("blueprints")
    .select("id")
    .where("user_id", "=", userId)
    .where("is_premium", "=", false)
    .execute();
  return rows.map(({ id }) => id);
}
