import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CHECKOUT, startWithClient } from "../test/stripe-client.ts";
import type { StripeStandIn } from "./index.ts";

const CREATE = "checkout.sessions.create";

let standIn: StripeStandIn;
let stripe: Stripe;
let count = 0;
let idempotencyKey = "";

beforeAll(async () => {
  ({ standIn, stripe } = await startWithClient());
});
beforeEach(() => {
  count += 1;
  idempotencyKey = `key-${count}`;
});
afterAll(() => standIn.close());

const create = (changes: object = {}) =>
  stripe.checkout.sessions.create({ ...CHECKOUT, ...changes }, { idempotencyKey });

const sessionCount = () => standIn.ledger().sessions.length;

describe("a call with an idempotency key", () => {
  it("is performed once and replays its response", async () => {
    const before = sessionCount();
    const first = await create();
    const again = await create();
    expect(again.id).toBe(first.id);
    expect(sessionCount()).toBe(before + 1);
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(again.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  });

  it("replays the original response after the object has changed", async () => {
    const first = await create();
    standIn.pay({ session: first.id });
    expect((await create()).status).toBe("open");
    expect((await stripe.checkout.sessions.retrieve(first.id)).status).toBe("complete");
  });

  it("is rejected when the parameters or the path differ", async () => {
    await create();
    await expect(create({ client_reference_id: "user-2" })).rejects.toMatchObject({
      type: "StripeIdempotencyError",
      statusCode: 400,
    });
    await expect(
      stripe.refunds.create({ payment_intent: "pi_x" }, { idempotencyKey }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  it("is rejected while the first call is still running and replayed afterwards", async () => {
    standIn.fail({ call: CREATE, fault: { kind: "slow", milliseconds: 200 } });
    const before = sessionCount();
    const outcomes = await Promise.allSettled([create(), create(), create()]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as object] : [],
    );
    expect(refused).toHaveLength(2);
    for (const reason of refused) {
      expect(reason).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
    }
    await create();
    expect(sessionCount()).toBe(before + 1);
  });

  it("replays a 500, so that only a new key helps", async () => {
    standIn.fail({ call: CREATE, fault: { kind: "error" } });
    const before = sessionCount();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(create()).rejects.toMatchObject({ type: "StripeAPIError", statusCode: 500 });
    }
    expect(sessionCount()).toBe(before);
    idempotencyKey = `${idempotencyKey}-rotated`;
    expect((await create()).status).toBe("open");
  });

  it("does not store a 503 or an invalid parameter", async () => {
    standIn.fail({ call: CREATE, fault: { kind: "error", status: 503 } });
    await expect(create()).rejects.toMatchObject({ statusCode: 503 });
    expect((await create()).status).toBe("open");

    idempotencyKey = `${idempotencyKey}-b`;
    await expect(create({ mode: "setup" })).rejects.toMatchObject({ statusCode: 400 });
    expect((await create()).status).toBe("open");
  });

  it("replays an error that came from the object's state", async () => {
    const { id } = await create();
    await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `${id}-1` });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(
        stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `${id}-2` }),
      ).rejects.toMatchObject({ statusCode: 400 });
    }
    const answers = standIn.journal().filter((entry) => entry.kind === "answer");
    expect(answers.at(-1)).toMatchObject({ status: 400, isReplay: true });
  });
});
