/** Everything that is written to the audit log, as `<thing>.<past tense>`. */
export const AUDIT_ACTIONS = [
  "operator.signed_in",
  "operator.sign_in_failed",
  "operator.code_failed",
  "operator.signed_out",
  "operator.second_factor_on",
  "operator.second_factor_off",
  "operator.added",
  "operator.reset",
  "operator.removed",
  "access.granted",
  "access.withdrawn",
  "purchase.refund_asked",
  "purchase.moved",
  "user.viewed",
  "user.deleted",
  "users.exported",
  "alerts.checked",
  "alert.resolved",
  "claim.switched_on",
  "claim.switched_off",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
