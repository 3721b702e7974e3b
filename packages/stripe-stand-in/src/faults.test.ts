import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, createClient, startWithClient } from "../test/stripe-client.ts";
import { type Fault, type StripeStandIn, startStripeStandIn } from "./index.ts";

const CREATE = "checkout.sessions.create";

let standIn: StripeStandIn;
/** A client with a short timeout. The library always retries a broken connection once. */
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn } = await startWithClient());
  stripe = createClient(standIn, { timeout: 300 });
});
afterEach(() => standIn.reset());
afterAll(() => standIn.close());

/** How a call ends and how many sessions it created. */
async function getOutcome(fault: Fault, times: number | "always" = 2) {
  standIn.fail({ call: CREATE, fault, times });
  const before = standIn.ledger().sessions.length;
  const outcome = await stripe.checkout.sessions.create(CHECKOUT).then(
    () => "answered",
    (error: Error & { type: string; statusCode?: number }) => error.statusCode ?? error.type,
  );
  await standIn.reset();
  return { outcome, made: standIn.ledger().sessions.length - before };
}

const commits = () => standIn.journal().filter(({ kind }) => kind === "commit").length;

describe("planned faults", () => {
  it.each<[Fault, unknown, number]>([
    [{ kind: "error" }, 500, 0],
    [{ kind: "error", status: 429 }, 429, 0],
    [{ kind: "error", when: "after" }, 500, 1],
    [{ kind: "error", status: 503, when: "after" }, 503, 1],
    [{ kind: "hang" }, "StripeConnectionError", 0],
    [{ kind: "hang", when: "after" }, "StripeConnectionError", 1],
    [{ kind: "reset" }, "StripeConnectionError", 0],
    [{ kind: "reset", when: "after" }, "StripeConnectionError", 1],
    [{ kind: "truncated" }, "StripeConnectionError", 1],
    [{ kind: "garbage" }, "StripeAPIError", 1],
    [{ kind: "slow", milliseconds: 50 }, "answered", 1],
    [{ kind: "slow", milliseconds: 50, when: "after" }, "answered", 1],
  ])("end a call with %j as the client sees it", async (fault, outcome, made) => {
    expect(await getOutcome(fault)).toEqual({ outcome, made });
  });

  it("perform a slow call after the client has disconnected", async () => {
    const fault: Fault = { kind: "slow", milliseconds: 400 };
    expect(await getOutcome(fault, 1)).toEqual({ outcome: "StripeConnectionError", made: 0 });
    const before = commits();
    await expect.poll(commits).toBe(before + 1);
  });

  it("create one session when the response is lost and the call is retried", async () => {
    const before = standIn.ledger().sessions.length;
    standIn.fail({ call: CREATE, fault: { kind: "reset", when: "after" } });
    const session = await stripe.checkout.sessions.create(CHECKOUT);
    expect(session.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(standIn.ledger().sessions).toHaveLength(before + 1);
  });

  it("release the idempotency key when the client of a hanging call disconnects", async () => {
    const options = { idempotencyKey: "gone" };
    standIn.fail({ call: CREATE, fault: { kind: "hang" } });
    await expect(stripe.checkout.sessions.create(CHECKOUT, options)).rejects.toThrow("timeout");
    expect((await stripe.checkout.sessions.create(CHECKOUT, options)).status).toBe("open");
  });

  it("apply to the matching calls, as many times as planned", async () => {
    standIn.fail({ call: "events.*", fault: { kind: "error", status: 503 }, times: 2 });
    await stripe.refunds.list();
    for (let count = 0; count < 2; count += 1) {
      await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: 503 });
    }
    await stripe.events.list();
    standIn.fail({ call: "*", fault: { kind: "reset" }, times: "always" });
    for (let count = 0; count < 3; count += 1) {
      await expect(stripe.events.list()).rejects.toMatchObject({ type: "StripeConnectionError" });
    }
    await standIn.reset();
    await stripe.events.list();
  });

  it("can come from hooks before a call and after the ledger has changed", async () => {
    const seen: string[] = [];
    const own = await startStripeStandIn({
      hooks: {
        beforeCall: ({ name }) => void seen.push(`before ${name}`),
        afterCommit: async ({ name }) => {
          await Promise.resolve();
          seen.push(`after ${name}`);
          return seen.length < 3 ? { kind: "error", status: 503 } : null;
        },
      },
    });
    const client = createClient(own);
    const create = () => client.checkout.sessions.create(CHECKOUT, { idempotencyKey: "hooked" });
    await expect(create()).rejects.toMatchObject({ statusCode: 503 });
    await create();
    expect(seen).toEqual([`before ${CREATE}`, `after ${CREATE}`, `before ${CREATE}`]);
    expect(own.ledger().sessions).toHaveLength(1);
    await own.close();
  });

  it("are recorded in the journal in order", async () => {
    const since = standIn.journal().at(-1)?.sequence ?? 0;
    await getOutcome({ kind: "error", when: "after" }, 1);
    const [call, commit, fault, answer] = standIn.journal({ since });
    expect(call).toMatchObject({
      kind: "call",
      call: CREATE,
      parameters: { client_reference_id: "user-1" },
    });
    expect(commit).toMatchObject({ kind: "commit", what: "session.created" });
    expect(fault).toMatchObject({ kind: "fault", fault: "error after" });
    expect(answer).toMatchObject({ kind: "answer", status: 500 });
  });
});
