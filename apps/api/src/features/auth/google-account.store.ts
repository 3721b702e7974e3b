import { type Expression, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../db/connection.ts";
import type { UserAccount } from "../../http/session.ts";
import { ACCOUNT } from "./auth.store.ts";
import type { GoogleProfile } from "./google-profile.ts";

/** The account this identity signs in to. */
export async function findByIdentity(
  tx: Transaction,
  { issuer, subject }: Pick<GoogleProfile, "issuer" | "subject">,
): Promise<UserAccount | null> {
  const row = await tx
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.user_id")
    .select(ACCOUNT)
    .where("identities.issuer", "=", issuer)
    .where("identities.subject", "=", subject)
    .executeTakeFirst();
  return row ?? null;
}

export interface EmailHolder {
  id: string;
  isConfirmed: boolean;
  /** Whose identity of the same provider signs in to it already; null where none does. */
  subject: string | null;
}

/** The account that uses the address, locked until the transaction ends. */
export async function lockEmailHolder(
  tx: Transaction,
  { email, issuer }: Pick<GoogleProfile, "email" | "issuer">,
): Promise<EmailHolder | null> {
  const row = await tx
    .selectFrom("users")
    .select(["id", "email_verified_at as verifiedAt"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const identity = await tx
    .selectFrom("identities")
    .select("subject")
    .where("user_id", "=", row.id)
    .where("issuer", "=", issuer)
    .executeTakeFirst();
  return { id: row.id, isConfirmed: row.verifiedAt !== null, subject: identity?.subject ?? null };
}

/** An account without a password. Rejects with a unique violation for a taken address. */
export async function insertGoogleUser(
  tx: Transaction,
  id: string,
  { email, firstName, lastName, profileImageUrl }: GoogleProfile,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("users")
    .values({
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      profile_image_url: profileImageUrl,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Rejects with a unique violation for an identity that signs in elsewhere. */
export async function insertIdentity(
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
  { issuer, subject, email }: GoogleProfile,
): Promise<void> {
  await tx
    .insertInto("identities")
    .values({ id, user_id: userId, issuer, subject, email, created_at: now })
    .execute();
}

/** Fills in what the owner has not said; what they have said stays. */
export async function completeProfile(
  tx: Transaction,
  userId: string,
  { firstName, lastName, profileImageUrl }: GoogleProfile,
  now: Date,
): Promise<void> {
  const isNameless: Expression<SqlBool> = sql`first_name is null and last_name is null`;
  await tx
    .updateTable("users")
    .set({
      first_name: sql`case when ${isNameless} then ${firstName} else first_name end`,
      last_name: sql`case when ${isNameless} then ${lastName} else last_name end`,
      profile_image_url: sql`coalesce(profile_image_url, ${profileImageUrl})`,
      updated_at: now,
    })
    .where("id", "=", userId)
    .execute();
}

export async function getAccount(tx: Transaction, userId: string): Promise<UserAccount> {
  return tx.selectFrom("users").select(ACCOUNT).where("id", "=", userId).executeTakeFirstOrThrow();
}
