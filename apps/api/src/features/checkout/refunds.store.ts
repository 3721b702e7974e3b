import type { RefundFacts } from "@cosmic/domain/payments";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** Refunds of a purchase that the provider could not carry out. */
export async function countFailedRefunds(db: Db, purchaseId: string): Promise<number> {
  const { count } = await db
    .selectFrom("refunds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("purchase_id", "=", purchaseId)
    .where("status", "in", ["failed", "canceled"])
    .executeTakeFirstOrThrow();
  return count;
}

/** The recorded status of each refund of a purchase, by its id. */
export async function readRefundStatuses(
  tx: Transaction,
  purchaseId: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom("refunds")
    .select(["id", "status"])
    .where("purchase_id", "=", purchaseId)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

export async function storeRefund(
  tx: Transaction,
  purchaseId: string,
  refund: RefundFacts,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("refunds")
    .values({
      id: refund.id,
      purchase_id: purchaseId,
      amount: refund.amount,
      status: refund.status,
      asked_by: refund.askedBy,
      created_at: refund.createdAt,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        amount: sql<number>`excluded.amount`,
        status: sql<string>`excluded.status`,
        updated_at: now,
      }),
    )
    .execute();
}
