import type { SignInMethod } from "@cosmic/contracts";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** A way to sign in, with the instant it was added. */
export type StoredMethod = Omit<SignInMethod, "addedAt"> & { addedAt: Date };

/** The ways the user can sign in, the password first. */
export async function listSignInMethods(db: Db, userId: string): Promise<StoredMethod[]> {
  const password = await db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .select(["users.email", "credentials.created_at as addedAt"])
    .where("user_id", "=", userId)
    .execute();
  const identities = await db
    .selectFrom("identities")
    .select(["email", "created_at as addedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return [
    ...password.map((method) => ({ kind: "password" as const, ...method })),
    ...identities.map((method) => ({ kind: "google" as const, ...method })),
  ];
}

export interface StoredSession {
  signedInAt: Date;
  lastSeenAt: Date;
  /** The end whatever happens. */
  endsAt: Date;
}

/** The user's sessions that have not ended, newest first. */
export async function listSessions(db: Db, userId: string): Promise<StoredSession[]> {
  return db
    .selectFrom("sessions")
    .select(["created_at as signedInAt", "last_seen_at as lastSeenAt", "expires_at as endsAt"])
    .where("user_id", "=", userId)
    .where("idle_expires_at", ">", sql<Date>`now()`)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("created_at", "desc")
    .execute();
}

/** When the holder of the address was proved to hold the account; null until then. */
export async function findEmailVerifiedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("users")
    .select("email_verified_at as at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function updateName(
  tx: Transaction,
  userId: string,
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ first_name: firstName, last_name: lastName, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

export async function deleteSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/**
 * Deletes the user with all that is personal: rows of every table that name a user go with it.
 * False when the user was gone.
 */
export async function deleteUser(tx: Transaction, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom("users").where("id", "=", userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
