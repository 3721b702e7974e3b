import type { Db } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { PasswordHasher } from "../passwords/index.ts";
import { insertAuditEntry } from "./audit.store.ts";

export interface OperatorDeps extends Pick<Deps, "db" | "config" | "clock" | "ids" | "metrics"> {
  limiter: RateLimiter;
  passwords: PasswordHasher;
}

type OperatorAction =
  | "operator.signed_in"
  | "operator.sign_in_failed"
  | "operator.code_failed"
  | "operator.signed_out"
  | "operator.second_factor_on"
  | "operator.second_factor_off";

export interface OperatorActionDetail {
  operatorId: string | null;
  /** The network address it came from. */
  address: string;
  /** How a second factor was given. */
  secondFactor?: string;
}

/** Records a sign-in or second-factor action, successful or failed, in the audit log. */
export function recordOperatorAction(
  { db, ids, clock }: Pick<OperatorDeps, "ids" | "clock"> & { db: Db },
  action: OperatorAction,
  { operatorId, ...detail }: OperatorActionDetail,
): Promise<void> {
  return insertAuditEntry(db, {
    id: ids.uuid(),
    operatorId,
    action,
    detail,
    createdAt: clock.now(),
  });
}
