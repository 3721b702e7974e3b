import { createHash, randomBytes } from "node:crypto";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { proveAddress } from "../addresses/index.ts";
import { queueMail } from "../mail/index.ts";
import type { PasswordHasher } from "../passwords/index.ts";
import {
  isTokenLive,
  lockUserByEmail,
  replaceTokens,
  setPassword,
  spendToken,
} from "./password-reset.store.ts";

export interface PasswordResetDeps
  extends Pick<Deps, "db" | "config" | "clock" | "jobs" | "stripe"> {
  limiter: RateLimiter;
  passwords: PasswordHasher;
}

/** The job that decides whether a request for a reset link gets one. */
export const RESET_REQUEST_JOB = "password-reset-request";

const newToken = () => randomBytes(32).toString("base64url");

/** Rows hold a hash of the token: a copy of the table resets nothing. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

const invalidLink = () =>
  new InvalidInputError("This reset link is invalid or expired. Please request a new one.");

/**
 * Takes a request for a reset link. Whether an account uses the address is looked up later, outside
 * the request, so that neither the response nor its timing reveals it.
 * @throws TooManyRequestsError by network address
 */
export async function requestReset(
  { db, config, limiter, jobs }: PasswordResetDeps,
  address: string,
  email: string,
): Promise<void> {
  await limiter.consumeFrom("reset-request", address, config.limits.rates.resetRequests);
  await inTransaction(db, (tx) => jobs.sendWithin(tx, RESET_REQUEST_JOB, { email }));
}

/**
 * Mails a reset link to the address if an account uses it, and ends the links before it. Past a few
 * an hour an account gets none. The link goes to the address exactly as stored.
 * @param email canonical
 */
export async function mailResetLink(deps: PasswordResetDeps, email: string): Promise<void> {
  const { db, config, limiter } = deps;
  if (!(await limiter.allows("reset-mail", email, config.limits.rates.resetMails))) return;
  const lifetime = config.resetLinkLifetime;
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user === null) return;
    await replaceTokens(tx, { tokenHash: hashToken(token), userId: user.id, lifetime });
    const emptiesAccount = !user.isConfirmed;
    await queueMail(tx, deps, { template: "password-reset", to: email, token, emptiesAccount });
  });
}

/**
 * Sets a new password with the token of a mailed link, once. Every session of the account ends and
 * none begins; an account without a password gets its first one; the owner is notified by email. Where
 * the address was not confirmed, the account passes to its owner without what an earlier holder put there.
 * @param signedInAs the user this browser is signed in as
 * @throws InvalidInputError for a token that is unknown, used, replaced or over
 * @throws TooManyRequestsError by network address, for tokens that do not work only: others who try some at
 * the owner's address must not keep the owner out
 */
export async function resetPassword(
  deps: PasswordResetDeps,
  address: string,
  { token, password }: { token: string; password: string },
  signedInAs: string | null,
): Promise<void> {
  const { db, config, clock, limiter, passwords } = deps;
  const tokenHash = hashToken(token);
  if (!(await isTokenLive(db, tokenHash))) {
    await limiter.consume("reset", address, config.limits.rates.resetAttempts);
    throw invalidLink();
  }
  const passwordHash = await passwords.hash(password, address);
  await inTransaction(db, async (tx) => {
    const owner = await spendToken(tx, tokenHash);
    if (owner === null) throw invalidLink();
    await proveAddress(tx, deps, owner, owner.id === signedInAs);
    await setPassword(tx, { userId: owner.id, passwordHash, now: clock.now() });
    await limiter.forgiveFrom("login", { account: owner.email, address }, tx);
    await queueMail(
      tx,
      deps,
      owner.hasPassword
        ? { template: "password-changed", to: owner.email }
        : { template: "sign-in-method-added", to: owner.email, method: "password" },
    );
  });
}
