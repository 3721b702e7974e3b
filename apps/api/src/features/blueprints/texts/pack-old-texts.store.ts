import type { Db } from "../../../db/connection.ts";

export interface WideBlueprint {
  id: string;
  /** Its owner has access, or once paid. */
  isBought: boolean;
}

/** Blueprints in the form of the version before, the oldest first. */
export async function listWide(db: Db, limit: number): Promise<WideBlueprint[]> {
  const rows = await db
    .selectFrom("blueprints")
    .leftJoin("users", "users.id", "blueprints.user_id")
    .select((row) => [
      "blueprints.id",
      "users.has_lifetime_access as hasAccess",
      row
        .exists(
          row
            .selectFrom("purchases")
            .select("purchases.id")
            .whereRef("purchases.user_id", "=", "blueprints.user_id"),
        )
        .as("hasPurchase"),
    ])
    .where("report", "is not", null)
    .orderBy("generated_at")
    .limit(limit)
    .execute();
  return rows.map(({ id, hasAccess, hasPurchase }) => ({
    id,
    isBought: hasAccess === true || Boolean(hasPurchase),
  }));
}
