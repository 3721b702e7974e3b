import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addBlueprint,
  addCheckout,
  addCounter,
  addFailedOperatorSignIn,
  addFinishedSignIn,
  addKeptBlueprint,
  addLease,
  addPaymentEvent,
  addRecords,
  addResetToken,
  addSession,
  ago,
  DAY,
  HOUR,
} from "../../test/aged-rows.ts";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { Deps } from "../deps.ts";
import { purge } from "./purge.ts";

let database: OpenDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openOwnDatabase();
  deps = await buildTestDeps({ database });
});

afterAll(() => database.close());

const listIds = async (rows: Promise<object[]>) =>
  (await rows).flatMap((row) => Object.values(row));

describe("the purge", () => {
  it("deletes expired rows, in batches, and nothing else", async () => {
    const { id: userId } = await makeUser(deps);
    const soon = new Date(Date.now() + HOUR);
    const live = await addSession(deps, userId, soon, soon);
    for (let count = 0; count < 5; count += 1) await addSession(deps, userId, ago(HOUR), soon);
    await addSession(deps, userId, soon, ago(HOUR));

    await addCounter(deps, "fresh", ago(HOUR), null);
    await addCounter(deps, "stale", ago(3 * DAY), ago(2 * DAY));
    await addCounter(deps, "blocked", ago(3 * DAY), soon);

    const owned = await addBlueprint(deps, { user_id: userId }, ago(30 * DAY));
    const young = await addBlueprint(deps, { claim_hash: "young" }, ago(6 * DAY));
    await addBlueprint(deps, { claim_hash: "old" }, ago(8 * DAY));

    await addResetToken(deps, "live", userId, soon);
    await addResetToken(deps, "over", userId, ago(HOUR));
    await addFinishedSignIn(deps, "recent", ago(HOUR));
    await addFinishedSignIn(deps, "old", ago(2 * DAY));

    await addLease(deps, "running", soon);
    await addLease(deps, "abandoned", ago(HOUR));

    await addRecords(deps, ago(8 * DAY));
    for (const days of [10, 91, 91, 91, 401]) await addRecords(deps, ago(days * DAY));

    await addPaymentEvent(deps, "recent", ago(80 * DAY), ago(80 * DAY));
    await addPaymentEvent(deps, "old", ago(100 * DAY), ago(91 * DAY));
    await addPaymentEvent(deps, "never dealt with", ago(100 * DAY), null);
    for (const state of ["complete", "expired", "given_up"] as const) {
      await addCheckout(deps, userId, state, ago(91 * DAY));
      await addCheckout(deps, userId, state, ago(80 * DAY));
    }

    for (const [id, days] of [
      [owned, 2],
      [young, 0],
    ] as const) {
      const copy = { blueprint_id: id, etag: "e", bytes: Buffer.of(1), made_at: ago(days * DAY) };
      await deps.db.insertInto("report_copies").values(copy).execute();
    }

    for (const days of [300, 366]) await addKeptBlueprint(deps, ago(days * DAY));

    for (const days of [80, 91]) await addFailedOperatorSignIn(deps, ago(days * DAY));

    for (const days of [399, 401]) {
      const row = { kind: "user" as const, key: crypto.randomUUID(), at: ago(days * DAY) };
      await deps.db.insertInto("tombstones").values(row).execute();
    }

    const retention = { ...deps.config.retention, purgeBatch: 2, sessionBatch: 2 };
    expect(await purge(deps.db, { retention })).toEqual({
      sessions: 6,
      rateLimits: 1,
      ownerlessBlueprints: 1,
      leases: 1,
      resetTokens: 1,
      finishedSignIns: 1,
      funnelEvents: 4,
      visits: 1,
      tombstones: 1,
      counters: 5,
      errorGroups: 4,
      paymentEvents: 1,
      unpaidCheckouts: 2,
      keptBlueprints: 1,
      reportCopies: 1,
      failedOperatorSignIns: 1,
    });
    const { db } = deps;
    expect(await listIds(db.selectFrom("sessions").select("id_hash").execute())).toEqual([live]);
    expect(
      await listIds(db.selectFrom("rate_limits").select("key").orderBy("key").execute()),
    ).toEqual(["blocked", "fresh"]);
    expect(await listIds(db.selectFrom("leases").select("name").execute())).toEqual(["running"]);
    expect(new Set(await listIds(db.selectFrom("blueprints").select("id").execute()))).toEqual(
      new Set([owned, young]),
    );
    expect(await purge(deps.db, deps.config)).toEqual({
      sessions: 0,
      rateLimits: 0,
      ownerlessBlueprints: 0,
      leases: 0,
      resetTokens: 0,
      finishedSignIns: 0,
      funnelEvents: 0,
      visits: 0,
      tombstones: 0,
      counters: 0,
      errorGroups: 0,
      paymentEvents: 0,
      unpaidCheckouts: 0,
      keptBlueprints: 0,
      reportCopies: 0,
      failedOperatorSignIns: 0,
    });
  });
});
