import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { Database } from "../../db/tables/index.ts";

const isUnexpanded = (row: ExpressionBuilder<Database, "blueprints">) =>
  row.or([
    row("is_premium", "=", false),
    row.and([row("report", "is", null), row("kept_report", "is", null)]),
  ]);

/**
 * The id of the blueprint (a UUID), where its full text is to be written or kept: of a user with lifetime access, and
 * not whole or not kept yet.
 */
export async function findUnexpanded(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("blueprints")
    .innerJoin("users", "users.id", "blueprints.user_id")
    .select("blueprints.id")
    .where("blueprints.id", "=", id)
    .where(isUnexpanded)
    .where("users.has_lifetime_access", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The ids of the user's blueprints that are not whole, or whose text is not kept. */
export async function listUnexpanded(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("blueprints")
    .select("id")
    .where("user_id", "=", userId)
    .where(isUnexpanded)
    .execute();
  return rows.map(({ id }) => id);
}
