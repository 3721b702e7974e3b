import type { RefundablePurchase } from "../access/buyer-refund.ts";
import type { AccessDecision, DisputeOutcome } from "../access/lifetime-access.ts";

/** A payment that was accepted, as it is stored. */
export interface StoredPurchase extends RefundablePurchase {
  id: string;
  sessionId: string;
  paymentIntentId: string | null;
  /** Null once the account is deleted, or has passed to the owner of its address. */
  userId: string | null;
  currency: string;
  /** It arrived for no account, or gave its user nothing, so the product refunds it. */
  isRefundDue: boolean;
}

export interface NewPurchase extends StoredPurchase {
  chargeId: string | null;
  /** The user the session was created for, as sent to the provider. */
  buyerReference: string;
}

/** What can change about a purchase. */
export type PurchaseChange = Pick<
  NewPurchase,
  "paymentIntentId" | "chargeId" | "instrument" | "refundedAmount" | "dispute"
>;

/** The user a payment is for. */
export interface PaymentBuyer {
  id: string;
  email: string;
  hasLifetimeAccess: boolean;
  /** The address was proved to be the user's. */
  isEmailConfirmed: boolean;
  /** When the user last took a full copy; null without one. */
  copiedAt: Date | null;
  /** When the account passed to the owner of its address; null for its first holder. */
  handedOverAt: Date | null;
}

/** A checkout that was started here. */
export interface StoredCheckout {
  id: string;
  userId: string;
  sessionId: string | null;
  /** Its account has passed to the owner of the address: a payment of it is for no account. */
  isReleased: boolean;
}

/** What is stored about a payment and its buyer before a settlement. */
export interface StoredPayment {
  /**
   * Whose purchase it is, else the user the session names; null for a deleted one, where it names no user,
   * and after the account has passed to the owner of its address.
   */
  buyer: PaymentBuyer | null;
  /** The checkout behind the session; deleted together with its user, and lost by a restore that is older. */
  checkout: StoredCheckout | null;
  /** The purchase recorded for the session. */
  purchase: StoredPurchase | null;
  /** The purchase was moved from the buyer's account before a restore lost it. */
  hasLeftBuyer: boolean;
  /** Status of each recorded refund of the purchase, by its id. */
  refunds: ReadonlyMap<string, string>;
  /** Outcome of each recorded dispute about the purchase, by its id. */
  disputes: ReadonlyMap<string, DisputeOutcome>;
  /** All purchases of the buyer, in any order. */
  buyerPurchases: readonly StoredPurchase[];
  /** The buyer, or what paid, has used the one refund without asking, for another purchase. */
  isRefundUsed: boolean;
  /** The operators' latest decision about the buyer's access. */
  accessDecision: AccessDecision | null;
}
