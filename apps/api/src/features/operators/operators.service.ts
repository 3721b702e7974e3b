import {
  InvalidCodeError,
  InvalidCredentialsError,
  SecondFactorRequiredError,
} from "../../errors.ts";
import type { SignInSource } from "../../http/known-browsers.ts";
import type { OperatorAccount } from "../../http/session.ts";
import { consumeSignIn } from "../../http/sign-in-limit.ts";
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

interface Origin {
  address: string;
  /** Null unless the operator signed in with this browser before, with the password of now. */
  device: string | null;
}

function findByPassword(
  deps: OperatorDeps,
  { address, device }: Origin,
  { email, password }: OperatorLogin,
): Promise<StoredOperator | null> {
  const { db, limiter, passwords } = deps;
  const guesser = { account: email, address, device };
  return limiter.attemptFrom("operator-login", guesser, async () => {
    const stored = await findOperatorByEmail(db, email);
    const matches = await passwords.verify(stored?.passwordHash ?? null, password, address);
    if (!matches)
      await recordOperatorAction(deps, "operator.sign_in_failed", { operatorId: null, address });
    return matches ? stored : null;
  });
}

/** Null where no second factor is on. */
async function passSecondFactor(
  deps: OperatorDeps,
  { address, device }: Origin,
  operatorId: string,
  code: string | undefined,
): Promise<UsedCode | null> {
  const factor = await findFactor(deps.db, operatorId);
  if (!factor?.confirmedAt) return null;
  if (code === undefined) throw new SecondFactorRequiredError();
  const used = await spendCode(deps, { operatorId, factor, by: device ?? "" }, code);
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
 * @throws TooManyRequestsError after too many tries. A browser that signed in before has its account's
 * allowance, whatever others do at its address or with its account
 */
export async function signInOperator(
  deps: OperatorDeps,
  { address, browser }: SignInSource,
  login: OperatorLogin,
): Promise<AdmittedOperator> {
  const { config, limiter } = deps;
  const { signInAttempts } = config.limits.rates;
  const device = browser && browser.findDevice(await findOperatorByEmail(deps.db, login.email));
  const guesser = { account: login.email, address, device };
  await consumeSignIn(limiter, "operator-sign-in", guesser, signInAttempts);
  const operator = await findByPassword(deps, { address, device }, login);
  if (operator === null) {
    deps.metrics.recordOperatorSignIn("failed");
    throw new InvalidCredentialsError();
  }
  const { id, email, passwordHash } = operator;
  const secondFactor = await passSecondFactor(deps, { address, device }, id, login.code);
  await recordOperatorAction(deps, "operator.signed_in", {
    operatorId: id,
    address,
    ...(secondFactor ? { secondFactor } : {}),
  });
  deps.metrics.recordOperatorSignIn("succeeded");
  const hasSecondFactor = secondFactor !== null;
  const mustSetUpSecondFactor = config.operator.requireSecondFactor && !hasSecondFactor;
  return { account: { id, email, mustSetUpSecondFactor }, passwordHash, hasSecondFactor };
}

/** Whether the sign-in still holds: password and second factor may have changed meanwhile. */
export const isStillAdmitted = (
  { db }: Pick<OperatorDeps, "db">,
  { account, ...access }: AdmittedOperator,
): Promise<boolean> => isAccessUnchanged(db, account.id, access);
