import { findMissingConfirmation, type MissingConfirmation } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import { isUniqueViolation } from "../../db/database-failures.ts";
import { ConflictError, InvalidInputError, UnauthorizedError } from "../../errors.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { queueMail } from "../mail/index.ts";
import type { AddressDeps } from "./confirmation.service.ts";
import { lockAddress } from "./confirmation.store.ts";
import {
  confirmSide,
  deleteChange,
  findChange,
  isTaken,
  replaceEmail,
  type StoredChange,
  storeChange,
} from "./email-change.store.ts";
import { createToken, hashToken } from "./link-token.ts";

const TAKEN = "An account with this email already exists.";
const SAME = "This is the email address of your account already.";

/** The error for a taken address, also when it was taken while the change waited. */
export const toTakenError = (error: unknown): unknown =>
  isUniqueViolation(error) ? new ConflictError(TAKEN) : error;

/**
 * Begins a change of the account's address: a link goes to each of the two, and nothing changes before both were
 * opened by the signed-in user. An address that was never confirmed is not asked.
 * @param address the network address that asks; @param newEmail canonical
 * @throws InvalidInputError for the account's own address; ConflictError for a taken one
 * @throws TooManyRequestsError; UnauthorizedError when the session has ended
 */
export async function startEmailChange(
  deps: AddressDeps,
  { session, address: from }: { session: UserSession; address: string },
  newEmail: string,
): Promise<void> {
  const { db, config, limiter } = deps;
  const { userId } = session;
  const { emailChanges, emailChangesFrom } = config.limits.rates;
  await limiter.consume("change-email", userId, emailChanges);
  await limiter.consumeFrom("change-email-from", from, emailChangesFrom);
  await inSession(db, session, async (tx) => {
    const address = await lockAddress(tx, userId);
    if (address === null) throw new UnauthorizedError();
    if (address.email === newEmail) {
      throw new InvalidInputError(SAME, [{ path: "email", message: SAME }]);
    }
    if (await isTaken(tx, newEmail)) throw new ConflictError(TAKEN);
    const [oldToken, newToken] = [createToken(), createToken()];
    const hashes = { oldTokenHash: hashToken(oldToken), newTokenHash: hashToken(newToken) };
    await storeChange(tx, userId, { newEmail, ...hashes }, config.confirmationLinkLifetime);
    const mail = { template: "change-email" as const };
    await queueMail(tx, deps, { ...mail, to: newEmail, token: newToken });
    if (!address.isConfirmed) return;
    await queueMail(tx, deps, { ...mail, to: address.email, token: oldToken, newEmail });
  });
}

/**
 * Ends the user's change, and with it both links.
 * @throws TooManyRequestsError; UnauthorizedError when the session has ended
 */
export async function cancelEmailChange(
  { db, limiter, config }: Pick<AddressDeps, "db" | "limiter" | "config">,
  session: UserSession,
): Promise<void> {
  const { userId } = session;
  await limiter.consume("account", userId, config.limits.rates.accountWrites);
  await inSession(db, session, (tx) => deleteChange(tx, userId));
}

const findSide = (change: StoredChange, tokenHash: string): MissingConfirmation | null => {
  if (change.newTokenHash === tokenHash) return "new";
  return change.oldTokenHash === tokenHash ? "old" : null;
};

/** What a link of a change did, and what is still missing. */
export interface ConfirmedChange {
  missing: MissingConfirmation | null;
}

/**
 * Confirms one side of the user's change where the token belongs to it, and makes the change when that was the
 * last; null for a token of no change.
 */
export async function confirmChange(
  tx: Transaction,
  deps: AddressDeps,
  user: { id: string; email: string; isConfirmed: boolean },
  token: string,
): Promise<ConfirmedChange | null> {
  const change = await findChange(tx, user.id);
  const side = change ? findSide(change, hashToken(token)) : null;
  if (change === null || side === null) return null;
  const now = deps.clock.now();
  await confirmSide(tx, user.id, side, now);
  const missing = findMissingConfirmation({
    isAddressConfirmed: user.isConfirmed,
    isOldConfirmed: change.isOldConfirmed || side === "old",
    isNewConfirmed: change.isNewConfirmed || side === "new",
  });
  if (missing === null) {
    await replaceEmail(tx, user.id, change.newEmail, now);
    await queueMail(tx, deps, { template: "email-changed", to: change.newEmail });
    if (user.isConfirmed) await queueMail(tx, deps, { template: "email-changed", to: user.email });
  }
  return { missing };
}
