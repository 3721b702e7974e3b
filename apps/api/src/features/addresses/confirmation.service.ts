import type { MissingConfirmation } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError, UnauthorizedError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { queueMail } from "../mail/index.ts";
import {
  isConfirmationLive,
  isSpentLink,
  lockAddress,
  storeConfirmation,
} from "./confirmation.store.ts";
import { confirmChange, toTakenError } from "./email-change.service.ts";
import { proveAddress } from "./hand-over.service.ts";
import { createToken, hashToken } from "./link-token.ts";

export interface AddressDeps extends Pick<Deps, "db" | "clock" | "config" | "jobs" | "stripe"> {
  limiter: RateLimiter;
}

/** Makes the account's new link and ends the one before; the token of its link. */
export async function createConfirmation(
  tx: Transaction,
  { config }: Pick<Deps, "config">,
  userId: string,
): Promise<string> {
  const token = createToken();
  const lifetime = config.confirmationLinkLifetime;
  await storeConfirmation(tx, { userId, tokenHash: hashToken(token), lifetime });
  return token;
}

/**
 * Mails a new link to a user whose address is not confirmed.
 * @throws TooManyRequestsError after a few a day; UnauthorizedError when the session has ended
 */
export async function sendConfirmation(deps: AddressDeps, session: UserSession): Promise<void> {
  const { db, config, limiter } = deps;
  const { userId } = session;
  await limiter.consume("send-confirmation", userId, config.limits.rates.confirmationMails);
  await inSession(db, session, async (tx) => {
    const address = await lockAddress(tx, userId);
    if (address === null) throw new UnauthorizedError();
    if (address.isConfirmed) return;
    const token = await createConfirmation(tx, deps, userId);
    await queueMail(tx, deps, { template: "confirm-email", to: address.email, token });
  });
}

/**
 * Confirms what the token of a mailed link stands for: the signed-in user's address, or one side of a change of
 * it. Only a person who is signed in can: a stranger who got the mail confirms nothing for the one who entered
 * their address.
 * @returns which address still has to confirm a change; null when nothing is missing
 * @throws InvalidInputError for a token that is not this account's, was replaced or has ended; one that has done its
 * work is answered as before
 * @throws ConflictError when the new address was taken meanwhile
 * @throws TooManyRequestsError; UnauthorizedError when the session has ended
 */
export async function confirmEmail(
  deps: AddressDeps,
  session: UserSession,
  token: string,
): Promise<MissingConfirmation | null> {
  const { db, config, limiter } = deps;
  const { userId } = session;
  await limiter.consume("confirm-email", userId, config.limits.rates.confirmationAttempts);
  const confirming = inSession(db, session, async (tx) => {
    const address = await lockAddress(tx, userId);
    if (address === null) throw new UnauthorizedError();
    const changed = await confirmChange(tx, deps, { id: userId, ...address }, token);
    if (changed) return changed.missing;
    const isKnown = address.isConfirmed ? isSpentLink : isConfirmationLive;
    if (!(await isKnown(tx, userId, hashToken(token)))) {
      throw new InvalidInputError("This link is invalid or has expired. Please request a new one.");
    }
    if (address.isConfirmed) return null;
    await proveAddress(tx, deps, { id: userId, isConfirmed: false }, true);
    return null;
  });
  return await confirming.catch((error: unknown) => {
    throw toTakenError(error);
  });
}
