import { newId, newReferenceId } from "../ledger/ids.ts";
import type { LineItem } from "./types.ts";

export interface LineItemProperties {
  name: string;
  unitAmount: number;
  quantity: number;
  currency: string;
  created: number;
  livemode: boolean;
}

/** A line item with its inline price. */
export const lineItemObject = (properties: LineItemProperties): LineItem => ({
  id: newId("li"),
  object: "item",
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: properties.unitAmount * properties.quantity,
  amount_tax: 0,
  amount_total: properties.unitAmount * properties.quantity,
  currency: properties.currency,
  description: properties.name,
  metadata: {},
  price: {
    id: newReferenceId("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created: properties.created,
    currency: properties.currency,
    custom_unit_amount: null,
    livemode: properties.livemode,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newReferenceId("prod"),
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: properties.unitAmount,
    unit_amount_decimal: String(properties.unitAmount),
  },
  quantity: properties.quantity,
});
