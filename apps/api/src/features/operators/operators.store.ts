import type { Db, Transaction } from "../../db/connection.ts";

export interface StoredOperator {
  id: string;
  email: string;
  passwordHash: string;
}

/** @param email canonical */
export async function findOperatorByEmail(db: Db, email: string): Promise<StoredOperator | null> {
  const row = await db
    .selectFrom("operators")
    .select(["id", "email", "password_hash as passwordHash"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the hash still opens the operator's account, with a second factor or without as given. */
export async function isAccessUnchanged(
  db: Db,
  operatorId: string,
  { passwordHash, hasSecondFactor }: { passwordHash: string; hasSecondFactor: boolean },
): Promise<boolean> {
  const row = await db
    .selectFrom("operators")
    .select("id")
    .where("id", "=", operatorId)
    .where("password_hash", "=", passwordHash)
    .where("totp_confirmed_at", hasSecondFactor ? "is not" : "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends every session of the operator but one. A sign-in in progress waits for the end of the
 * transaction, and then learns that the way in has changed.
 */
export async function endOtherSessions(
  tx: Transaction,
  operatorId: string,
  keptHash: string,
): Promise<void> {
  await tx.selectFrom("operators").select("id").where("id", "=", operatorId).forUpdate().execute();
  await tx
    .deleteFrom("sessions")
    .where("operator_id", "=", operatorId)
    .where("id_hash", "!=", keptHash)
    .execute();
}

export async function findFirstOperatorEmail(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("operators")
    .select("email")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Whether an operator was ever removed, as far as the tombstones tell. */
export async function hasRemovedOperator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("tombstones")
    .select("key")
    .where("kind", "=", "operator")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
