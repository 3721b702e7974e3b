import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { expect, it, onTestFinished } from "vitest";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { createAgent } from "../agent.ts";
import { buildTestApp } from "../build-test-app.ts";
import { listPurchases, newPayer } from "../buyers.ts";
import { signedInOperator, signedInUser } from "../factories.ts";
import { newResetToken } from "../mailed-links.ts";
import { withStripe } from "../with-stripe.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

async function run(script: "backup" | "restore", place: BackupFixture, file: string) {
  const { code, output } = await runCommand(script, [file], place.variables);
  if (code !== 0) throw new Error(output);
}

// Commands run as processes, and an embedded database takes seconds to create.
it("a restore keeps a full copy for the refund of a purchase that left its account since", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-moved-copies-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const standIn = await startStripeStandIn();
  onTestFinished(() => standIn.close());
  const open = async (place: BackupFixture) => {
    const database: OpenDatabase = await place.open();
    await database.migrate();
    const built = await buildTestApp({ database, configure: withStripe(standIn) });
    const close = async () => {
      await built.close();
      await database.close();
    };
    return { ...built, standIn, close };
  };

  const live = await makeBackupFixture(folder);
  let site = await open(live);
  // The first two take a full copy; the owner of the first one's address, or an operator, parts them from the purchase.
  const [handedOver, moved, without] = [
    await newPayer(site),
    await newPayer(site),
    await newPayer(site),
  ];
  for (const { agent } of [handedOver, moved]) {
    expect((await agent.get("/api/account/export")).statusCode).toBe(200);
  }
  await site.close();
  const early = join(folder, "early.backup");
  await run("backup", live, early);

  site = await open(live);
  const token = await newResetToken(site, handedOver.user.email);
  const reset = { token, password: "the owner's password" };
  const answer = await createAgent(site.app).post("/api/auth/reset-password", reset);
  expect(answer.statusCode).toBe(200);
  const { agent: operator } = await signedInOperator(site.app, site.deps);
  for (const { sessionId } of [moved, without]) {
    const { user } = await signedInUser(site.app, site.deps);
    const body = { reference: sessionId };
    const { statusCode } = await operator.post(`/api/admin/users/${user.id}/purchases`, body);
    expect(statusCode).toBe(200);
  }
  await site.close();
  await run("backup", live, join(folder, "later.backup"));

  const place = await makeBackupFixture(folder);
  await run("restore", place, early);
  site = await open(place);
  onTestFinished(() => site.close());
  const { agent: again } = await signedInOperator(site.app, site.deps);
  const refusals = [];
  for (const { sessionId } of [handedOver, moved, without]) {
    const { agent, user } = await signedInUser(site.app, site.deps);
    const body = { reference: sessionId };
    await again.post(`/api/admin/users/${user.id}/purchases`, body);
    const [purchase] = await listPurchases(agent);
    refusals.push(purchase?.refundRefusal);
  }
  expect(refusals).toEqual(["downloaded", "downloaded", null]);
}, 300_000);
