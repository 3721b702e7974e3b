import type { Purchase } from "@cosmic/contracts";

/** Lifetime access, paid for and within the time in which it can be taken back. */
export const aPurchase: Purchase = {
  id: "5f6e1f3a-6e0c-4a3f-9a73-3c5b6a1d2e60",
  product: "Lifetime access",
  amount: 999,
  refundedAmount: 0,
  currency: "usd",
  paidAt: "2026-11-20T12:00:00.000Z",
  status: "paid",
  refundableUntil: "2026-12-04T12:00:00.000Z",
  refundRefusal: null,
};

export const aRefundedPurchase: Purchase = {
  ...aPurchase,
  refundedAmount: 999,
  status: "refunded",
  refundableUntil: null,
  refundRefusal: "refunded",
};
