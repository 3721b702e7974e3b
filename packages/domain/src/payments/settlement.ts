import type { PaymentEvent } from "./payment-events.ts";
import type { DisputeFacts, RefundFacts } from "./payment-facts.ts";
import type { RecordedPurchase } from "./recorded-purchase.ts";

export type SettlementOutcome =
  | "paid"
  /** Not completed yet, or not possible anymore. */
  | "unpaid"
  /** Completed, and the money is on the way. */
  | "pending"
  | "wrong";

export type CheckoutEnd = "complete" | "expired" | "given_up";

/** What a settlement changes in the database; a part that is left out stays as it is. */
export interface SettlementWrites {
  /** The purchase, and those of its refunds and disputes that are new or have changed. */
  purchase?: RecordedPurchase & {
    refunds: readonly RefundFacts[];
    disputes: readonly DisputeFacts[];
  };
  endCheckout?: { id: string; state: CheckoutEnd };
  access?: { userId: string; hasAccess: boolean };
  /** The user whose reports are to be written in full. */
  expandReportsFor?: string;
}

export interface Settlement {
  outcome: SettlementOutcome;
  writes: SettlementWrites;
  /** In the order in which they are to be announced. */
  events: PaymentEvent[];
}
