import type { Price } from "../pricing/price.ts";

/** The terms a payment is checked against and recorded with. */
export interface SettlementTerms {
  price: Price;
  /** What is sold, as the payment page names it. */
  productName: string;
  /** Whether real money is expected. */
  livemode: boolean;
  now: Date;
  /** The id of the purchase, should this settlement record it. */
  newPurchaseId: string;
}
