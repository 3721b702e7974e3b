import type { Db, Transaction } from "../../db/connection.ts";
import type { UserAccount } from "../../http/session.ts";

/** The columns of a user that sessions and answers carry. */
export const ACCOUNT = [
  "users.id",
  "users.email",
  "users.first_name as firstName",
  "users.last_name as lastName",
  "users.profile_image_url as profileImageUrl",
  "users.has_lifetime_access as hasLifetimeAccess",
  "users.created_at as createdAt",
  "users.updated_at as updatedAt",
] as const;

export interface StoredCredentials {
  account: UserAccount;
  /** Null for an account that has no password. */
  passwordHash: string | null;
}

/** @param email canonical */
export async function findCredentials(db: Db, email: string): Promise<StoredCredentials | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("credentials", "credentials.user_id", "users.id")
    .select([...ACCOUNT, "credentials.password_hash as passwordHash"])
    .where("users.email", "=", email)
    .executeTakeFirst();
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

/** @param email canonical */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  createdAt: Date;
}

/** Adds the user and the password. Rejects with a unique violation for a taken address. */
export async function insertUserWithPassword(tx: Transaction, user: NewUser): Promise<UserAccount> {
  const times = { created_at: user.createdAt, updated_at: user.createdAt };
  const account = await tx
    .insertInto("users")
    .values({
      id: user.id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      profile_image_url: null,
      ...times,
    })
    .returning([...ACCOUNT])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("credentials")
    .values({ user_id: user.id, password_hash: user.passwordHash, ...times })
    .execute();
  return account;
}

/** Whether the hash still opens the account. */
export async function isPasswordCurrent(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("credentials")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Replaces a hash that is still the given one; false for a password that was changed meanwhile, which
 * stays changed.
 */
export async function updatePasswordHash(
  db: Db,
  change: { userId: string; from: string; to: string; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable("credentials")
    .set({ password_hash: change.to, updated_at: change.at })
    .where("user_id", "=", change.userId)
    .where("password_hash", "=", change.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
