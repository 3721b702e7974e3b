import { ConflictError, InvalidInputError, UnauthorizedError } from "../../errors.ts";
import { inSession, type OperatorAccount, type OperatorSession } from "../../http/session.ts";
import { type OperatorDeps, recordOperatorAction } from "./operator-actions.ts";
import { endOtherSessions, findOperatorByEmail } from "./operators.store.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  findFactor,
  removeFactor,
  replaceRecoveryCodes,
  type StoredFactor,
  saveSecret,
  spendRecoveryCode,
  takeStep,
} from "./second-factor.store.ts";
import { bareCode, createSecretKeeping, newRecoveryCodes } from "./secret-keeping.ts";
import { describeTotp, findStep, isTotpCode, newTotpSecret, type TotpSetup } from "./totp.ts";

/** An operator at work, and the network address they work from. */
export interface Acting {
  account: OperatorAccount;
  address: string;
  /** Of the session they work in. */
  sessionHash: string;
}

const toSession = ({ account, sessionHash }: Acting): OperatorSession => ({
  operatorId: account.id,
  sessionHash,
});

const wrong = (path: "code" | "password", message: string) =>
  new InvalidInputError(message, [{ path, message }]);

const wrongCode = () => wrong("code", "This code is incorrect or was already used.");

const alreadyOn = () => new ConflictError("Two-step sign-in is on. Turn it off first.");

async function getFactor({ db }: OperatorDeps, operatorId: string): Promise<StoredFactor> {
  const factor = await findFactor(db, operatorId);
  if (factor === null) throw new UnauthorizedError();
  return factor;
}

export interface FactorState {
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

export async function getFactorState(deps: OperatorDeps, operatorId: string): Promise<FactorState> {
  const { confirmedAt } = await getFactor(deps, operatorId);
  return { confirmedAt, recoveryCodesLeft: await countRecoveryCodes(deps.db, operatorId) };
}

async function isOwnPassword(
  { db, limiter, passwords }: OperatorDeps,
  { account: { email }, address }: Acting,
  password: string,
): Promise<boolean> {
  // Counted apart from sign-ins: others can make those wait, but not the operator who is signed in.
  const matches = await limiter.attempt("operator-panel", email, async () => {
    const stored = await findOperatorByEmail(db, email);
    return (await passwords.verify(stored?.passwordHash ?? null, password, address)) || null;
  });
  return matches !== null;
}

/**
 * Makes a secret for the operator's authenticator app; signing in stays as it is until a first code
 * of it arrives. The password is asked for again: an open panel must not be enough.
 * @throws InvalidInputError for a wrong password
 * @throws ConflictError while a second factor is on; UnauthorizedError when the session has ended
 */
export async function startFactor(
  deps: OperatorDeps,
  acting: Acting,
  password: string,
): Promise<TotpSetup> {
  const { db, config } = deps;
  const { account } = acting;
  if (!(await isOwnPassword(deps, acting, password))) {
    throw wrong("password", "This is not your password.");
  }
  const secret = newTotpSecret();
  const encrypted = createSecretKeeping(config).encrypt(secret, account.id);
  const save = inSession(db, toSession(acting), (tx) => saveSecret(tx, account.id, encrypted));
  if (!(await save)) throw alreadyOn();
  return describeTotp(secret, account.email);
}

/**
 * Turns the second factor on with a first code, which counts as used, and ends the operator's other
 * sessions, which a password alone has opened. Returns the recovery codes, which are shown only once.
 * @throws InvalidInputError for a wrong code
 * @throws ConflictError while a second factor is on, or when none was started; UnauthorizedError when the session has
 * ended
 */
export async function confirmFactor(
  deps: OperatorDeps,
  acting: Acting,
  code: string,
): Promise<string[]> {
  const { account, address, sessionHash } = acting;
  const { db, config, clock, limiter } = deps;
  const keeping = createSecretKeeping(config);
  const { secret: encrypted, confirmedAt } = await getFactor(deps, account.id);
  if (confirmedAt !== null) throw alreadyOn();
  const secret = encrypted && keeping.decrypt(encrypted, account.id);
  if (!encrypted || !secret) throw new ConflictError("Please begin again.");
  const now = clock.now();
  const step = await limiter.attempt("operator-panel-code", account.id, async () =>
    findStep(secret, bareCode(code), now),
  );
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => keeping.hashCode(one, account.id));
  await inSession(db, toSession(acting), async (tx) => {
    if (!(await confirmSecret(tx, account.id, { secret: encrypted, step, now }))) {
      throw alreadyOn();
    }
    await replaceRecoveryCodes(tx, account.id, hashes);
    await endOtherSessions(tx, account.id, sessionHash);
    const action = { operatorId: account.id, address };
    await recordOperatorAction({ ...deps, db: tx }, "operator.second_factor_on", action);
  });
  return codes;
}

/** What a code turned out to be. */
export type UsedCode = "authenticator" | "recovery";

export interface CodeUse {
  operatorId: string;
  factor: StoredFactor;
  /** Of a browser that signed in before, whose wrong codes count for itself; "" for all others together. */
  by: string;
  /** "operator-panel-code" for an operator who is signed in. */
  purpose?: "operator-code" | "operator-panel-code";
}

/**
 * Uses up a code of the operator's second factor; null for a wrong or used one. Wrong ones in a row
 * make the operator wait.
 * @throws TooManyRequestsError while waiting
 */
export async function spendCode(
  { db, config, clock, limiter }: OperatorDeps,
  { operatorId, factor, by, purpose = "operator-code" }: CodeUse,
  given: string,
): Promise<UsedCode | null> {
  const keeping = createSecretKeeping(config);
  const code = bareCode(given);
  return limiter.attempt<UsedCode>(purpose, `${operatorId}${by}`, async () => {
    if (!isTotpCode(code)) {
      const hash = keeping.hashCode(code, operatorId);
      return (await spendRecoveryCode(db, operatorId, hash)) ? "recovery" : null;
    }
    const secret = factor.secret && keeping.decrypt(factor.secret, operatorId);
    const step = secret && findStep(secret, code, clock.now());
    return step && (await takeStep(db, operatorId, step)) ? "authenticator" : null;
  });
}

/**
 * Turns the second factor off, with a code of it, and ends the operator's other sessions.
 * @throws InvalidInputError for a wrong code
 * @throws ConflictError when it is off; UnauthorizedError when the session has ended
 */
export async function turnFactorOff(
  deps: OperatorDeps,
  acting: Acting,
  code: string,
): Promise<void> {
  const { account, address, sessionHash } = acting;
  const factor = await getFactor(deps, account.id);
  if (factor.confirmedAt === null) throw new ConflictError("Two-step sign-in is off.");
  const use = { operatorId: account.id, factor, by: "", purpose: "operator-panel-code" } as const;
  if ((await spendCode(deps, use, code)) === null) throw wrongCode();
  await inSession(deps.db, toSession(acting), async (tx) => {
    await removeFactor(tx, account.id, deps.clock.now());
    await endOtherSessions(tx, account.id, sessionHash);
    const action = { operatorId: account.id, address };
    await recordOperatorAction({ ...deps, db: tx }, "operator.second_factor_off", action);
  });
}
