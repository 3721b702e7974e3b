import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPaymentStore, makeFacts, minutesLater } from "../../test/payments.ts";
import type { PaymentFacts } from "./payment-facts.ts";
import type { Settlement } from "./settlement.ts";

type Change = (facts: PaymentFacts) => PaymentFacts;

const refunded: (amount: number) => Change = (amount) => (facts) => {
  const rest = Math.min(amount, 999 - facts.refundedAmount);
  if (rest === 0) return facts;
  const id = `re_${facts.refunds.length}`;
  const refund = { id, amount: rest, status: "succeeded", askedBy: null, createdAt: new Date(0) };
  return {
    ...facts,
    refundedAmount: facts.refundedAmount + rest,
    refunds: [...facts.refunds, refund],
  };
};

const refundFailed: Change = (facts) => {
  const last = facts.refunds.findLast(({ status }) => status === "succeeded");
  if (!last) return facts;
  return {
    ...facts,
    refundedAmount: facts.refundedAmount - last.amount,
    refunds: facts.refunds.map((each) => (each === last ? { ...each, status: "failed" } : each)),
  };
};

const disputed: Change = (facts) => {
  const id = `du_${facts.disputes.length}`;
  const dispute = { id, amount: 999, outcome: "open" as const, createdAt: new Date(0) };
  return { ...facts, disputes: [...facts.disputes, dispute] };
};

const closed: (outcome: "won" | "lost") => Change = (outcome) => (facts) => ({
  ...facts,
  disputes: facts.disputes.map((each) => ({ ...each, outcome })),
});

const anyChange = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map(refunded),
  fc.constantFrom(refundFailed, disputed, closed("won"), closed("lost")),
);

/** The provider's records from the payment on, after each change. */
const toHistory = (changes: readonly Change[]): PaymentFacts[] => {
  const history = [makeFacts()];
  for (const change of changes) history.push(change(history.at(-1) ?? makeFacts()));
  return history;
};

const history = fc.array(anyChange, { maxLength: 8 }).map(toHistory);

const listEvents = (settlements: readonly Settlement[]) =>
  settlements.flatMap(({ events }) => events);

describe("settling, for any history of a payment", () => {
  it("ends with what the latest records say, whatever was read before, in any order", () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat({ max: 8 })), (records, readings) => {
        const [once, often] = [createPaymentStore(), createPaymentStore()];
        const latest = records.at(-1) ?? makeFacts();
        for (const index of readings) often.settle(records[index % records.length] ?? latest);
        once.settle(latest);
        often.settle(latest);
        expect(often.read()).toEqual(once.read());
      }),
    );
  });

  it("changes and announces nothing new when it is repeated", () => {
    fc.assert(
      fc.property(history, (records) => {
        const store = createPaymentStore();
        for (const facts of records) {
          store.settle(facts);
          const { writes, events } = store.settle(facts);
          expect(writes).toMatchObject({ purchase: { insert: null, refunds: [], disputes: [] } });
          expect([writes.access, writes.expandReportsFor]).toEqual([undefined, undefined]);
          expect(events).toEqual([{ type: "checkout_ended", sessionId: "cs_1" }]);
        }
      }),
    );
  });

  it("sends one receipt, and announces each refunded cent and each closed dispute once", () => {
    const changes = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 999 }).map(refunded),
        fc.constantFrom(disputed, closed("lost")),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(changes.map(toHistory), fc.nat(), (records, seed) => {
        const store = createPaymentStore();
        const latest = records.at(-1) ?? makeFacts();
        // Any part of the history is read, in its order.
        const read = records.filter((_, index) => (seed >> index) % 2 === 0);
        const events = listEvents([...read, latest].map((facts) => store.settle(facts)));
        const amounts = events.map((event) =>
          event.type === "refund_recorded" ? event.amount : 0,
        );
        expect(events.filter(({ type }) => type === "purchase_recorded")).toHaveLength(1);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(latest.refundedAmount);
        const lost = events.flatMap((event) =>
          event.type === "dispute_lost" ? [event.disputeId] : [],
        );
        expect(lost).toEqual([...new Set(lost)]);
        expect(lost.length).toBe(
          latest.disputes.filter(({ outcome }) => outcome === "lost").length,
        );
      }),
    );
  });
});

const PAYMENTS = {
  pays: (facts: PaymentFacts) => facts,
  "is refunded": refunded(999),
  "is refunded in part": refunded(500),
  disputes: disputed,
  "wins the dispute": closed("lost"),
  "loses the dispute": closed("won"),
} satisfies Record<string, Change>;

type Step = keyof typeof PAYMENTS | "pays again" | "is granted access" | "has access withdrawn";

describe("access", () => {
  it.each<[boolean, Step[]]>([
    [true, ["pays"]],
    [false, ["pays", "is refunded"]],
    [true, ["pays", "is refunded in part"]],
    [false, ["pays", "is refunded in part", "is refunded"]],
    [true, ["pays", "disputes"]],
    [false, ["pays", "disputes", "wins the dispute"]],
    [true, ["pays", "disputes", "loses the dispute"]],
    [true, ["pays", "disputes", "wins the dispute", "loses the dispute"]],
    [true, ["pays", "is granted access", "is refunded"]],
    [false, ["pays", "has access withdrawn", "pays"]],
    [true, ["pays", "is refunded", "pays again"]],
    [true, ["is granted access", "has access withdrawn", "pays again"]],
    [false, ["is granted access", "has access withdrawn"]],
    [true, ["pays", "has access withdrawn", "is granted access"]],
    [true, ["pays", "has access withdrawn", "pays again"]],
    [false, ["pays", "has access withdrawn", "pays again", "has access withdrawn"]],
    [false, ["pays", "is refunded", "pays"]],
  ])("is %s once a buyer %j", (expected, steps) => {
    const store = createPaymentStore();
    let facts = makeFacts();
    for (const [minute, step] of steps.entries()) {
      const now = minutesLater(minute + 1);
      if (step === "is granted access" || step === "has access withdrawn") {
        store.decideAccess({ grants: step === "is granted access", decidedAt: now });
        continue;
      }
      facts =
        step === "pays again"
          ? makeFacts({ sessionId: `cs_again_${minute}`, chargedAt: now })
          : PAYMENTS[step](facts);
      store.settle(facts, now);
    }
    expect(store.read().hasLifetimeAccess).toBe(expected);
  });
});
