import type { Deps } from "../../deps.ts";
import { insertAuditEntry } from "./audit.store.ts";

type DecisionDeps = Pick<Deps, "db" | "ids" | "clock">;

/** Notes that an operator granted or withdrew a user's access. */
export function recordDecision(
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

/** Records that an operator requested a refund, before it is known whether it succeeds. */
export function recordRefundRequest(
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

/** Everything an operator does in the panel beside access and refunds. */
export interface PanelAction {
  operatorId: string;
  action:
    | "purchase.moved"
    | "user.viewed"
    | "user.deleted"
    | "users.exported"
    | "alerts.checked"
    | "alert.resolved"
    | "claim.switched_on"
    | "claim.switched_off";
  /** What was acted on: the id of a user or an alert, or the name of a claim. */
  subject?: string;
  detail?: Record<string, unknown>;
}

/** Notes what an operator did, in the transaction that does it where there is one. */
export function recordPanelAction(
  { db, ids, clock }: DecisionDeps,
  { subject = "", ...action }: PanelAction,
): Promise<void> {
  return insertAuditEntry(db, {
    ...action,
    id: ids.uuid(),
    subject: subject || null,
    createdAt: clock.now(),
  });
}
