import { newId, newMention } from "../ledger/ids.ts";
import type { LineItem } from "./types.ts";

export interface LineFacts {
  name: string;
  unitAmount: number;
  quantity: number;
  currency: string;
  created: number;
  livemode: boolean;
}

/** One line of what is bought, with the price that was made for it. */
export const lineItemObject = (facts: LineFacts): LineItem => ({
  id: newId("li"),
  object: "item",
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: facts.unitAmount * facts.quantity,
  amount_tax: 0,
  amount_total: facts.unitAmount * facts.quantity,
  currency: facts.currency,
  description: facts.name,
  metadata: {},
  price: {
    id: newMention("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created: facts.created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: facts.livemode,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newMention("prod"),
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: facts.unitAmount,
    unit_amount_decimal: String(facts.unitAmount),
  },
  quantity: facts.quantity,
});
