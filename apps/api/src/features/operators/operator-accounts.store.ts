import type { Db, Transaction } from "../../db/connection.ts";
import type { StoredOperator } from "./operators.store.ts";
import { removeFactor } from "./second-factor.store.ts";

export interface ListedOperator {
  email: string;
  createdAt: Date;
  /** Signing in asks for a second factor. */
  hasSecondFactor: boolean;
}

export async function listOperators(db: Db): Promise<ListedOperator[]> {
  const rows = await db
    .selectFrom("operators")
    .select(["email", "created_at as createdAt", "totp_confirmed_at as confirmedAt"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ confirmedAt, ...row }) => ({ ...row, hasSecondFactor: confirmedAt !== null }));
}

/** Adds an operator; false for an address that has one, which stays as it is. */
export async function insertOperator(
  db: Db,
  operator: StoredOperator & { createdAt: Date },
): Promise<boolean> {
  const result = await db
    .insertInto("operators")
    .values({
      id: operator.id,
      email: operator.email,
      password_hash: operator.passwordHash,
      created_at: operator.createdAt,
      updated_at: operator.createdAt,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface LockedOperator {
  id: string;
  email: string;
  hasSecondFactor: boolean;
}

/** All operators, locked until the transaction ends: of two simultaneous removals the later one counts again. */
export async function lockOperators(tx: Transaction): Promise<LockedOperator[]> {
  const rows = await tx
    .selectFrom("operators")
    .select(["id", "email", "totp_confirmed_at as confirmedAt"])
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ confirmedAt, ...row }) => ({ ...row, hasSecondFactor: confirmedAt !== null }));
}

/** Replaces the password and ends all sessions. A second factor stays on. */
export async function replacePassword(
  tx: Transaction,
  operatorId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("operators")
    .set({ password_hash: passwordHash, updated_at: now })
    .where("id", "=", operatorId)
    .execute();
  await tx.deleteFrom("sessions").where("operator_id", "=", operatorId).execute();
}

/** Takes the second factor off and ends all sessions. */
export async function removeSecondFactor(
  tx: Transaction,
  operatorId: string,
  now: Date,
): Promise<void> {
  await removeFactor(tx, operatorId, now);
  await tx.deleteFrom("sessions").where("operator_id", "=", operatorId).execute();
}

export async function deleteOperator(tx: Transaction, operatorId: string): Promise<void> {
  await tx.deleteFrom("operators").where("id", "=", operatorId).execute();
}
