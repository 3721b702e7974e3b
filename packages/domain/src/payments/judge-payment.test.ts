import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LIFETIME_PRICE } from "../pricing/price.ts";
import { judgePayment } from "./judge-payment.ts";
import type { CheckoutFacts } from "./payment-facts.ts";

const EXPECTED = { price: LIFETIME_PRICE, livemode: true };
const PAID: CheckoutFacts = {
  mode: "payment",
  status: "complete",
  paymentStatus: "paid",
  amount: 999,
  currency: "usd",
  livemode: true,
};

const isExpected = (facts: CheckoutFacts) =>
  Object.entries(PAID).every(([name, value]) => facts[name as keyof CheckoutFacts] === value);

describe("judgePayment", () => {
  it.each<[Partial<CheckoutFacts>, object]>([
    [{}, { is: "paid" }],
    [{ paymentStatus: "unpaid" }, { is: "unpaid" }],
    [{ paymentStatus: "unpaid", status: "open" }, { is: "unpaid" }],
    [{ mode: "subscription" }, { is: "wrong", fault: "mode" }],
    [
      { mode: "setup", paymentStatus: "no_payment_required" },
      { is: "wrong", fault: "mode" },
    ],
    [{ mode: "subscription", paymentStatus: "unpaid" }, { is: "unpaid" }],
    [{ paymentStatus: "no_payment_required" }, { is: "wrong", fault: "payment_status" }],
    [{ status: "open" }, { is: "wrong", fault: "payment_status" }],
    [{ livemode: false }, { is: "wrong", fault: "livemode" }],
    [{ currency: "eur" }, { is: "wrong", fault: "currency" }],
    [{ currency: "USD" }, { is: "wrong", fault: "currency" }],
    [{ currency: null }, { is: "wrong", fault: "currency" }],
    [{ amount: 998 }, { is: "wrong", fault: "amount" }],
    [{ amount: 1000 }, { is: "wrong", fault: "amount" }],
    [{ amount: null }, { is: "wrong", fault: "amount" }],
  ])("judges a payment with %j", (changes, verdict) => {
    expect(judgePayment({ ...PAID, ...changes }, EXPECTED)).toEqual(verdict);
  });

  it("accepts exactly one combination of facts", () => {
    const facts = fc.record<CheckoutFacts>({
      mode: fc.constantFrom("payment", "subscription", "setup"),
      status: fc.constantFrom("open", "complete", "expired"),
      paymentStatus: fc.constantFrom("paid", "unpaid", "no_payment_required"),
      amount: fc.constantFrom(999, 0, 1, null),
      currency: fc.constantFrom("usd", "eur", null),
      livemode: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (each) => {
        expect(judgePayment(each, EXPECTED).is === "paid").toBe(isExpected(each));
      }),
    );
  });
});
