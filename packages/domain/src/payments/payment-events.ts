import type { RefundHistory } from "../access/buyer-refund.ts";
import type { PaymentFault } from "./judge-payment.ts";
import type { PaymentBuyer, StoredPurchase } from "./stored-payment.ts";

/** Why money that arrived cannot be accepted for what is sold. */
export type WrongPaymentReason = PaymentFault | "reference";

/** What a settlement found to have happened to a payment. */
export type PaymentEvent =
  /** The checkout was completed and its money is still on the way. Repeated at every settlement. */
  | { type: "checkout_unpaid"; sessionId: string }
  /** The money arrived, or is not coming. Repeated at every settlement. */
  | { type: "checkout_ended"; sessionId: string }
  /** Money arrived that does not match what is sold. Repeated at every settlement. */
  | {
      type: "wrong_payment";
      sessionId: string;
      amount: number | null;
      currency: string | null;
      reason: WrongPaymentReason;
    }
  | {
      type: "purchase_recorded";
      purchase: StoredPurchase;
      buyer: PaymentBuyer | null;
      history: RefundHistory;
    }
  /** A new purchase whose buyer has no account anymore; the product refunds it where `isRefundDue`. */
  | { type: "buyer_deleted"; purchase: StoredPurchase }
  /** A new purchase that leaves its user's access as it was; the product refunds it. */
  | { type: "payment_without_effect"; purchase: StoredPurchase; buyerId: string }
  /** A purchase beyond the one that gives access. Repeated while its money is not returned. */
  | { type: "second_payment"; purchase: StoredPurchase; buyerId: string }
  | {
      type: "refund_recorded";
      purchase: StoredPurchase;
      buyer: PaymentBuyer | null;
      /** Cents refunded since the previous settlement. */
      amount: number;
      /** Whether the buyer has access from now on. */
      hasAccess: boolean;
    }
  /** A payment that arrived for no account was refunded in full. */
  | {
      type: "payment_returned";
      purchase: StoredPurchase;
      amount: number;
      /** Where its payer can be told; null where the provider has no address. */
      payerEmail: string | null;
    }
  /** Part of the payment is refunded so far. */
  | { type: "partial_refund"; purchase: StoredPurchase }
  | { type: "refund_failed"; purchase: StoredPurchase; refundId: string }
  | { type: "dispute_opened"; purchase: StoredPurchase; disputeId: string }
  | { type: "dispute_lost"; purchase: StoredPurchase; disputeId: string }
  | { type: "dispute_won"; purchase: StoredPurchase; disputeId: string };
