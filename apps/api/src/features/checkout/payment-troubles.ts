import type { PaymentFault } from "@cosmic/domain";
import { PAYMENTS_WAITING } from "@cosmic/domain/alerts";
import type { PaymentFacts } from "../../gateways/stripe/stripe.ts";
import type { Trouble } from "../alerts/index.ts";
import { moneyOf } from "./money-words.ts";
import type { StoredPurchase } from "./purchases.store.ts";

type PaymentTrouble = Omit<Trouble, "type">;

const trouble = (words: PaymentTrouble): Trouble => ({ type: "PAYMENT_FAILURE", ...words });

/** A session or a purchase is named by its id alone: it finds the rest in the provider's dashboard. */
const FAULTS: Record<PaymentFault | "reference", string> = {
  amount: "the amount is not the price",
  currency: "the currency is not that of the price",
  livemode: "it is test money where real money is due, or the other way round",
  mode: "it asks for something else than one payment",
  payment_status: "it was finished without a payment",
  reference: "it names no buyer of ours, or another one than the checkout was made for",
};

export const wrongPayment = (
  { sessionId, amount, currency }: PaymentFacts,
  fault: PaymentFault | "reference",
): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A payment does not fit",
    description: `Session ${sessionId}, ${moneyOf(amount, currency)}: ${FAULTS[fault]}. Nothing was unlocked. If somebody paid, refund it in the provider's dashboard.`,
    metrics: { affected_users: 1 },
    key: `wrong-payment:${sessionId}`,
    isOnce: true,
  });

export const unknownSession = (sessionId: string): Trouble =>
  trouble({
    severity: "HIGH",
    title: "An event names an unknown payment",
    description: `Session ${sessionId}: a signed event speaks of it, and the provider's books do not have it. Nothing was unlocked. The keys may belong to another account.`,
    key: `unknown-session:${sessionId}`,
    isOnce: true,
  });

/** The name of the trouble that ends when the money comes, or will not. */
export const unpaidKey = (sessionId: string): string => `unpaid-checkout:${sessionId}`;

export const unpaidCheckout = (sessionId: string): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A checkout was finished and is not paid yet",
    description: `Session ${sessionId}: its way to pay settles later. Nothing is unlocked until the money is there; this alert ends by itself.`,
    metrics: { affected_users: 1 },
    key: unpaidKey(sessionId),
  });

export const buyerDeleted = ({ id, sessionId }: StoredPurchase): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A payment came for a deleted account",
    description: `Purchase ${id}, session ${sessionId}: its buyer has no account any more. The purchase is kept; refund it in the provider's dashboard.`,
    metrics: { affected_users: 1 },
    key: `buyer-deleted:${id}`,
    isOnce: true,
  });

export const secondPayment = (
  { id, sessionId, userId }: StoredPurchase,
  isRefunded: boolean,
): Trouble =>
  trouble({
    severity: "HIGH",
    title: "Somebody paid a second time",
    description: `Purchase ${id}, session ${sessionId}, of user ${userId}, who had paid before. ${isRefunded ? "It is paid back by itself; access stays." : "Refund it; access stays."}`,
    metrics: { affected_users: 1 },
    key: `second-payment:${id}`,
    isOnce: true,
  });

export const partialRefund = (purchase: StoredPurchase, refunded: number): Trouble =>
  trouble({
    severity: "MEDIUM",
    title: "A payment was given back in part",
    description: `Purchase ${purchase.id}: ${moneyOf(refunded, purchase.currency)} of ${moneyOf(purchase.amount, purchase.currency)} went back. Access stays.`,
    metrics: { affected_users: 1 },
    key: `partial-refund:${purchase.id}:${refunded}`,
    isOnce: true,
  });

export const failedRefund = (purchase: StoredPurchase, refundId: string): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A refund did not arrive",
    description: `Purchase ${purchase.id}, refund ${refundId}: the provider could not carry it out. The buyer was told that it is on its way; pay it back another way.`,
    metrics: { affected_users: 1 },
    key: `failed-refund:${refundId}`,
    isOnce: true,
  });

export const disputeKey = (disputeId: string, outcome: "open" | "lost"): string =>
  `dispute:${disputeId}:${outcome}`;

export const openDispute = (purchase: StoredPurchase, disputeId: string): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A payment is disputed",
    description: `Purchase ${purchase.id}, dispute ${disputeId}: answer it in the provider's dashboard before its date. Access stays while it is open.`,
    metrics: { affected_users: 1 },
    key: disputeKey(disputeId, "open"),
    isOnce: true,
  });

export const lostDispute = (purchase: StoredPurchase, disputeId: string): Trouble =>
  trouble({
    severity: "HIGH",
    title: "A dispute is lost",
    description: `Purchase ${purchase.id}, dispute ${disputeId}: the bank took the money back, and access has ended.`,
    metrics: { affected_users: 1 },
    key: disputeKey(disputeId, "lost"),
    isOnce: true,
  });

/** Ends when no event waits any more. */
export const WAITING_KEY = PAYMENTS_WAITING;

export const paymentsWaiting = (count: number, minutes: number): Trouble =>
  trouble({
    severity: "HIGH",
    title: "Paid, and perhaps still locked",
    description: `Events about payments wait for more than ${minutes} minutes to be dealt with; whoever paid may not have access yet. They are tried again every minute. If the provider answers elsewhere, look into the log for the reason.`,
    metrics: { affected_users: count },
    key: WAITING_KEY,
  });

/** Ends with the next event that is taken. */
export const TOO_LATE_KEY = "events-too-late";

export const eventsTooLate = (): Trouble =>
  trouble({
    severity: "HIGH",
    title: "Events about payments arrive too late to be believed",
    description:
      "An event with the provider's own signature was signed more than five minutes ago by this machine's clock, and was refused. If it goes on, set the clock right. The provider sends the event again, and the reconciler settles payments meanwhile.",
    key: TOO_LATE_KEY,
  });

/** Ends when the provider answers again. */
export const UNVERIFIED_KEY = "verification-failing";

export const verificationFailing = (): Trouble =>
  trouble({
    severity: "MEDIUM",
    title: "Payments cannot be verified",
    description:
      "The provider did not answer when somebody came back from paying. Access arrives by itself when it answers again.",
    key: UNVERIFIED_KEY,
  });

/** Ends with the next checkout that is made. */
export const REFUSED_KEY = "checkouts-refused";

export const checkoutsRefused = (status: number | null, code: string | null): Trouble =>
  trouble({
    severity: "HIGH",
    title: "Nobody can pay",
    description: `The provider refuses to make checkouts (status ${status ?? "none"}, ${code ?? "no code"}). The key may be wrong or withdrawn, or the account may need attention.`,
    key: REFUSED_KEY,
  });

export const driftedAccess = (userId: string, hasAccess: boolean): Trouble =>
  trouble({
    severity: "HIGH",
    title: "Access did not follow from the facts",
    description: `User ${userId} ${hasAccess ? "had paid or was granted access and was locked out; access is back" : "had access without a payment or a grant; it has ended"}. Something changed the database from outside.`,
    metrics: { affected_users: 1 },
    key: `drifted-access:${userId}`,
  });
