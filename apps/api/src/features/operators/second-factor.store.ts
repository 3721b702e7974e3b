import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

export interface StoredFactor {
  /** Encrypted; null where none was ever made. */
  secret: string | null;
  /** Null while signing in asks for the password only. */
  confirmedAt: Date | null;
}

export async function findFactor(db: Db, operatorId: string): Promise<StoredFactor | null> {
  const row = await db
    .selectFrom("operators")
    .select(["totp_secret as secret", "totp_confirmed_at as confirmedAt"])
    .where("id", "=", operatorId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a secret that is to be confirmed; false where one is in use. */
export async function saveSecret(db: Db, operatorId: string, secret: string): Promise<boolean> {
  const result = await db
    .updateTable("operators")
    .set({ totp_secret: secret, totp_last_step: null })
    .where("id", "=", operatorId)
    .where("totp_confirmed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the secret into use; false where that one is no longer waiting for it. */
export async function confirmSecret(
  tx: Transaction,
  operatorId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable("operators")
    .set({ totp_confirmed_at: now, totp_last_step: step, updated_at: now })
    .where("id", "=", operatorId)
    .where("totp_secret", "=", secret)
    .where("totp_confirmed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes a step's code, once: false when that step or a later one was taken before. */
export async function takeStep(db: Db, operatorId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable("operators")
    .set({ totp_last_step: step })
    .where("id", "=", operatorId)
    .where(sql<boolean>`coalesce(totp_last_step < ${step}::int, true)`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts new recovery codes in the place of all there were. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  operatorId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).execute();
  const rows = hashes.map((hash) => ({ operator_id: operatorId, code_hash: hash, used_at: null }));
  await tx.insertInto("operator_recovery_codes").values(rows).execute();
}

/** Spends a recovery code; false for one that is unknown or spent. */
export async function spendRecoveryCode(
  db: Db,
  operatorId: string,
  hash: string,
): Promise<boolean> {
  const result = await db
    .updateTable("operator_recovery_codes")
    .set({ used_at: sql`now()` })
    .where("operator_id", "=", operatorId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom("operator_recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("operator_id", "=", operatorId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Signing in asks for the password only from now on. */
export async function removeFactor(tx: Transaction, operatorId: string, now: Date): Promise<void> {
  await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).execute();
  await tx
    .updateTable("operators")
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, updated_at: now })
    .where("id", "=", operatorId)
    .execute();
}
