import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccessDecision,
  entitles,
  findSurplusPurchases,
  hasAccess,
  type PurchaseFacts,
} from "./lifetime-access.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

const bought = (changes: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  amount: 999,
  refundedAmount: 0,
  dispute: null,
  paidAt: at(10),
  ...changes,
});
const granted = (hour: number): AccessDecision => ({ grants: true, decidedAt: at(hour) });
const withdrawn = (hour: number): AccessDecision => ({ grants: false, decidedAt: at(hour) });

describe("lifetime access", () => {
  it.each<[string, PurchaseFacts[], AccessDecision | null, boolean]>([
    ["nothing", [], null, false],
    ["a payment", [bought()], null, true],
    ["a payment refunded in part", [bought({ refundedAmount: 500 })], null, true],
    ["a payment refunded", [bought({ refundedAmount: 999 })], null, false],
    ["a payment refunded twice over", [bought({ refundedAmount: 1998 })], null, false],
    ["an open dispute", [bought({ dispute: "open" })], null, true],
    ["a lost dispute", [bought({ dispute: "lost" })], null, false],
    ["a won dispute", [bought({ dispute: "won" })], null, true],
    ["two payments, one refunded", [bought({ refundedAmount: 999 }), bought()], null, true],
    ["a grant", [], granted(11), true],
    ["a grant and a refunded payment", [bought({ refundedAmount: 999 })], granted(9), true],
    ["a withdrawal after the payment", [bought()], withdrawn(11), false],
    ["a payment after the withdrawal", [bought()], withdrawn(9), true],
    ["a withdrawal with nothing paid", [], withdrawn(9), false],
  ])("with %s is %s", (_, purchases, latest, expected) => {
    expect(hasAccess(purchases, latest)).toBe(expected);
  });
});

const toIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const purchase = fc.record({
  id: fc.uuid(),
  amount: fc.integer({ min: 1, max: 5_000 }),
  refundedAmount: fc.integer({ min: 0, max: 6_000 }),
  dispute: fc.constantFrom(null, "open" as const, "won" as const, "lost" as const),
  paidAt: fc.date({ min: at(0), max: at(20), noInvalidDate: true }),
});
const decision = fc.option(
  fc.record({
    grants: fc.boolean(),
    decidedAt: fc.date({ min: at(0), max: at(20), noInvalidDate: true }),
  }),
);

describe("lifetime access, for any payments and decisions", () => {
  it("needs money that is here or a grant", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        if (!hasAccess(purchases, latest)) return;
        expect(latest?.grants === true || purchases.some(entitles)).toBe(true);
      }),
    );
  });

  it("is given to a buyer whose money is here, unless an operator withdrew it", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        const isWithdrawn = latest?.grants === false;
        if (!purchases.some(entitles) || isWithdrawn) return;
        expect(hasAccess(purchases, latest)).toBe(true);
      }),
    );
  });

  it("does not depend on the order of the purchases", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        expect(hasAccess(purchases.toReversed(), latest)).toBe(hasAccess(purchases, latest));
        expect(toIds(findSurplusPurchases(purchases.toReversed()))).toEqual(
          toIds(findSurplusPurchases(purchases)),
        );
      }),
    );
  });

  it("does not change when surplus payments are refunded", () => {
    fc.assert(
      fc.property(fc.array(purchase), (purchases) => {
        const surplus = new Set(findSurplusPurchases(purchases));
        const kept = purchases.filter((each) => !surplus.has(each));
        expect(hasAccess(kept, null)).toBe(hasAccess(purchases, null));
        expect(kept.filter(entitles).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
