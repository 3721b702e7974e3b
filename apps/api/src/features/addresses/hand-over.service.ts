import { decideProof, findKeepingPurchase, type ProofEffect } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { lockUser, settleAccess } from "../access/index.ts";
import {
  keepPayerProofs,
  listPurchases,
  queueClosing,
  releaseAttempts,
  releasePurchases,
} from "../checkout/index.ts";
import { queueMail } from "../mail/index.ts";
import {
  confirmUser,
  deleteAnswers,
  deleteBlueprints,
  keepBlueprints,
  resetAccount,
} from "./hand-over.store.ts";

type ProofDeps = Pick<Deps, "clock" | "config" | "jobs" | "stripe">;

/**
 * Gives the account to the owner of its address. What was personal to the earlier holder goes: ways to sign
 * in, sessions, names, birth data, answers and blueprints. What was paid for is kept for the payer, apart from
 * the account, and an open checkout is closed. Operators' decisions about access stay.
 */
async function handOver(tx: Transaction, deps: ProofDeps, userId: string): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user === null) return;
  const now = deps.clock.now();
  const purchases = await listPurchases(tx, userId);
  await keepPayerProofs(tx, deps, userId, purchases);
  const keeper = findKeepingPurchase(purchases);
  const blueprints =
    keeper === null
      ? await deleteBlueprints(tx, userId)
      : await keepBlueprints(tx, userId, keeper.id);
  await queueClosing(tx, deps, userId);
  await releaseAttempts(tx, userId, now);
  await releasePurchases(tx, { userId, copiedAt: user.copiedAt }, now);
  const answers = await deleteAnswers(tx, userId);
  await resetAccount(tx, userId, now);
  await settleAccess(tx, deps, user);
  if (blueprints + answers + purchases.length === 0) return;
  const hasPayment = purchases.length > 0;
  await queueMail(tx, deps, { template: "account-emptied", to: user.email, hasPayment });
}

/**
 * Does what follows from a proof that a person reads the mail of the account's address, in the transaction
 * that locked the user's row.
 * @param isHolder the proof comes from a browser that is signed in to the account
 */
export async function proveAddress(
  tx: Transaction,
  deps: ProofDeps,
  user: { id: string; isConfirmed: boolean },
  isHolder: boolean,
): Promise<ProofEffect> {
  const effect = decideProof({ isConfirmed: user.isConfirmed, isHolder });
  if (effect === "confirms") await confirmUser(tx, user.id, deps.clock.now());
  if (effect === "hands_over") await handOver(tx, deps, user.id);
  return effect;
}
