import type { Db } from "../../db/connection.ts";

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

/** Whether the hash still opens the operator's account. */
export async function isOperatorPassword(
  db: Db,
  operatorId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("operators")
    .select("id")
    .where("id", "=", operatorId)
    .where("password_hash", "=", passwordHash)
    .executeTakeFirst();
  return row !== undefined;
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
