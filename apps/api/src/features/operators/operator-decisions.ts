import type { Deps } from "../../deps.ts";
import { insertAuditEntry } from "./audit.store.ts";

type DecisionDeps = Pick<Deps, "db" | "ids" | "clock">;

/** Notes that an operator granted or withdrew a user's access. */
export function noteDecision(
  { db, ids, clock }: DecisionDeps,
  { operatorId, userId, grants }: { operatorId: string; userId: string; grants: boolean },
): Promise<void> {
  return insertAuditEntry(db, {
    id: ids.uuid(),
    operatorId,
    action: grants ? "access.granted" : "access.withdrawn",
    subject: userId,
    createdAt: clock.now(),
  });
}

/** Notes that an operator asked for a refund, before it is known whether it succeeds. */
export function noteRefund(
  { db, ids, clock }: DecisionDeps,
  { operatorId, purchaseId }: { operatorId: string; purchaseId: string },
): Promise<void> {
  return insertAuditEntry(db, {
    id: ids.uuid(),
    operatorId,
    action: "purchase.refund_asked",
    subject: purchaseId,
    createdAt: clock.now(),
  });
}
