import { describe, expect, it } from "vitest";
import type { ClientEntry, Evidence, LedgerPayment, PurchaseRow } from "../evidence.ts";
import { checkEvidence } from "./check-evidence.ts";

const NOW = Date.UTC(2026, 10, 21);

const payment = (changes: Partial<LedgerPayment> = {}): LedgerPayment => ({
  sessionId: "cs_1",
  userId: "u1",
  status: "complete",
  isPaid: true,
  paidAt: NOW,
  amount: 999,
  refunds: [],
  disputes: [],
  ...changes,
});

const row = (changes: Partial<PurchaseRow> = {}): PurchaseRow => ({
  id: "p1",
  sessionId: "cs_1",
  userId: "u1",
  amount: 999,
  refundedAmount: 0,
  dispute: null,
  createdAt: NOW,
  ...changes,
});

const entry = (changes: Partial<ClientEntry> = {}): ClientEntry => ({
  user: "Ada",
  userId: "u1",
  step: "verify",
  request: "GET /api/checkout-success",
  at: NOW,
  milliseconds: 1,
  status: 200,
  error: null,
  retryAfter: null,
  stores: null,
  answer: {},
  ...changes,
});

const wholeReport = { isPaid: true, paidTexts: 42 };

/** Ada has paid once, and everything is as it should be. */
const sound: Evidence = {
  buyers: [{ name: "Ada", scenario: "pays", userId: "u1", isDeleted: false }],
  client: [
    entry({ step: "create", answer: { sessionId: "cs_1" } }),
    entry({ answer: { sessionId: "cs_1", success: true } }),
  ],
  payments: [payment()],
  deliveries: [{ eventId: "evt_1", type: "checkout.session.completed", status: 200 }],
  ledgerEvents: ["evt_1"],
  answers: [{ buyer: "Ada", hasAccess: true, purchaseIds: ["p1"], blueprints: [wholeReport] }],
  rows: {
    users: [{ id: "u1", hasAccess: true }],
    purchases: [row()],
    refunds: [],
    events: [{ id: "evt_1", isHandled: true }],
    alerts: [],
  },
  receipts: [{ mailId: "m1", purchaseId: "p1" }],
  crashes: [],
};

const withRows = (rows: Partial<Evidence["rows"]>, base = sound): Evidence => ({
  ...base,
  rows: { ...base.rows, ...rows },
});
const answered = (changes: Partial<Evidence["answers"][number]>, base = sound): Evidence => ({
  ...base,
  answers: base.answers.map((answer) => ({ ...answer, ...changes })),
});
const withPayments = (base: Evidence, ...payments: LedgerPayment[]): Evidence => ({
  ...base,
  payments,
});
const withClient = (base: Evidence, ...client: ClientEntry[]): Evidence => ({ ...base, client });

/** Everything as for Ada, who never paid. */
const unpaid = answered(
  { hasAccess: false, purchaseIds: [], blueprints: [{ isPaid: false, paidTexts: 0 }] },
  {
    ...withRows({ users: [{ id: "u1", hasAccess: false }], purchases: [] }),
    client: [entry({ step: "create", answer: { sessionId: "cs_1" } })],
    payments: [payment({ status: "open", isPaid: false, paidAt: null })],
    receipts: [],
  },
);

const refund = { id: "re_1", amount: 999, isFailed: false, askedBy: "buyer" };
const refundedRows = {
  purchases: [row({ refundedAmount: 999 })],
  refunds: [{ id: "re_1", purchaseId: "p1" }],
};

/** Ada was refunded. */
const refunded: Evidence = {
  ...withRows(refundedRows, answered({ purchaseIds: ["p1"] }, unpaid)),
  client: sound.client,
  payments: [payment({ refunds: [refund] })],
  receipts: sound.receipts,
};

const second = payment({ sessionId: "cs_2" });
const secondRow = row({ id: "p2", sessionId: "cs_2" });
const productRefund = { ...refund, id: "re_2", askedBy: "product" };
const flag = { key: "second-payment:p2", severity: "HIGH", isOpen: true };

/** Ada paid twice; the second one was flagged and refunded. */
const paidTwice: Evidence = {
  ...withRows(
    {
      purchases: [row(), { ...secondRow, refundedAmount: 999 }],
      refunds: [{ id: "re_2", purchaseId: "p2" }],
      alerts: [flag],
    },
    answered({ purchaseIds: ["p2", "p1"] }),
  ),
  payments: [payment(), { ...second, refunds: [productRefund] }],
  receipts: [...sound.receipts, { mailId: "m2", purchaseId: "p2" }],
};

const gone: Evidence = {
  ...withRows({
    users: [],
    purchases: [row({ userId: null, refundedAmount: 999 })],
    refunds: [{ id: "re_2", purchaseId: "p1" }],
    alerts: [{ key: "buyer-deleted:p1", severity: "HIGH", isOpen: true }],
  }),
  buyers: [{ name: "Ada", scenario: "leaves", userId: "u1", isDeleted: true }],
  payments: [payment({ refunds: [productRefund] })],
  answers: [],
  receipts: [],
};

const listKinds = (evidence: Evidence) => [
  ...new Set(checkEvidence(evidence).map(({ kind }) => kind)),
];

describe("the checker", () => {
  it.each<[string, Evidence]>([
    ["a payment that is unlocked", sound],
    ["an unpaid checkout", unpaid],
    ["a refunded payment", refunded],
    ["a second payment that was flagged and refunded", paidTwice],
    ["a payment of a deleted account", gone],
    [
      "a receipt that arrived twice",
      { ...sound, receipts: [...sound.receipts, ...sound.receipts] },
    ],
    [
      "a second payment that a bank holds",
      withRows(
        { refunds: [], purchases: [row(), { ...secondRow, dispute: "open" }] },
        withPayments(paidTwice, payment(), {
          ...second,
          disputes: [{ id: "du_1", outcome: "open" }],
        }),
      ),
    ],
  ])("finds nothing in %s", (_, evidence) => {
    expect(checkEvidence(evidence)).toEqual([]);
  });

  it.each<[string, Evidence]>([
    ["no purchase is stored", withRows({ purchases: [] })],
    ["the database knows of no access", withRows({ users: [{ id: "u1", hasAccess: false }] })],
    ["the API says there is no access", answered({ hasAccess: false })],
    ["the purchase is not listed", answered({ purchaseIds: [] })],
    ["a report stays a preview", answered({ blueprints: [{ isPaid: false, paidTexts: 0 }] })],
    ["a report has no texts", answered({ blueprints: [{ isPaid: true, paidTexts: 0 }] })],
    ["the purchase counts as refunded", withRows({ purchases: [row({ refundedAmount: 999 })] })],
    ["the purchase counts as lost", withRows({ purchases: [row({ dispute: "lost" })] })],
    ["the purchase has another amount", withRows({ purchases: [row({ amount: 1 })] })],
    [
      "only a failed refund was made",
      withPayments(refunded, payment({ refunds: [{ ...refund, isFailed: true }] })),
    ],
    [
      "a lost dispute was won",
      withPayments(refunded, payment({ disputes: [{ id: "du_1", outcome: "won" }] })),
    ],
    ["the purchase of a deleted account is not stored", withRows({ purchases: [] }, gone)],
  ])("counts a payment as lost when %s", (_, evidence) => {
    expect(listKinds(evidence)).toContain("lost");
  });

  it.each<[string, Evidence]>([
    ["the database gives access", withRows({ users: [{ id: "u1", hasAccess: true }] }, unpaid)],
    ["the API says there is access", answered({ hasAccess: true }, unpaid)],
    ["a report is whole", answered({ blueprints: [wholeReport] }, unpaid)],
    ["access outlives a refund", withRows({ users: [{ id: "u1", hasAccess: true }] }, refunded)],
    [
      "access outlives a lost dispute",
      withPayments(sound, payment({ disputes: [{ id: "du_1", outcome: "lost" }] })),
    ],
    [
      "the buyer was told of success on the way",
      withClient(unpaid, entry({ answer: { sessionId: "cs_1", success: true } })),
    ],
    [
      "another user's payment was confirmed",
      withClient(sound, entry({ answer: { sessionId: "cs_9", success: true } })),
    ],
    ["texts were shown on the way", withClient(unpaid, entry({ answer: { paidTexts: 3 } }))],
    ["access was shown on the way", withClient(unpaid, entry({ answer: { hasAccess: true } }))],
    [
      "a report is whole before the payment",
      withClient(sound, entry({ at: NOW - 9, answer: { paidTexts: 12 } })),
    ],
    [
      "a report is whole after the refund was confirmed",
      withClient(
        refunded,
        ...sound.client,
        entry({ step: "refund", answer: { purchaseId: "p1", refundedAmount: 999 } }),
        entry({ step: "look", at: NOW + 2, answer: { paidTexts: 12 } }),
      ),
    ],
    ["a purchase has no payment", withRows({ purchases: [row()] }, unpaid)],
    ["a purchase is another user's", withRows({ purchases: [row({ userId: "u2" })] })],
  ])("counts as free when %s", (_, evidence) => {
    expect(listKinds(evidence)).toContain("free");
  });

  it.each<[string, Evidence]>([
    ["two payments stand", withPayments(paidTwice, payment(), second)],
    [
      "two payments stand without an alert",
      withRows({ alerts: [] }, withPayments(paidTwice, payment(), second)),
    ],
    ["a payment was refunded without an alert", withRows({ alerts: [] }, paidTwice)],
    ["one payment is two purchases", withRows({ purchases: [row(), row({ id: "p2" })] })],
    [
      "a purchase has two receipts",
      { ...sound, receipts: [...sound.receipts, { mailId: "m2", purchaseId: "p1" }] },
    ],
    ["a purchase has no receipt", { ...sound, receipts: [] }],
    [
      "more was refunded than was paid",
      withPayments(refunded, payment({ refunds: [refund, { ...refund, id: "re_2" }] })),
    ],
    [
      "a buyer can pay on two pages",
      {
        ...unpaid,
        client: ["cs_1", "cs_2"].map((sessionId) =>
          entry({ step: "create", answer: { sessionId } }),
        ),
        payments: ["cs_1", "cs_2"].map((sessionId) =>
          payment({ sessionId, status: "open", isPaid: false }),
        ),
      },
    ],
  ])("counts as doubled when %s", (_, evidence) => {
    expect(listKinds(evidence)).toContain("doubled");
  });

  it.each<[string, Evidence]>([
    ["an event was accepted and not stored", withRows({ events: [] })],
    ["an event is never handled", withRows({ events: [{ id: "evt_1", isHandled: false }] })],
    [
      "a refund was confirmed and not made",
      withClient(sound, ...sound.client, entry({ step: "refund", answer: { purchaseId: "p1" } })),
    ],
    ["a refund is not stored", withRows({ refunds: [] }, refunded)],
    ["a buyer could not be checked", { ...sound, answers: [] }],
    ["a payment of a deleted account raised no alert", withRows({ alerts: [] }, gone)],
    [
      "a payment of a deleted account was not refunded",
      withRows({ purchases: [row({ userId: null })] }, gone),
    ],
    ["the API crashed", { ...sound, crashes: ["exit code 1"] }],
  ])("counts as broken when %s", (_, evidence) => {
    expect(listKinds(evidence)).toContain("broken");
  });
});
