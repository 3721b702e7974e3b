import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, press, startWithClient } from "../test/stripe-client.ts";
import type { StripeStandIn } from "./index.ts";

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await startWithClient());
});
afterAll(() => standIn.close());

const create = (changes: object = {}) =>
  stripe.checkout.sessions.create({ ...CHECKOUT, ...changes });

const look = (id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });

/** The types of the events about one session's payment, oldest first. */
const listEventTypes = (session: Stripe.Checkout.Session): string[] =>
  standIn.listEvents({ session: session.id }).map(({ type }) => type);

/** The fingerprint of the card that a buyer pays with. */
const payWith = async (email: string, card?: string) => {
  const session = await create({ customer_email: email });
  await press(session.url, { choice: "pay", ...(card === undefined ? {} : { card }) });
  const { payment_intent: intent } = await look(session.id);
  const charge = (intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  return charge.payment_method_details?.card?.fingerprint ?? "";
};

describe("the hosted page", () => {
  it("shows that it is a test, the items and the price", async () => {
    const { url } = await create();
    const page = await fetch(url ?? "");
    const shown = await page.text();
    for (const words of ["TEST MODE", "Lifetime access", "Pay $9.99", "ada@x.test"]) {
      expect(shown).toContain(words);
    }
    expect(shown).toContain(`<a href="${CHECKOUT.cancel_url}">Cancel and go back</a>`);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("escapes the session's texts", async () => {
    const line = {
      price_data: { currency: "usd", unit_amount: 999, product_data: { name: "<b>x</b>" } },
      quantity: 1,
    };
    const { url } = await create({ line_items: [line], customer_email: `"<i>"@x.test` });
    const shown = await (await fetch(url ?? "")).text();
    expect(shown).not.toMatch(/<b>|<i>/);
  });

  it("shows the seller's note beside the button", async () => {
    const { url } = await create({ custom_text: { submit: { message: "Refund <once>." } } });
    expect(await (await fetch(url ?? "")).text()).toContain("Refund &lt;once&gt;.");
  });

  it("gives each card a fingerprint of its own, and each buyer a card", async () => {
    const own = await payWith("ada@x.test");
    expect(own).toMatch(/^[0-9a-f]{16}$/);
    expect(await payWith("ada@x.test", "")).toBe(own);
    const shared = await payWith("ada@x.test", "gold");
    expect(await payWith("bob@x.test", "gold")).toBe(shared);
    expect(new Set([own, shared, await payWith("bob@x.test")]).size).toBe(3);
  });

  it("charges and redirects to the success URL with the session id", async () => {
    const session = await create();
    const answer = await press(session.url, { choice: "pay" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `http://shop.test/done?session_id=${session.id}&returnTo=%2Fresult`,
    );
    expect(await look(session.id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      payment_intent: {
        status: "succeeded",
        amount: 999,
        amount_received: 999,
        latest_charge: { status: "succeeded", paid: true, captured: true, refunded: false },
      },
    });
    expect(listEventTypes(session)).toEqual([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
  });

  it("charges once when the button is pressed several times", async () => {
    const session = await create();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => press(session.url, { choice: "pay" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const charges = standIn
      .ledger()
      .charges.filter(
        ({ payment_intent: intent }) =>
          intent === standIn.ledger().sessions.find(({ id }) => id === session.id)?.payment_intent,
      );
    expect(charges).toHaveLength(1);
    expect(await (await fetch(session.url ?? "")).text()).toContain("This order is complete");
  });

  it("accepts another attempt after a declined card", async () => {
    const session = await create();
    const answer = await press(session.url, { choice: "decline" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`role="alert">Your card was declined.`);
    expect(await look(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined" },
        latest_charge: { status: "failed", paid: false },
      },
    });
    expect((await press(session.url, { choice: "pay" })).status).toBe(303);
    const paid = await look(session.id);
    expect(paid).toMatchObject({
      payment_status: "paid",
      payment_intent: { last_payment_error: null },
    });
    expect(listEventTypes(session)).toEqual([
      "payment_intent.created",
      "charge.failed",
      "payment_intent.payment_failed",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
  });

  it.each([
    ["later", "paid", "succeeded", "checkout.session.async_payment_succeeded"],
    ["later-fails", "unpaid", "requires_payment_method", "checkout.session.async_payment_failed"],
  ] as const)(
    "settles a payment made %s as %s afterwards",
    async (choice, payment, status, event) => {
      const session = await create();
      expect((await press(session.url, { choice })).status).toBe(303);
      expect(await look(session.id)).toMatchObject({
        status: "complete",
        payment_status: "unpaid",
        payment_intent: { status: "processing", latest_charge: { status: "pending" } },
      });
      expect(listEventTypes(session).at(-1)).toBe("checkout.session.completed");
      standIn.settle({ session: session.id });
      expect(await look(session.id)).toMatchObject({
        status: "complete",
        payment_status: payment,
        payment_intent: { status },
      });
      expect(listEventTypes(session).at(-1)).toBe(event);
      expect(() => standIn.settle({ session: session.id })).toThrow("not open");
    },
  );

  it("settles an asynchronous payment when its time has come", async () => {
    const session = await create();
    standIn.pay({ session: session.id, choice: "later" });
    standIn.advance({ seconds: 11 });
    expect((await look(session.id)).payment_status).toBe("paid");
  });

  it("charges nothing for an expired session", async () => {
    const session = await create();
    standIn.expire({ session: session.id });
    const answer = await press(session.url, { choice: "pay" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("has expired");
    expect((await look(session.id)).payment_status).toBe("unpaid");
    expect(() => standIn.pay({ session: session.id })).toThrow("expired");
  });

  it("requires a choice and a known session", async () => {
    const { url } = await create();
    expect(await (await press(url, {})).text()).toContain("Please choose");
    const unknown = await fetch(`${standIn.pageUrl}/c/pay/cs_test_unknown0`);
    expect(unknown.status).toBe(404);
  });
});

describe("an amended session", () => {
  it("is charged with its amended amount and currency", async () => {
    const session = await create();
    const changes = { amount_total: 1, currency: "eur", client_reference_id: "another-user" };
    standIn.amend({ id: session.id, changes });
    standIn.pay({ session: session.id });
    expect(await look(session.id)).toMatchObject({
      ...changes,
      payment_intent: { amount: 1, currency: "eur", latest_charge: { amount: 1 } },
    });
  });
});
