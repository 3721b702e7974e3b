import type { Deps } from "../../deps.ts";
import { InvalidCredentialsError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { OperatorAccount } from "../../http/session.ts";
import type { PasswordHasher } from "../auth/index.ts";
import { insertAuditEntry } from "./audit.store.ts";
import { findOperatorByEmail } from "./operators.store.ts";

export interface OperatorDeps extends Pick<Deps, "db" | "config" | "clock" | "ids"> {
  limiter: RateLimiter;
  passwords: PasswordHasher;
}

type Deed = "operator.signed_in" | "operator.sign_in_failed" | "operator.signed_out";

/** Notes a sign-in, a failed one or a sign-out, and the network address it came from. */
export function noteDeed(
  { db, ids, clock }: OperatorDeps,
  action: Deed,
  { operatorId, address }: { operatorId: string | null; address: string },
): Promise<void> {
  return insertAuditEntry(db, {
    id: ids.uuid(),
    operatorId,
    action,
    detail: { address },
    createdAt: clock.now(),
  });
}

/**
 * Checks an operator's address and password; unknown addresses take the same time.
 * @throws InvalidCredentialsError when they do not match
 * @throws TooManyRequestsError after too many tries, by network address or by account
 */
export async function signInOperator(
  deps: OperatorDeps,
  address: string,
  { email, password }: { email: string; password: string },
): Promise<OperatorAccount> {
  const { db, config, limiter, passwords } = deps;
  await limiter.consume("operator-sign-in", address, config.limits.rates.signInAttempts);
  const operator = await limiter.attempt("operator-login", email, async () => {
    const stored = await findOperatorByEmail(db, email);
    const matches = await passwords.verify(stored?.passwordHash ?? null, password);
    if (!matches) await noteDeed(deps, "operator.sign_in_failed", { operatorId: null, address });
    return matches ? stored : null;
  });
  if (operator === null) throw new InvalidCredentialsError();
  await noteDeed(deps, "operator.signed_in", { operatorId: operator.id, address });
  return { id: operator.id, email: operator.email };
}
