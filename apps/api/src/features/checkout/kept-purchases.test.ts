import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  type CheckoutSite,
  hasAccess,
  listPurchases,
  newPayer,
  verify,
} from "../../../test/buyers.ts";
import { templatesTo } from "../../../test/outbox.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  site = { ...built, standIn };
});
afterAll(async () => {
  await built.close();
  await standIn.close();
});

describe("a purchase", () => {
  it("is part of its buyer's data export", async () => {
    const { agent } = await newPayer(site);
    const answer = await agent.get("/api/account/export");
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const text = strFromU8(files["purchases.json"] ?? new Uint8Array());
    expect(JSON.parse(text)).toEqual(await listPurchases(agent));
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("purchases.json");
  });

  it("is kept when its buyer's account is deleted, and gives a new account nothing", async () => {
    const { agent, user, sessionId } = await newPayer(site);
    const { email, password } = user;
    const deleted = await agent.post("/api/account/delete", { email });
    expect(deleted.statusCode).toBe(204);
    const { db } = built.deps;
    const kept = await db
      .selectFrom("purchases")
      .select(["user_id", "amount", "refunded_amount"])
      .where("session_id", "=", sessionId)
      .execute();
    expect(kept).toEqual([{ user_id: null, amount: 999, refunded_amount: 0 }]);
    const attempts = await db
      .selectFrom("checkout_attempts")
      .select("id")
      .where("user_id", "=", user.id)
      .execute();
    expect(attempts).toEqual([]);

    const again = createAgent(built.app);
    expect((await again.post("/api/auth/signup", { email, password })).statusCode).toBe(200);
    expect(await hasAccess(again)).toBe(false);
    expect(await listPurchases(again)).toEqual([]);
    expect((await verify({ agent: again, sessionId })).statusCode).toBe(404);
    expect(await templatesTo(db, email)).toEqual(["receipt", "account-deleted", "welcome"]);
  });

  it("is listed for its buyer alone", async () => {
    await newPayer(site);
    const other = await newPayer(site);
    expect(await listPurchases(other.agent)).toHaveLength(1);
  });
});
