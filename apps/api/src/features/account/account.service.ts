import { inTransaction } from "../../db/transaction.ts";
import { InvalidInputError, UnauthorizedError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserAccount, type UserSession } from "../../http/session.ts";
import { countFullCopy } from "../access/index.ts";
import { findChange } from "../addresses/index.ts";
import { closeOpenCheckout, type MaybePaymentDeps, queueClosing } from "../checkout/index.ts";
import { queueMail } from "../mail/index.ts";
import {
  deleteSessions,
  deleteUser,
  findEmailVerifiedAt,
  listSessions,
  listSignInMethods,
  type StoredMethod,
  updateName,
} from "./account.store.ts";

export interface AccountDeps extends MaybePaymentDeps {
  limiter: RateLimiter;
}

export interface AccountOverview {
  signInMethods: StoredMethod[];
  isEmailConfirmed: boolean;
  emailChange: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean } | null;
  sessions: number;
}

export async function getOverview(
  { db }: Pick<AccountDeps, "db">,
  userId: string,
): Promise<AccountOverview> {
  const signInMethods = await listSignInMethods(db, userId);
  const isEmailConfirmed = (await findEmailVerifiedAt(db, userId)) !== null;
  const emailChange = await findChange(db, userId);
  return {
    signInMethods,
    isEmailConfirmed,
    emailChange,
    sessions: (await listSessions(db, userId)).length,
  };
}

const nameOrNull = (name: string | null | undefined) => name?.trim() || null;

/** A name as a form sends it. */
export interface GivenName {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/**
 * Sets the name; a part that is empty or left out is removed.
 * @throws UnauthorizedError when the session has ended
 */
export async function changeName(
  { db, config, clock, limiter }: AccountDeps,
  account: UserAccount,
  session: UserSession,
  given: GivenName,
): Promise<UserAccount> {
  await limiter.consume("account", account.id, config.limits.rates.accountWrites);
  const name = { firstName: nameOrNull(given.firstName), lastName: nameOrNull(given.lastName) };
  const updatedAt = clock.now();
  await inSession(db, session, (tx) => updateName(tx, account.id, name, updatedAt));
  return { ...account, ...name, updatedAt };
}

/**
 * Allows a copy of everything, counts one that holds full reports, and emails the owner that one was downloaded.
 * @returns the account as the copy is to be made for: its access may have just ended
 * @throws TooManyRequestsError for a user who copies without end
 */
export async function requestCopy(deps: AccountDeps, account: UserAccount): Promise<UserAccount> {
  const { id, email } = account;
  const { db, config, limiter } = deps;
  await limiter.consume("export", id, config.limits.rates.exports);
  const hasLifetimeAccess = account.hasLifetimeAccess && (await countFullCopy(deps, id)) !== null;
  const mail = { template: "data-export-ready" as const, to: email };
  await inTransaction(db, (tx) => queueMail(tx, deps, mail));
  return { ...account, hasLifetimeAccess };
}

/** Ends every session of the user, in every browser. Throws UnauthorizedError when this one has ended. */
export const signOutEverywhere = (
  { db }: Pick<AccountDeps, "db">,
  session: UserSession,
): Promise<void> => inSession(db, session, (tx) => deleteSessions(tx, session.userId));

const EMAIL_MISMATCH = "This is not the email address of this account.";

/**
 * Closes an open checkout, deletes the account and everything personal, at once, and confirms it by mail.
 * @param typedEmail canonical; guards against a slip, not against an attacker
 * @throws InvalidInputError when it is another address than the account's
 * @throws UnauthorizedError when the account was just deleted, or the session ended: the account may be another's now
 */
export async function deleteAccount(
  deps: AccountDeps,
  { id, email }: UserAccount,
  { typedEmail, session }: { typedEmail: string; session: UserSession },
): Promise<void> {
  if (typedEmail !== email) {
    throw new InvalidInputError(EMAIL_MISMATCH, [{ path: "email", message: EMAIL_MISMATCH }]);
  }
  await closeOpenCheckout(deps, id);
  await inSession(deps.db, session, async (tx) => {
    await queueClosing(tx, deps, id);
    if (!(await deleteUser(tx, id))) throw new UnauthorizedError();
    await queueMail(tx, deps, { template: "account-deleted", to: email });
  });
}
