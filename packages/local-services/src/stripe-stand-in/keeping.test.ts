import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, clientOf, startListener } from "../../test/stripe-client.ts";
import { startStripeStandIn } from "./index.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-stripe-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("with a data directory", () => {
  it("remembers everything at the next start, keys included", async () => {
    const dataDirectory = join(folder, "kept");
    const options = { idempotencyKey: "kept" };
    const first = await startStripeStandIn({ dataDirectory });
    const created = await clientOf(first).checkout.sessions.create(CHECKOUT, options);
    const paid = first.pay({ session: created.id });
    const before = first.ledger();
    await first.close();

    const second = await startStripeStandIn({ dataDirectory });
    const stripe = clientOf(second);
    expect(second.ledger()).toEqual(before);
    expect(await stripe.checkout.sessions.retrieve(created.id)).toMatchObject({
      payment_status: "paid",
    });
    expect((await stripe.checkout.sessions.create(CHECKOUT, options)).id).toBe(created.id);
    await stripe.refunds.create({ payment_intent: paid.payment_intent ?? "" });
    await second.close();
  });

  it("sends at the next start what nobody has accepted yet", async () => {
    const dataDirectory = join(folder, "unsent");
    const deaf = await startListener(() => 503);
    const first = await startStripeStandIn({
      dataDirectory,
      webhookUrl: deaf.url,
      retryDelays: [],
    });
    const { id } = await clientOf(first).checkout.sessions.create(CHECKOUT);
    first.expire({ session: id });
    await expect.poll(() => deaf.heard).toHaveLength(1);
    await first.close();
    await deaf.close();

    const listener = await startListener();
    const second = await startStripeStandIn({ dataDirectory, webhookUrl: listener.url });
    await expect.poll(() => listener.types()).toEqual(["checkout.session.expired"]);
    await second.close();
    await listener.close();
  });

  it("sets a damaged ledger aside", async () => {
    const dataDirectory = mkdtempSync(join(folder, "damaged-"));
    writeFileSync(join(dataDirectory, "ledger.json"), "{");
    const standIn = await startStripeStandIn({ dataDirectory });
    expect(standIn.ledger().sessions).toEqual([]);
    expect(readdirSync(dataDirectory)).toEqual(["ledger.json.damaged"]);
    await standIn.close();
  });

  it("forgets events after 30 days and keys after one", async () => {
    const dataDirectory = join(folder, "old");
    const first = await startStripeStandIn({ dataDirectory });
    first.advance({ seconds: -31 * 24 * 60 * 60 });
    const options = { idempotencyKey: "old" };
    const { id } = await clientOf(first).checkout.sessions.create(CHECKOUT, options);
    first.expire({ session: id });
    await first.close();
    const second = await startStripeStandIn({ dataDirectory });
    expect(second.ledger()).toMatchObject({ events: [], sessions: [{ id }] });
    const again = await clientOf(second).checkout.sessions.create(CHECKOUT, options);
    expect(again.id).not.toBe(id);
    await second.close();
  });
});

describe("a port", () => {
  it("that is taken is named", async () => {
    const standIn = await startStripeStandIn();
    const port = Number(new URL(standIn.apiUrl).port);
    await expect(startStripeStandIn({ port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
    await standIn.close();
  });
});
