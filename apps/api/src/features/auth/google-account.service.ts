import type { Transaction } from "../../db/connection.ts";
import { isUniqueViolation } from "../../db/database-failures.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { UserAccount } from "../../http/session.ts";
import { proveAddress } from "../addresses/index.ts";
import { queueMail } from "../mail/index.ts";
import {
  completeProfile,
  type EmailHolder,
  findByIdentity,
  getAccount,
  insertGoogleUser,
  insertIdentity,
  lockEmailHolder,
} from "./google-account.store.ts";
import type { GoogleProfile } from "./google-profile.ts";
import { GoogleRefusal } from "./google-refusal.ts";

export type GoogleAccountDeps = Pick<Deps, "config" | "db" | "clock" | "ids" | "jobs" | "stripe">;

async function createAccount(
  tx: Transaction,
  deps: GoogleAccountDeps,
  profile: GoogleProfile,
): Promise<UserAccount> {
  const userId = deps.ids.uuid();
  const now = deps.clock.now();
  const { email, firstName } = profile;
  await insertGoogleUser(tx, userId, profile, now);
  await insertIdentity(tx, { id: deps.ids.uuid(), userId, now }, profile);
  await queueMail(tx, deps, { template: "welcome", to: email, firstName });
  return getAccount(tx, userId);
}

async function joinAccount(
  tx: Transaction,
  deps: GoogleAccountDeps,
  profile: GoogleProfile,
  holder: EmailHolder,
  signedInAs: string | null,
): Promise<UserAccount> {
  const now = deps.clock.now();
  const effect = await proveAddress(tx, deps, holder, holder.id === signedInAs);
  await completeProfile(tx, holder.id, profile, now);
  await insertIdentity(tx, { id: deps.ids.uuid(), userId: holder.id, now }, profile);
  const account = await getAccount(tx, holder.id);
  const mail = {
    template: "sign-in-method-added" as const,
    to: account.email,
    method: "google" as const,
    passwordRemoved: effect === "hands_over",
  };
  await queueMail(tx, deps, mail);
  return account;
}

async function signInOrJoin(
  tx: Transaction,
  deps: GoogleAccountDeps,
  profile: GoogleProfile,
  signedInAs: string | null,
): Promise<UserAccount> {
  const known = await findByIdentity(tx, profile);
  if (known) return known;
  const holder = await lockEmailHolder(tx, profile);
  if (holder === null) return createAccount(tx, deps, profile);
  // The same user in another tab was quicker.
  if (holder.subject === profile.subject) return getAccount(tx, holder.id);
  if (holder.subject !== null) throw new GoogleRefusal("other_google_account");
  return joinAccount(tx, deps, profile, holder, signedInAs);
}

/**
 * The account that a Google identity signs in to: the one it is linked to, else the one that uses its
 * address, else a new one. The identity counts, not the address: another identity under a linked
 * account's address is refused. An account with an unverified address passes to the address's owner,
 * without what an earlier holder put there.
 * @param signedInAs the user this browser is signed in as
 * Throws GoogleRefusal.
 */
export async function findOrCreateAccount(
  deps: GoogleAccountDeps,
  profile: GoogleProfile,
  signedInAs: string | null,
): Promise<UserAccount> {
  const find = () => inTransaction(deps.db, (tx) => signInOrJoin(tx, deps, profile, signedInAs));
  return find().catch((error: unknown) => {
    // The same person came back in two tabs, or signed up meanwhile: now there is an account to find.
    if (isUniqueViolation(error)) return find();
    throw error;
  });
}
