import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "../../db/connection.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError, UnauthorizedError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { queueMail } from "../mail/index.ts";
import { isConfirmationLive, lockAddress, storeConfirmation } from "./confirmation.store.ts";
import { proveAddress } from "./hand-over.service.ts";

export interface AddressDeps extends Pick<Deps, "db" | "clock" | "config" | "jobs" | "stripe"> {
  limiter: RateLimiter;
}

/** Rows hold a hash of the token: a copy of the table confirms nothing. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Makes the account's new link and ends the one before; the token of its link. */
export async function createConfirmation(
  tx: Transaction,
  { config }: Pick<Deps, "config">,
  userId: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const lifetime = config.confirmationLinkLifetime;
  await storeConfirmation(tx, { userId, tokenHash: hashToken(token), lifetime });
  return token;
}

/**
 * Mails a new link to a user whose address is not confirmed.
 * @throws TooManyRequestsError after a few a day
 */
export async function sendConfirmation(deps: AddressDeps, userId: string): Promise<void> {
  const { db, config, limiter } = deps;
  await limiter.consume("send-confirmation", userId, config.limits.rates.confirmationMails);
  await inTransaction(db, async (tx) => {
    const address = await lockAddress(tx, userId);
    if (address === null) throw new UnauthorizedError();
    if (address.isConfirmed) return;
    const token = await createConfirmation(tx, deps, userId);
    await queueMail(tx, deps, { template: "confirm-email", to: address.email, token });
  });
}

/**
 * Confirms the signed-in user's address with the token of a mailed link. Only a person who is signed in can:
 * a stranger who got the mail confirms nothing for the one who entered their address.
 * @throws InvalidInputError for a token that is not this account's, was replaced or has ended
 * @throws TooManyRequestsError
 */
export async function confirmEmail(
  deps: AddressDeps,
  userId: string,
  token: string,
): Promise<void> {
  const { db, config, limiter } = deps;
  await limiter.consume("confirm-email", userId, config.limits.rates.confirmationAttempts);
  await inTransaction(db, async (tx) => {
    const address = await lockAddress(tx, userId);
    if (address === null) throw new UnauthorizedError();
    // The link of an address that is confirmed has done its work.
    if (address.isConfirmed) return;
    if (!(await isConfirmationLive(tx, userId, hashToken(token)))) {
      throw new InvalidInputError("This link is invalid or has expired. Please request a new one.");
    }
    await proveAddress(tx, deps, { id: userId, isConfirmed: false }, true);
  });
}
