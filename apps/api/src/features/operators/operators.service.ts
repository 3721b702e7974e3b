import {
  InvalidCodeError,
  InvalidCredentialsError,
  SecondFactorRequiredError,
} from "../../errors.ts";
import type { OperatorAccount } from "../../http/session.ts";
import { type OperatorDeps, recordOperatorAction } from "./operator-actions.ts";
import { findOperatorByEmail, isAccessUnchanged, type StoredOperator } from "./operators.store.ts";
import { spendCode, type UsedCode } from "./second-factor.service.ts";
import { findFactor } from "./second-factor.store.ts";

export interface OperatorLogin {
  email: string;
  password: string;
  /** Of the second factor, where one is on. */
  code?: string | undefined;
}

/** An operator whose sign-in was accepted, and what opened it. */
export interface AdmittedOperator {
  account: OperatorAccount;
  passwordHash: string;
  hasSecondFactor: boolean;
}

function findByPassword(
  deps: OperatorDeps,
  address: string,
  { email, password }: OperatorLogin,
): Promise<StoredOperator | null> {
  const { db, limiter, passwords } = deps;
  return limiter.attempt("operator-login", email, async () => {
    const stored = await findOperatorByEmail(db, email);
    const matches = await passwords.verify(stored?.passwordHash ?? null, password);
    if (!matches)
      await recordOperatorAction(deps, "operator.sign_in_failed", { operatorId: null, address });
    return matches ? stored : null;
  });
}

/** Null where no second factor is on. */
async function passSecondFactor(
  deps: OperatorDeps,
  address: string,
  operatorId: string,
  code: string | undefined,
): Promise<UsedCode | null> {
  const factor = await findFactor(deps.db, operatorId);
  if (!factor?.confirmedAt) return null;
  if (code === undefined) throw new SecondFactorRequiredError();
  const used = await spendCode(deps, operatorId, factor, code);
  if (used !== null) return used;
  deps.metrics.recordOperatorSignIn("code_failed");
  await recordOperatorAction(deps, "operator.code_failed", { operatorId, address });
  throw new InvalidCodeError();
}

/**
 * Checks an operator's address and password, then the second factor where one is on; unknown
 * addresses take the same time.
 * @throws InvalidCredentialsError when address and password do not match
 * @throws SecondFactorRequiredError when they do and a code is needed
 * @throws InvalidCodeError for a wrong or used code
 * @throws TooManyRequestsError after too many tries, by network address, by account or by code
 */
export async function signInOperator(
  deps: OperatorDeps,
  address: string,
  login: OperatorLogin,
): Promise<AdmittedOperator> {
  const { config, limiter } = deps;
  await limiter.consumeFrom("operator-sign-in", address, config.limits.rates.signInAttempts);
  const operator = await findByPassword(deps, address, login);
  if (operator === null) {
    deps.metrics.recordOperatorSignIn("failed");
    throw new InvalidCredentialsError();
  }
  const { id, email, passwordHash } = operator;
  const secondFactor = await passSecondFactor(deps, address, id, login.code);
  await recordOperatorAction(deps, "operator.signed_in", {
    operatorId: id,
    address,
    ...(secondFactor ? { secondFactor } : {}),
  });
  deps.metrics.recordOperatorSignIn("succeeded");
  return { account: { id, email }, passwordHash, hasSecondFactor: secondFactor !== null };
}

/** Whether the sign-in still holds: password and second factor may have changed meanwhile. */
export const isStillAdmitted = (
  { db }: Pick<OperatorDeps, "db">,
  { account, ...access }: AdmittedOperator,
): Promise<boolean> => isAccessUnchanged(db, account.id, access);
