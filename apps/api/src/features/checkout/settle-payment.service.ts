import { judgePayment } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { PaymentFacts } from "../../gateways/stripe/stripe.ts";
import { type LockedUser, lockUser } from "../access/index.ts";
import { endAlert, raiseAlert } from "../alerts/index.ts";
import { type Attempt, endAttempt, findAttemptOf } from "./attempts.store.ts";
import { applyTicket, drawTicket } from "./ledger.store.ts";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";
import { unpaidCheckout, unpaidKey, wrongPayment } from "./payment-troubles.ts";
import { findPurchaseOf, type StoredPurchase } from "./purchases.store.ts";
import { recordPurchase } from "./record-purchase.ts";

export interface Settlement {
  is:
    | "paid"
    /** Nobody has finished it, or nobody can any more. */
    | "unpaid"
    /** Finished, and the money is on its way. */
    | "pending"
    | "wrong"
    /** A newer reading of the books was put down meanwhile. */
    | "superseded";
  /** Purchases that the buyer should have back: access rests on another one. */
  surplus: StoredPurchase[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isUuid = (text: string | null): text is string => text !== null && UUID.test(text);

interface Buyer {
  /** Null for a deleted one. */
  user: LockedUser | null;
  attempt: Attempt | null;
  /** The checkout was made here, for whom it names. */
  isOurs: boolean;
}

/** Holds the buyer's row first of all: the order in which everybody takes rows. */
async function findBuyer(tx: Transaction, facts: PaymentFacts): Promise<Buyer> {
  const { clientReferenceId: reference, sessionId } = facts;
  const user = isUuid(reference) ? await lockUser(tx, reference) : null;
  const checkoutId = isUuid(facts.checkoutId) ? facts.checkoutId : null;
  const attempt = await findAttemptOf(tx, sessionId, checkoutId);
  // A deleted user's attempts are gone too; a user's payment needs one of their own.
  const isOurs = user
    ? attempt?.userId === user.id || (await findPurchaseOf(tx, sessionId)) !== null
    : isUuid(reference) && attempt === null;
  return { user, attempt, isOurs };
}

async function putDownUnpaid(
  tx: Transaction,
  deps: PaymentDeps,
  { sessionId, status, hasFailed }: PaymentFacts,
  attempt: Attempt | null,
): Promise<Settlement["is"]> {
  // What was not begun here and is not paid is none of our business.
  if (!attempt || status === "open") return "unpaid";
  if (status === "complete" && !hasFailed) {
    await endAttempt(tx, attempt.id, "complete", sessionId);
    await raiseAlert(tx, deps, unpaidCheckout(sessionId));
    return "pending";
  }
  await endAttempt(tx, attempt.id, status === "expired" ? "expired" : "given_up", sessionId);
  await endAlert(tx, deps, unpaidKey(sessionId));
  return "unpaid";
}

async function putDown(
  tx: Transaction,
  deps: PaymentDeps,
  facts: PaymentFacts,
  ticket: number,
): Promise<Settlement> {
  const { sessionId } = facts;
  const { user, attempt, isOurs } = await findBuyer(tx, facts);
  if (!(await applyTicket(tx, sessionId, ticket))) return { is: "superseded", surplus: [] };

  const { livemode } = deps.config.stripe;
  const verdict = judgePayment(facts, { price: PRODUCT.price, livemode });
  if (verdict.is === "unpaid") {
    return { is: await putDownUnpaid(tx, deps, facts, attempt), surplus: [] };
  }
  if (verdict.is === "wrong" || !isOurs) {
    const fault = verdict.is === "wrong" ? verdict.fault : "reference";
    await raiseAlert(tx, deps, wrongPayment(facts, fault));
    if (attempt?.sessionId === sessionId) await endAttempt(tx, attempt.id, "given_up");
    return { is: "wrong", surplus: [] };
  }
  const { surplus } = await recordPurchase(tx, deps, facts, user);
  if (attempt) await endAttempt(tx, attempt.id, "complete", sessionId);
  await endAlert(tx, deps, unpaidKey(sessionId));
  return { is: "paid", surplus };
}

/**
 * Reads what the provider's books say of a session and puts it down, with all that follows. Whoever
 * learns that something has happened calls this: the webhook, the buyer who comes back, the
 * reconciler, a refund. It makes no difference how often, in which order and in how many processes.
 * @throws PaymentProviderError when the books cannot be read; unknown_object when they have no such session
 */
export async function settlePayment(deps: PaymentDeps, sessionId: string): Promise<Settlement> {
  // The ticket is drawn before the books are opened: a slow reading never undoes a newer one.
  const ticket = await drawTicket(deps.db, sessionId);
  const facts = await deps.stripe.readPayment(sessionId);
  return await inTransaction(deps.db, (tx) => putDown(tx, deps, facts, ticket));
}
