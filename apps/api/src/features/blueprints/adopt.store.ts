import type { MbtiType } from "@cosmic/domain";
import type { Db, Transaction } from "../../db/connection.ts";

export interface Adoptable {
  userId: string | null;
  adoptionHash: string | null;
  fingerprint: string;
}

/** Who holds the blueprint of this slug. */
export async function findHolder(db: Db, slug: string): Promise<Adoptable | null> {
  const row = await db
    .selectFrom("blueprints")
    .select(["user_id as userId", "claim_hash as adoptionHash", "fingerprint"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row ?? null;
}

/** What a blueprint was written from. */
export interface Stated {
  birthDate: string;
  mbtiType: MbtiType;
}

/**
 * Gives an ownerless blueprint of this browser to the user and returns what it was written from; null
 * when it is no longer ownerless. Rejects with a unique violation when the user already has an equal one.
 */
export async function assignToUser(
  db: Db,
  slug: string,
  adoptionHash: string,
  userId: string,
): Promise<Stated | null> {
  const row = await db
    .updateTable("blueprints")
    .set({ user_id: userId, claim_hash: null })
    .where("slug", "=", slug)
    .where("claim_hash", "=", adoptionHash)
    .returning(["birth_date as birthDate", "mbti_type as mbtiType"])
    .executeTakeFirst();
  return row ?? null;
}

/** The user's blueprint that was written from these facts. */
export async function findTwin(
  db: Db,
  userId: string,
  fingerprint: string,
): Promise<{ id: string; slug: string } | null> {
  const row = await db
    .selectFrom("blueprints")
    .select(["id", "slug"])
    .where("user_id", "=", userId)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row ?? null;
}

/** Drops an ownerless blueprint of this browser; false when it is gone already. */
export async function deleteOwnerless(
  db: Transaction,
  slug: string,
  adoptionHash: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom("blueprints")
    .where("slug", "=", slug)
    .where("claim_hash", "=", adoptionHash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Remembers what has become of a blueprint that is dropped. */
export async function insertMerged(
  db: Transaction,
  slug: string,
  userId: string,
  blueprintId: string,
): Promise<void> {
  await db
    .insertInto("merged_blueprints")
    .values({ slug, user_id: userId, blueprint_id: blueprintId })
    .execute();
}
