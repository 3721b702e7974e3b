import { sql } from "kysely";
import type { Db, Transaction } from "../../../db/connection.ts";

/** The subjects that have used their refund for another purchase than this one. */
export async function listUsedSubjects(
  db: Db,
  subjects: readonly string[],
  purchaseId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("self_service_refunds")
    .select("subject")
    .where("subject", "in", [...subjects])
    .where("purchase_id", "<>", purchaseId)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Whether a buyer's refund of another purchase of the user, or with the instrument, is recorded. */
export async function isBuyerRefundRecorded(
  db: Db,
  { id, userId, instrument }: { id: string; userId: string; instrument: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom("refunds")
    .innerJoin("purchases", "purchases.id", "refunds.purchase_id")
    .select("refunds.id")
    .where("refunds.asked_by", "=", "buyer")
    .where("refunds.status", "not in", ["failed", "canceled"])
    .where("purchases.id", "<>", id)
    .where((by) =>
      by.or([
        by("purchases.user_id", "=", userId),
        ...(instrument === null ? [] : [by("purchases.instrument", "=", instrument)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the subjects as used for a purchase. False when one of them is used for another. */
export async function useSubjects(
  tx: Transaction,
  subjects: readonly string[],
  purchaseId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insertInto("self_service_refunds")
    .values(
      subjects.toSorted().map((subject) => ({ subject, purchase_id: purchaseId, created_at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet({ created_at: now })
        .where("self_service_refunds.purchase_id", "=", sql<string>`excluded.purchase_id`),
    )
    .returning("subject")
    .execute();
  return rows.length === subjects.length;
}

/** Frees the subjects of a purchase whose refund was not made. */
export async function freeSubjects(db: Db | Transaction, purchaseId: string): Promise<void> {
  await db.deleteFrom("self_service_refunds").where("purchase_id", "=", purchaseId).execute();
}
