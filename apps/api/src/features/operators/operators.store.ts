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

/** Adds an operator; one that another replica adds at the same moment stays as it is. */
export async function insertOperator(
  db: Db,
  operator: StoredOperator & { createdAt: Date },
): Promise<void> {
  await db
    .insertInto("operators")
    .values({
      id: operator.id,
      email: operator.email,
      password_hash: operator.passwordHash,
      created_at: operator.createdAt,
      updated_at: operator.createdAt,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
