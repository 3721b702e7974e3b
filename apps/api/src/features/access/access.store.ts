import type { AccessDecision, PurchaseFacts } from "@cosmic/domain";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** A user whose access is settled or decided, their row locked until the transaction ends. */
export interface LockedUser {
  id: string;
  email: string;
  hasLifetimeAccess: boolean;
  isEmailConfirmed: boolean;
  /** When a full copy was last taken. */
  copiedAt: Date | null;
  /** When the account passed to the owner of its address; null for its first holder. */
  handedOverAt: Date | null;
}

const ACCESS_USER = [
  "id",
  "email",
  "has_lifetime_access as hasLifetimeAccess",
  sql<boolean>`email_verified_at is not null`.as("isEmailConfirmed"),
  "full_copy_at as copiedAt",
  "handed_over_at as handedOverAt",
] as const;

/**
 * Locks the user's row for the rest of the transaction. Every change of facts about a user's access
 * does this first, so that two such changes follow one another and see each other.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<LockedUser | null> {
  const row = await tx
    .selectFrom("users")
    .select(ACCESS_USER)
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The same without the lock, to show and not to change. */
export async function findAccessUser(db: Db, userId: string): Promise<LockedUser | null> {
  const row = await db
    .selectFrom("users")
    .select(ACCESS_USER)
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** @param token names the copy, where it may be taken back */
export async function setCopiedAt(
  tx: Transaction,
  userId: string,
  copiedAt: Date | null,
  token: string | null = null,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ full_copy_at: copiedAt, full_copy_token: token })
    .where("id", "=", userId)
    .execute();
}

/** Takes a copy back, unless another was counted since. */
export async function takeBackCopy(
  db: Db,
  userId: string,
  { token, before }: { token: string; before: Date | null },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ full_copy_at: before, full_copy_token: null })
    .where("id", "=", userId)
    .where("full_copy_token", "=", token)
    .execute();
}

/** Whether a refund that the buyer requested after `since` is not recorded yet. */
export async function isRefundUnderWay(tx: Transaction, userId: string, since: Date) {
  const row = await tx
    .selectFrom("self_service_refunds")
    .innerJoin("purchases", "purchases.id", "self_service_refunds.purchase_id")
    .select("purchases.id")
    .where("purchases.user_id", "=", userId)
    .whereRef("purchases.refunded_amount", "<", "purchases.amount")
    .where("self_service_refunds.created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's hold of an account, as their session tells it. */
export interface UserHold {
  userId: string;
  /** When the account passed to them; null for its first holder. */
  since: Date | null;
}

/**
 * Whether the account is still there and theirs: it passes to the owner of its address. A handing over at the same time
 * waits for the transaction, or is seen.
 */
export async function isStillHeld(tx: Transaction, { userId, since }: UserHold): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("handed_over_at as at")
    .where("id", "=", userId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.at?.getTime() === since?.getTime();
}

/** Whether the user has lifetime access now; false for one who is gone. */
export async function hasAccessNow(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("has_lifetime_access as hasAccess")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.hasAccess ?? false;
}

export async function isUser(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  return row !== undefined;
}

export async function listPurchaseFacts(db: Db, userId: string): Promise<PurchaseFacts[]> {
  return await db
    .selectFrom("purchases")
    .select([
      "amount",
      "refunded_amount as refundedAmount",
      "dispute_status as dispute",
      "paid_at as paidAt",
    ])
    .where("user_id", "=", userId)
    .execute();
}

export async function findLatestDecision(db: Db, userId: string): Promise<AccessDecision | null> {
  const row = await db
    .selectFrom("access_decisions")
    .select(["grants", "decided_at as decidedAt"])
    .where("user_id", "=", userId)
    .orderBy("decided_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewDecision extends AccessDecision {
  id: string;
  userId: string;
  operatorId: string;
}

export async function insertDecision(tx: Transaction, decision: NewDecision): Promise<void> {
  await tx
    .insertInto("access_decisions")
    .values({
      id: decision.id,
      user_id: decision.userId,
      operator_id: decision.operatorId,
      grants: decision.grants,
      decided_at: decision.decidedAt,
    })
    .execute();
}

/** The only write of `users.has_lifetime_access` after sign-up. */
export async function updateAccess(
  tx: Transaction,
  userId: string,
  hasLifetimeAccess: boolean,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ has_lifetime_access: hasLifetimeAccess, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

/** Users whose stored access differs from the recorded facts, by the rule of the domain's `hasAccess`. */
export async function listDriftedUsers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with concerned as (
      select id from users where has_lifetime_access
      union select user_id from access_decisions
      union select user_id from purchases where user_id is not null
    ), latest as (
      select distinct on (user_id) user_id, grants, decided_at
      from access_decisions order by user_id, decided_at desc, id desc
    )
    select users.id
    from concerned
      join users on users.id = concerned.id
      left join latest on latest.user_id = users.id
    where users.has_lifetime_access <> (
      coalesce(latest.grants, false) or exists (
        select from purchases
        where purchases.user_id = users.id
          and purchases.refunded_amount < purchases.amount
          and purchases.dispute_status is distinct from 'lost'
          and (latest.decided_at is null or purchases.paid_at > latest.decided_at)
      )
    )
    order by users.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
