import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { type CheckoutSite, checkOut, getSessionId } from "../../../test/buyers.ts";
import { signedInUser } from "../../../test/factories.ts";
import { newResetToken } from "../../../test/mailed-links.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;
/** What happens before the next call of this name reaches Stripe. */
let next: { call: string; run: () => Promise<unknown> } | null = null;

beforeAll(async () => {
  standIn = await startStripeStandIn({
    hooks: {
      async beforeCall({ name }) {
        if (next?.call !== name) return null;
        const { run } = next;
        next = null;
        await run();
        return null;
      },
    },
  });
  built = await buildTestApp({ configure: withStripe(standIn) });
  site = { ...built, standIn };
});
afterAll(async () => {
  await built.close();
  await standIn.close();
});

/** The owner of the address of an unconfirmed account, who gets in by a reset link. */
async function takeOver(email: string) {
  const owner = createAgent(built.app);
  const password = "the owner's password";
  const token = await newResetToken(built, email);
  expect((await owner.post("/api/auth/reset-password", { token, password })).statusCode).toBe(200);
  expect((await owner.post("/api/auth/login", { email, password })).statusCode).toBe(200);
  return owner;
}

it("a deletion under way does not delete the account of its next holder", async () => {
  const { agent, user } = await signedInUser(built.app, built.deps);
  await checkOut(agent);
  let owner = agent;
  const run = async () => {
    owner = await takeOver(user.email);
  };
  next = { call: "checkout.sessions.expire", run };
  const deletion = await agent.post("/api/account/delete", { email: user.email });
  expect(deletion.statusCode).toBe(401);
  expect((await owner.get("/api/auth/user")).json()).toMatchObject({ id: user.id });
});

it("a checkout under way is not one of the account's next holder", async () => {
  const { agent, user } = await signedInUser(built.app, built.deps);
  next = { call: "checkout.sessions.create", run: () => takeOver(user.email) };
  const checkout = await agent.post("/api/create-checkout-session", { returnTo: "/dashboard" });
  expect(checkout.statusCode).toBe(401);
  const open = await built.deps.db
    .selectFrom("checkout_attempts")
    .select("id")
    .where("user_id", "=", user.id)
    .where("state", "in", ["creating", "open"])
    .execute();
  expect(open).toEqual([]);
});

it("a checkout under way does not show the one that the next holder has begun", async () => {
  const { agent, user } = await signedInUser(built.app, built.deps);
  let theirs = "";
  const run = async () => {
    theirs = getSessionId(site, await checkOut(await takeOver(user.email)));
  };
  next = { call: "checkout.sessions.create", run };
  const checkout = await agent.post("/api/create-checkout-session", { returnTo: "/dashboard" });
  expect(checkout.statusCode).toBe(401);
  expect(checkout.body).not.toContain(theirs);
  expect(standIn.getSession({ session: theirs }).status).toBe("open");
});
