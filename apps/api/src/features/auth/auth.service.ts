import { isUniqueViolation } from "../../db/database-failures.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError, InvalidCredentialsError } from "../../errors.ts";
import type { KnownBrowser, SignInSource } from "../../http/known-browsers.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { UserAccount } from "../../http/session.ts";
import { consumeSignIn } from "../../http/sign-in-limit.ts";
import { createConfirmation } from "../addresses/index.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import { queueMail } from "../mail/index.ts";
import type { PasswordHasher } from "../passwords/index.ts";
import {
  findCredentials,
  insertUserWithPassword,
  isEmailTaken,
  isPasswordCurrent,
  updatePasswordHash,
} from "./auth.store.ts";

export interface AuthDeps
  extends Pick<
    Deps,
    "db" | "config" | "clock" | "ids" | "jobs" | "google" | "stripe" | "logger" | "metrics"
  > {
  limiter: RateLimiter;
  passwords: PasswordHasher;
}

export interface SignUp {
  email: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

export interface Login {
  email: string;
  password: string;
}

const takenError = () =>
  new ConflictError("An account with this email already exists. Please sign in.");

const nameOrNull = (name: string | null | undefined) => name?.trim() || null;

/** An account and the hash that opened it. */
export interface Opened {
  account: UserAccount;
  passwordHash: string;
}

/**
 * Creates an account and mails a welcome. Nothing changes for an address that has one.
 * @throws ConflictError for a taken address, also when two sign-ups meet
 */
export async function signUp(deps: AuthDeps, address: string, form: SignUp): Promise<Opened> {
  const { db, config, clock, ids, limiter, passwords } = deps;
  const { signInAttempts, signUps } = config.limits.rates;
  await limiter.consumeFrom("sign-in", address, signInAttempts);
  await limiter.consumeFrom("sign-up", address, signUps);
  if (await isEmailTaken(db, form.email)) throw takenError();
  const passwordHash = await passwords.hash(form.password, address);
  const user = {
    id: ids.uuid(),
    email: form.email,
    firstName: nameOrNull(form.firstName),
    lastName: nameOrNull(form.lastName),
    passwordHash,
    createdAt: clock.now(),
  };
  const inserted = inTransaction(db, async (tx) => {
    const account = await insertUserWithPassword(tx, user);
    const token = await createConfirmation(tx, deps, user.id);
    await queueMail(tx, deps, { template: "welcome", to: user.email, token });
    return account;
  });
  const account = await inserted.catch((error: unknown) => {
    throw isUniqueViolation(error) ? takenError() : error;
  });
  return { account, passwordHash };
}

/** The account that the address and password open, or null. Takes the same time either way. */
async function findAccount(
  deps: AuthDeps,
  address: string,
  { email, password }: Login,
): Promise<Opened | null> {
  const { db, clock, passwords } = deps;
  const stored = await findCredentials(db, email);
  const from = stored?.passwordHash ?? null;
  const matches = await passwords.verify(from, password, address);
  if (!matches || stored === null || from === null) return null;
  const { account } = stored;
  if (!passwords.isOutdated(from)) return { account, passwordHash: from };
  const to = await passwords.hash(password, address);
  const isReplaced = await updatePasswordHash(db, {
    userId: account.id,
    from,
    to,
    at: clock.now(),
  });
  return isReplaced ? { account, passwordHash: to } : null;
}

/** Null unless the account was signed in to in this browser before, with the password it has now. */
async function findDevice({ db }: AuthDeps, browser: KnownBrowser | null, email: string) {
  if (browser === null) return null;
  const stored = await findCredentials(db, email);
  if (!stored?.passwordHash) return null;
  return browser.findDevice({ id: stored.account.id, passwordHash: stored.passwordHash });
}

/**
 * Checks an address and password. Addresses without an account are treated alike throughout. A browser that
 * signed in before has its account's allowance, whatever others do at its address or with its account.
 * @throws InvalidCredentialsError when they do not match
 * @throws TooManyRequestsError after too many tries
 */
export async function logIn(
  deps: AuthDeps,
  { address, browser }: SignInSource,
  form: Login,
): Promise<Opened> {
  const { config, limiter } = deps;
  const { signInAttempts } = config.limits.rates;
  const device = await findDevice(deps, browser, form.email);
  const guesser = { account: form.email, address, device };
  await consumeSignIn(limiter, "sign-in", guesser, signInAttempts);
  const opened = await limiter.attemptFrom("login", guesser, () =>
    findAccount(deps, address, form),
  );
  if (opened === null) {
    await incrementCounter(deps, COUNTERS.signInFailed, { account: form.email });
    throw new InvalidCredentialsError();
  }
  await incrementCounter(deps, COUNTERS.signInSucceeded);
  return opened;
}

/** Whether the password that opened an account still does: a reset may have come in between. */
export const isStillOpen = ({ db }: Pick<AuthDeps, "db">, { account, passwordHash }: Opened) =>
  isPasswordCurrent(db, { userId: account.id, passwordHash });

/** Whether an account uses the address. Strictly limited, since it reveals who has one. */
export async function checkUser(deps: AuthDeps, address: string, email: string): Promise<boolean> {
  await deps.limiter.consume("check-user", address, deps.config.limits.rates.checkUser);
  return isEmailTaken(deps.db, email);
}
