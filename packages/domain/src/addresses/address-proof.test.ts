import { describe, expect, it } from "vitest";
import { makePurchase, minutesLater } from "../../test/payments.ts";
import { decideProof, findKeepingPurchase } from "./address-proof.ts";

describe("a proof of an address", () => {
  it.each([
    ["does nothing to a confirmed account", true, false, "none"],
    ["does nothing to a confirmed account, also from its holder", true, true, "none"],
    ["confirms an account whose holder brings it", false, true, "confirms"],
    ["hands over an account that another person holds", false, false, "hands_over"],
  ] as const)("%s", (_, isConfirmed, isHolder, effect) => {
    expect(decideProof({ isConfirmed, isHolder })).toBe(effect);
  });
});

describe("blueprints of an earlier holder", () => {
  it("are kept with the earliest purchase whose money is here", () => {
    const refunded = makePurchase({ id: "p_0", refundedAmount: 999, paidAt: minutesLater(-9) });
    const lost = makePurchase({ id: "p_1", dispute: "lost", paidAt: minutesLater(-8) });
    const late = makePurchase({ id: "p_2", paidAt: minutesLater(-1) });
    const early = makePurchase({ id: "p_3", paidAt: minutesLater(-2) });
    expect(findKeepingPurchase([refunded, lost, late, early])).toBe(early);
    expect(findKeepingPurchase([refunded, lost])).toBeNull();
  });
});
