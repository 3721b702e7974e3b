import type { DisputeOutcome } from "@cosmic/domain";
import type { DisputeFacts } from "@cosmic/domain/payments";
import type { Transaction } from "../../db/connection.ts";

/** The recorded outcome of each dispute about a purchase, by its id. */
export async function readDisputeOutcomes(
  tx: Transaction,
  purchaseId: string,
): Promise<Map<string, DisputeOutcome>> {
  const rows = await tx
    .selectFrom("disputes")
    .select(["id", "status"])
    .where("purchase_id", "=", purchaseId)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

export async function storeDispute(
  tx: Transaction,
  purchaseId: string,
  dispute: DisputeFacts,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("disputes")
    .values({
      id: dispute.id,
      purchase_id: purchaseId,
      amount: dispute.amount,
      status: dispute.outcome,
      created_at: dispute.createdAt,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ status: dispute.outcome, updated_at: now }),
    )
    .execute();
}
