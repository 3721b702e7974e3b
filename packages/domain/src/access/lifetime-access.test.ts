import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccessDecision,
  entitles,
  hasAccess,
  type PurchaseFacts,
  surplusOf,
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
    ["a payment given back in part", [bought({ refundedAmount: 500 })], null, true],
    ["a payment given back", [bought({ refundedAmount: 999 })], null, false],
    ["a payment given back twice over", [bought({ refundedAmount: 1998 })], null, false],
    ["an open dispute", [bought({ dispute: "open" })], null, true],
    ["a lost dispute", [bought({ dispute: "lost" })], null, false],
    ["a won dispute", [bought({ dispute: "won" })], null, true],
    ["two payments, one given back", [bought({ refundedAmount: 999 }), bought()], null, true],
    ["a grant", [], granted(11), true],
    ["a grant and a payment given back", [bought({ refundedAmount: 999 })], granted(9), true],
    ["a withdrawal after the payment", [bought()], withdrawn(11), false],
    ["a payment after the withdrawal", [bought()], withdrawn(9), true],
    ["a withdrawal with nothing paid", [], withdrawn(9), false],
  ])("with %s is %s", (_, purchases, latest, expected) => {
    expect(hasAccess(purchases, latest)).toBe(expected);
  });
});

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

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

describe("whatever was paid and decided", () => {
  it("nobody gets in without money that is here or a grant", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        if (!hasAccess(purchases, latest)) return;
        expect(latest?.grants === true || purchases.some(entitles)).toBe(true);
      }),
    );
  });

  it("whoever paid and got nothing back gets in, unless an operator said no later", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        const isShutOut = latest?.grants === false;
        if (!purchases.some(entitles) || isShutOut) return;
        expect(hasAccess(purchases, latest)).toBe(true);
      }),
    );
  });

  it("the order in which the facts are known does not matter", () => {
    fc.assert(
      fc.property(fc.array(purchase), decision, (purchases, latest) => {
        expect(hasAccess(purchases.toReversed(), latest)).toBe(hasAccess(purchases, latest));
        expect(idsOf(surplusOf(purchases.toReversed()))).toEqual(idsOf(surplusOf(purchases)));
      }),
    );
  });

  it("giving a surplus payment back changes nobody's access", () => {
    fc.assert(
      fc.property(fc.array(purchase), (purchases) => {
        const surplus = new Set(surplusOf(purchases));
        const kept = purchases.filter((each) => !surplus.has(each));
        expect(hasAccess(kept, null)).toBe(hasAccess(purchases, null));
        expect(kept.filter(entitles).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
