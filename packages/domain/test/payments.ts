import type { AccessDecision } from "../src/access/lifetime-access.ts";
import { decideSettlement } from "../src/payments/decide-settlement.ts";
import type { PaymentFacts, SessionOrigin } from "../src/payments/payment-facts.ts";
import type { Settlement } from "../src/payments/settlement.ts";
import type {
  PaymentBuyer,
  StoredCheckout,
  StoredPayment,
  StoredPurchase,
} from "../src/payments/stored-payment.ts";
import { LIFETIME_PRICE } from "../src/pricing/price.ts";

export const BUYER_ID = "6f1d2c3b-4a59-4e68-9b70-8c1d2e3f4a5b";
export const CHECKOUT_ID = "0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b";
export const PAID_AT = new Date("2026-11-21T12:00:00Z");

export const minutesLater = (minutes: number): Date =>
  new Date(PAID_AT.getTime() + minutes * 60_000);

export const makeBuyer = (changes: Partial<PaymentBuyer> = {}): PaymentBuyer => ({
  id: BUYER_ID,
  email: "ada@example.com",
  hasLifetimeAccess: false,
  isEmailConfirmed: true,
  copiedAt: null,
  handedOverAt: null,
  ...changes,
});

export const makeCheckout = (changes: Partial<StoredCheckout> = {}): StoredCheckout => ({
  id: CHECKOUT_ID,
  userId: BUYER_ID,
  sessionId: "cs_1",
  isReleased: false,
  ...changes,
});

/** How our own sessions come to be. */
export const makeOrigin = (changes: Partial<SessionOrigin> = {}): SessionOrigin => ({
  startedAt: minutesLater(-10),
  isFromLink: false,
  paymentCheckoutId: CHECKOUT_ID,
  productName: "Lifetime access",
  ...changes,
});

/** The provider's records of a session that was paid in full. */
export const makeFacts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  sessionId: "cs_1",
  mode: "payment",
  status: "complete",
  paymentStatus: "paid",
  amount: 999,
  currency: "usd",
  livemode: true,
  clientReferenceId: BUYER_ID,
  checkoutId: CHECKOUT_ID,
  origin: makeOrigin(),
  paymentIntentId: "pi_1",
  payerEmail: "ada@example.com",
  hasFailed: false,
  chargeId: "ch_1",
  chargedAt: PAID_AT,
  instrument: "card:one",
  refundedAmount: 0,
  refunds: [],
  disputes: [],
  ...changes,
});

/** What is stored when nothing of the payment is recorded yet. */
export const makeStored = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  buyer: makeBuyer(),
  checkout: makeCheckout(),
  purchase: null,
  hasLeftBuyer: false,
  refunds: new Map(),
  disputes: new Map(),
  buyerPurchases: [],
  isRefundUsed: false,
  accessDecision: null,
  ...changes,
});

export const makePurchase = (changes: Partial<StoredPurchase> = {}): StoredPurchase => ({
  id: "p_1",
  sessionId: "cs_1",
  paymentIntentId: "pi_1",
  userId: BUYER_ID,
  amount: 999,
  currency: "usd",
  isRefundDue: false,
  refundedAmount: 0,
  dispute: null,
  paidAt: PAID_AT,
  instrument: "card:one",
  ...changes,
});

/** A stored payment whose purchase is recorded and gives access. */
export const makeRecorded = (changes: Partial<StoredPayment> = {}): StoredPayment =>
  makeStored({
    buyer: makeBuyer({ hasLifetimeAccess: true }),
    purchase: makePurchase(),
    buyerPurchases: [makePurchase()],
    ...changes,
  });

/** When payments are settled unless a test says otherwise. */
export const SETTLED_AT = minutesLater(5);

/** Decides one settlement of a session that was paid in full, but for the changes. */
export const decide = (
  facts: Partial<PaymentFacts> = {},
  stored: Partial<StoredPayment> = {},
): Settlement =>
  decideSettlement(makeFacts(facts), makeStored(stored), {
    price: LIFETIME_PRICE,
    productName: "Lifetime access",
    livemode: true,
    now: SETTLED_AT,
    newPurchaseId: "p_new",
  });

/** One buyer's payments, stored as the database stores them and settled one after another. */
export function createPaymentStore() {
  const purchases = new Map<string, StoredPurchase>();
  const refunds = new Map<string, Map<string, string>>();
  const disputes = new Map<string, Map<string, "open" | "won" | "lost">>();
  let accessDecision: AccessDecision | null = null;
  let hasLifetimeAccess = false;

  function settle(facts: PaymentFacts, now = minutesLater(1)): Settlement {
    const { sessionId } = facts;
    const stored: StoredPayment = {
      buyer: makeBuyer({ hasLifetimeAccess }),
      checkout: makeCheckout({ sessionId }),
      purchase: purchases.get(sessionId) ?? null,
      hasLeftBuyer: false,
      refunds: refunds.get(sessionId) ?? new Map(),
      disputes: disputes.get(sessionId) ?? new Map(),
      buyerPurchases: [...purchases.values()],
      isRefundUsed: false,
      accessDecision,
    };
    const terms = {
      price: LIFETIME_PRICE,
      productName: "Lifetime access",
      livemode: true,
      now,
      newPurchaseId: `p_${sessionId}`,
    };
    const settlement = decideSettlement(facts, stored, terms);
    const { purchase: recorded, access } = settlement.writes;
    if (recorded) {
      purchases.set(sessionId, recorded.purchase);
      refunds.set(
        sessionId,
        new Map([
          ...stored.refunds,
          ...recorded.refunds.map(({ id, status }) => [id, status] as const),
        ]),
      );
      disputes.set(
        sessionId,
        new Map([
          ...stored.disputes,
          ...recorded.disputes.map(({ id, outcome }) => [id, outcome] as const),
        ]),
      );
    }
    if (access) hasLifetimeAccess = access.hasAccess;
    return settlement;
  }

  return {
    settle,
    /** An operator's decision, which counts until the user pays again. */
    decideAccess(decision: AccessDecision) {
      accessDecision = decision;
      hasLifetimeAccess = decision.grants;
    },
    read: () => ({ purchases, refunds, disputes, hasLifetimeAccess }),
  };
}
