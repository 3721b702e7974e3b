import type { NewPurchase, PurchaseChange, StoredPurchase } from "@cosmic/domain/payments";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

const PURCHASE = [
  "id",
  "session_id as sessionId",
  "payment_intent_id as paymentIntentId",
  "user_id as userId",
  "instrument",
  "amount",
  "currency",
  "paid_at as paidAt",
  "refunded_amount as refundedAmount",
  "dispute_status as dispute",
  "refund_due as isRefundDue",
] as const;

export async function insertPurchase(
  tx: Transaction,
  purchase: NewPurchase,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("purchases")
    .values({
      id: purchase.id,
      session_id: purchase.sessionId,
      payment_intent_id: purchase.paymentIntentId,
      charge_id: purchase.chargeId,
      instrument: purchase.instrument,
      user_id: purchase.userId,
      buyer_reference: purchase.buyerReference,
      amount: purchase.amount,
      currency: purchase.currency,
      paid_at: purchase.paidAt,
      refunded_amount: purchase.refundedAmount,
      dispute_status: purchase.dispute,
      refund_due: purchase.isRefundDue,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updatePurchase(
  tx: Transaction,
  id: string,
  change: PurchaseChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("purchases")
    .set({
      payment_intent_id: change.paymentIntentId,
      charge_id: change.chargeId,
      instrument: change.instrument,
      refunded_amount: change.refundedAmount,
      dispute_status: change.dispute,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** The purchase of a session, its row locked until the transaction ends. */
export async function lockSessionPurchase(
  tx: Transaction,
  sessionId: string,
): Promise<StoredPurchase | null> {
  const row = await tx
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("session_id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findSessionPurchase(
  db: Db,
  sessionId: string,
): Promise<StoredPurchase | null> {
  const row = await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether a purchase that a restore has lost was taken from its user before: the restore brings back the tombstone.
 * @param id a UUID
 */
export async function hasLeftHolder(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("tombstones")
    .select("key")
    .where("kind", "=", "purchase")
    .where("key", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param id a UUID */
export async function findPurchase(db: Db, id: string): Promise<StoredPurchase | null> {
  const row = await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The session that a payment intent or a charge paid; null without a recorded purchase. */
export async function findPaidSession(
  db: Db,
  by: { paymentIntentId: string } | { chargeId: string },
): Promise<string | null> {
  const query = db.selectFrom("purchases").select("session_id as sessionId");
  const row = await ("chargeId" in by
    ? query.where("charge_id", "=", by.chargeId)
    : query.where("payment_intent_id", "=", by.paymentIntentId)
  ).executeTakeFirst();
  return row?.sessionId ?? null;
}

/** The user's purchases, newest first. */
export async function listPurchases(db: Db, userId: string): Promise<StoredPurchase[]> {
  return await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("user_id", "=", userId)
    .orderBy("paid_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Users with more than one purchase whose money is here. */
export async function listDoublePayers(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("purchases")
    .select("user_id as userId")
    .where("user_id", "is not", null)
    .whereRef("refunded_amount", "<", "amount")
    .where((row) =>
      row.or([row("dispute_status", "is", null), row("dispute_status", "<>", "lost")]),
    )
    .groupBy("user_id")
    .having(({ fn }) => fn.countAll(), ">", 1)
    .limit(limit)
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Purchases that arrived for no account or gave their user nothing, and whose money is still here, the oldest first. */
export async function listRefundsDue(db: Db, limit: number): Promise<StoredPurchase[]> {
  return await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("refund_due", "=", true)
    .whereRef("refunded_amount", "<", "amount")
    // A disputed payment cannot be refunded.
    .where((row) => row.or([row("dispute_status", "is", null), row("dispute_status", "=", "won")]))
    .orderBy("paid_at")
    .limit(limit)
    .execute();
}

/**
 * Parts the user's purchases from the account, for their payer, whose refund stays what it was.
 * @param copiedAt when the holder last took a full copy
 */
export async function releasePurchases(
  tx: Transaction,
  { userId, copiedAt }: { userId: string; copiedAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("purchases")
    .set({ user_id: null, released_at: now, released_copy_at: copiedAt, updated_at: now })
    .where("user_id", "=", userId)
    .execute();
}

/** A purchase and its holder's last full copy at its release, its row locked until the transaction ends. */
export async function lockPurchase(
  tx: Transaction,
  id: string,
): Promise<(StoredPurchase & { releasedCopyAt: Date | null }) | null> {
  const row = await tx
    .selectFrom("purchases")
    .select([...PURCHASE, "released_copy_at as releasedCopyAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The purchase that its payer can bring to another account. @param id a UUID */
export async function findReleasedPurchase(db: Db, id: string): Promise<StoredPurchase | null> {
  const row = await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where("id", "=", id)
    .where("user_id", "is", null)
    .where("released_at", "is not", null)
    .executeTakeFirst();
  return row ?? null;
}

/** The purchase by its receipt number, or by its session or payment intent at the provider. */
export async function findPurchaseBy(db: Db, reference: string): Promise<StoredPurchase | null> {
  const row = await db
    .selectFrom("purchases")
    .select(PURCHASE)
    .where((purchase) =>
      purchase.or([
        purchase(sql<string>`id::text`, "=", reference.toLowerCase()),
        purchase("session_id", "=", reference),
        purchase("payment_intent_id", "=", reference),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the purchase this user's. */
export async function setHolder(
  tx: Transaction,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("purchases")
    .set({
      user_id: userId,
      released_at: null,
      released_copy_at: null,
      birth_date_hashes: null,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}
