import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, createClient, startListener } from "../test/stripe-client.ts";
import { startStripeStandIn } from "./index.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-stripe-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a stand-in with a data directory", () => {
  it("restores all records at the next start, idempotency keys included", async () => {
    const dataDirectory = join(folder, "kept");
    const options = { idempotencyKey: "kept" };
    const first = await startStripeStandIn({ dataDirectory });
    const created = await createClient(first).checkout.sessions.create(CHECKOUT, options);
    const paid = first.pay({ session: created.id });
    const before = first.ledger();
    await first.close();

    const second = await startStripeStandIn({ dataDirectory });
    const stripe = createClient(second);
    expect(second.ledger()).toEqual(before);
    expect(await stripe.checkout.sessions.retrieve(created.id)).toMatchObject({
      payment_status: "paid",
    });
    expect((await stripe.checkout.sessions.create(CHECKOUT, options)).id).toBe(created.id);
    await stripe.refunds.create({ payment_intent: paid.payment_intent ?? "" });
    await second.close();
  });

  it("sends undelivered events at the next start", async () => {
    const dataDirectory = join(folder, "unsent");
    const failing = await startListener(() => 503);
    const first = await startStripeStandIn({
      dataDirectory,
      webhookUrl: failing.url,
      retryDelays: [],
    });
    const { id } = await createClient(first).checkout.sessions.create(CHECKOUT);
    first.expire({ session: id });
    await expect.poll(() => failing.received).toHaveLength(1);
    await first.close();
    await failing.close();

    const listener = await startListener();
    const second = await startStripeStandIn({ dataDirectory, webhookUrl: listener.url });
    await expect.poll(() => listener.types()).toEqual(["checkout.session.expired"]);
    await second.close();
    await listener.close();
  });

  it("renames a damaged ledger file and starts empty", async () => {
    const dataDirectory = mkdtempSync(join(folder, "damaged-"));
    writeFileSync(join(dataDirectory, "ledger.json"), "{");
    const standIn = await startStripeStandIn({ dataDirectory });
    expect(standIn.ledger().sessions).toEqual([]);
    expect(readdirSync(dataDirectory)).toEqual(["ledger.json.damaged"]);
    await standIn.close();
  });

  it("deletes events after 30 days and idempotency keys after one", async () => {
    const dataDirectory = join(folder, "old");
    const first = await startStripeStandIn({ dataDirectory });
    first.advance({ seconds: -31 * 24 * 60 * 60 });
    const options = { idempotencyKey: "old" };
    const { id } = await createClient(first).checkout.sessions.create(CHECKOUT, options);
    first.expire({ session: id });
    await first.close();
    const second = await startStripeStandIn({ dataDirectory });
    expect(second.ledger()).toMatchObject({ events: [], sessions: [{ id }] });
    const again = await createClient(second).checkout.sessions.create(CHECKOUT, options);
    expect(again.id).not.toBe(id);
    await second.close();
  });
});

describe("startStripeStandIn", () => {
  it("rejects with the port when it is taken", async () => {
    const standIn = await startStripeStandIn();
    const port = Number(new URL(standIn.apiUrl).port);
    await expect(startStripeStandIn({ port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
    await standIn.close();
  });
});
