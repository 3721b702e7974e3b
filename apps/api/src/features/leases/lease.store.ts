import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** By the database's clock, which all replicas share. */
const later = (milliseconds: number) =>
  sql<Date>`now() + make_interval(secs => ${milliseconds / 1000}::float8)`;

/** Acquires the lease unless another process holds it; true when acquired. */
export async function acquireLease(
  db: Db,
  name: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const expires_at = later(milliseconds);
  const result = await db
    .insertInto("leases")
    .values({ name, holder, expires_at })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, expires_at })
        .where(sql<boolean>`leases.expires_at <= now()`),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Holds the lease for longer; false when another process has acquired it. */
export async function renewLease(
  db: Db,
  name: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const result = await db
    .updateTable("leases")
    .set({ expires_at: later(milliseconds) })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives the lease up; a lost one stays its new holder's. */
export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
}

/** Whether the lease is held. */
export async function isLeased(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("leases")
    .select("name")
    .where("name", "=", name)
    .where("expires_at", ">", later(0))
    .executeTakeFirst();
  return row !== undefined;
}
