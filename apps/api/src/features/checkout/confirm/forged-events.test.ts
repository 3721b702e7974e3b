import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type StripeStandIn, signatureHeader, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../../../test/agent.ts";
import { buildAppForTest } from "../../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../../test/database.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import type { Config } from "../../../config/config.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";

let standIn: StripeStandIn;

beforeAll(async () => {
  standIn = await startStripeStandIn();
});
afterAll(() => standIn.close());

const PATH = "/api/stripe/webhook";
const BODY = JSON.stringify({ type: "customer.created" });
const nowInSeconds = () => Math.floor(Date.now() / 1_000);
const FORGED = `t=${nowInSeconds()},v1=${"ab".repeat(32)}`;

const withScale = (scale: number) => (config: Config) => ({
  ...config,
  limits: { ...config.limits, scale },
});

/** The API with this part of the production's limits. */
const build = (scale: number, database?: OpenDatabase) =>
  buildAppForTest({
    configure: (config) => withScale(scale)(withStripe(standIn)(config)),
    ...(database && { database }),
  });

type App = Awaited<ReturnType<typeof build>>["app"];

/** Sends an event from an address; the status of the answer. */
async function sendFrom(
  app: App,
  remoteAddress: string,
  signature: string,
  payload = BODY,
): Promise<number> {
  const headers = {
    host: "localhost:3000",
    "content-type": "application/json",
    "stripe-signature": signature,
  };
  const options = { method: "POST", url: PATH, headers, payload, remoteAddress } as const;
  return (await app.inject(options)).statusCode;
}

function sendSigned(app: App, remoteAddress: string, payload = BODY): Promise<number> {
  const signature = signatureHeader(payload, standIn.webhookSecret, nowInSeconds());
  return sendFrom(app, remoteAddress, signature, payload);
}

describe("a forged webhook event", () => {
  it.each([
    ["no signature", ""],
    ["one of another form", "Stripe-Signature: t=1,v1=00\r\n"],
    ["one without a time", `Stripe-Signature: v1=${"ab".repeat(32)}\r\n`],
    ["an older kind of signature", `Stripe-Signature: t=1,v0=${"ab".repeat(32)}\r\n`],
    ["two headers that make none", "Stripe-Signature: t=1\r\nStripe-Signature: v1=00\r\n"],
  ])("with %s is refused before its body has arrived", async (_, header) => {
    const { app } = await build(1);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 500000\r\n`);
    socket.write(`Content-Type: application/json\r\n${header}\r\n{`);
    // Until the API closes the connection: it reads no more of the body.
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it("is charged to its address, like any other call", async () => {
    // 50 ms at once and 2.5 ms a second: a dozen events.
    const { app } = await build(0.01);
    const forger = "198.51.100.60";
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push(await sendFrom(app, forger, FORGED));
    expect(new Set(statuses.slice(0, 5))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
    const visitor = createAgent(app, { remoteAddress: forger });
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(429);
    expect(await sendSigned(app, "198.51.100.61")).toBe(200);
  });

  it("is charged to its address where payments are off", async () => {
    const { app } = await buildAppForTest({ configure: withScale(0.01) });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push(await sendFrom(app, "198.51.100.63", FORGED));
    }
    expect(new Set(statuses.slice(0, 5))).toEqual(new Set([503]));
    expect(statuses.at(-1)).toBe(429);
  });
});

it("events that Stripe did sign use up nothing of its address", async () => {
  const { app } = await build(0.01);
  for (let count = 0; count < 50; count += 1) {
    expect(await sendSigned(app, "198.51.100.62")).toBe(200);
  }
  expect(await sendFrom(app, "198.51.100.62", FORGED)).toBe(400);
});

it("events that Stripe did sign use up nothing where they cannot be stored", async () => {
  const database = await openOwnDatabase();
  const { app } = await build(0.01, database);
  await database.close();
  const event = JSON.stringify({
    id: "evt_unstored",
    object: "event",
    type: "checkout.session.completed",
    created: nowInSeconds(),
    data: { object: { id: "cs_test_unstored", object: "checkout.session" } },
  });
  for (let count = 0; count < 50; count += 1) {
    expect(await sendSigned(app, "198.51.100.64", event)).toBe(503);
  }
});
