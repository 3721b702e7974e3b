import type { Price } from "../pricing/price.ts";

/** What a payment is judged and recorded by. */
export interface SettlementTerms {
  price: Price;
  /** Whether real money is expected. */
  livemode: boolean;
  now: Date;
  /** The id of the purchase, should this settlement record it. */
  newPurchaseId: string;
}
