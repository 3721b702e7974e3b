import type { AuditAction } from "@cosmic/contracts";

const LABELS: Readonly<Record<AuditAction, string>> = {
  "operator.signed_in": "Operator signed in",
  "operator.sign_in_failed": "Operator sign-in failed",
  "operator.code_failed": "Operator code rejected",
  "operator.signed_out": "Operator signed out",
  "operator.second_factor_on": "Two-step sign-in turned on",
  "operator.second_factor_off": "Two-step sign-in turned off",
  "operator.added": "Operator added",
  "operator.reset": "Operator password reset",
  "operator.removed": "Operator removed",
  "access.granted": "Access granted",
  "access.withdrawn": "Access revoked",
  "purchase.refund_asked": "Refund requested",
  "purchase.moved": "Purchase moved",
  "user.viewed": "User record viewed",
  "user.deleted": "User deleted",
  "users.exported": "Users exported",
  "alerts.checked": "Health check run",
  "alert.resolved": "Alert resolved",
  "claim.switched_on": "Claim shown",
  "claim.switched_off": "Claim hidden",
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(LABELS, action);

/** An action's label; one that this panel does not know yet, "some.new_action", reads "Some new action". */
export function formatAction(action: string): string {
  if (isKnown(action)) return LABELS[action];
  const text = action.replaceAll(/[._]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
}

const NAME_PARTS = /(?<=[a-z\d])(?=[A-Z])|_/;

/** The details of an entry, each as "name: value". */
export function formatDetail(detail: Readonly<Record<string, unknown>> | null): string[] {
  return Object.entries(detail ?? {}).map(([name, value]) => {
    const label = name.split(NAME_PARTS).join(" ").toLocaleLowerCase("en");
    return `${label}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
  });
}
