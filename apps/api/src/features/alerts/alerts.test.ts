import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { signedInOperator } from "../../../test/factories.ts";
import { mailsTo } from "../../../test/outbox.ts";
import { withProductionLimits } from "../../../test/test-config.ts";
import {
  ago,
  MINUTE,
  NOW,
  openWatchedSite,
  seed,
  type WatchedSite,
} from "../../../test/watched-site.ts";
import { bySubject, COUNTERS } from "../counters/index.ts";

let site: WatchedSite;

beforeAll(async () => {
  site = await openWatchedSite();
  return () => site.close();
});
beforeEach(() => site.forget());

const failSignIns = (hits: number) => seed(site, COUNTERS.signInFailed, ago(5), hits);

describe("manual health check", () => {
  it("is limited to six a minute for an operator, without limiting the list", async () => {
    const strict = await buildAppForTest({
      database: site.deps.database,
      configure: withProductionLimits,
    });
    const { agent: signedIn } = await signedInOperator(site.app, site.deps);
    const agent = createAgent(strict.app, {
      cookies: signedIn.cookies,
      origin: "http://localhost:3001",
    });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await agent.post("/api/admin/alerts/check")).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
    expect((await agent.get("/api/admin/alerts")).statusCode).toBe(200);
  });
});

describe("alert", () => {
  it("is raised once by ten simultaneous checks", async () => {
    await failSignIns(50);
    const counts = await Promise.all(Array.from({ length: 10 }, () => site.check()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await site.list()).toHaveLength(1);
  });

  it("is emailed to the operators once when its severity is HIGH", async () => {
    const before = (await mailsTo(site.deps.db, site.operatorEmail)).length;
    await failSignIns(50);
    await seed(site, bySubject(COUNTERS.sessionStarted, "user"), ago(5), 25, "one-user");
    expect(await site.check()).toBe(2);
    await site.check();
    const mails = (await mailsTo(site.deps.db, site.operatorEmail)).slice(before);
    expect(mails).toMatchObject([{ template: "alert", title: "Sign-ins are failing" }]);
  });

  it("is rewritten, and emailed, when it becomes worse", async () => {
    const before = (await mailsTo(site.deps.db, site.operatorEmail)).length;
    await seed(site, COUNTERS.signInSucceeded, ago(5), 30);
    await failSignIns(22);
    await site.check();
    expect(await site.found()).toEqual(["LOW AUTHENTICATION_FAILURE: Sign-ins are failing"]);
    await failSignIns(400);
    expect(await site.check()).toBe(0);
    expect(await site.found()).toEqual(["HIGH AUTHENTICATION_FAILURE: Sign-ins are failing"]);
    expect((await mailsTo(site.deps.db, site.operatorEmail)).length - before).toBe(1);
  });

  it("can be resolved twice, stays resolved, and is not raised from the same hour again", async () => {
    await failSignIns(50);
    await site.check();
    const [alert] = await site.list();
    const resolve = () => site.operator.post(`/api/admin/alerts/${alert?.id}/resolve`);
    expect((await resolve()).json()).toMatchObject({ id: alert?.id, resolved: true });
    expect((await resolve()).statusCode).toBe(200);
    expect(await site.check()).toBe(0);
    expect(await site.list()).toMatchObject([
      { resolved: true, resolvedAt: NOW.toISOString(), resolvedBy: site.operatorEmail },
    ]);

    site.clock.set(new Date(NOW.getTime() + 90 * MINUTE).toISOString());
    await seed(site, COUNTERS.signInFailed, site.clock.now(), 50);
    expect(await site.check()).toBe(1);
    expect(await site.list()).toMatchObject([
      { resolved: false, resolvedAt: null, resolvedBy: null },
      { resolved: true },
    ]);
    const entries = await site.deps.db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject", "=", alert?.id ?? "")
      .execute();
    expect(entries).toEqual([{ action: "alert.resolved" }]);
  });

  it("is listed before all resolved ones, however new those are", async () => {
    await seed(site, bySubject(COUNTERS.sessionStarted, "user"), ago(5), 25, "one-user");
    await site.check();
    site.clock.set(new Date(NOW.getTime() + MINUTE).toISOString());
    await failSignIns(50);
    await site.check();
    const newest = (await site.list()).find(({ type }) => type === "AUTHENTICATION_FAILURE");
    await site.operator.post(`/api/admin/alerts/${newest?.id}/resolve`);
    expect((await site.list()).map(({ type, resolved }) => [type, resolved])).toEqual([
      ["SESSION_ANOMALY", false],
      ["AUTHENTICATION_FAILURE", true],
    ]);
  });

  it("does not exist under an unknown id", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await site.operator.post(`/api/admin/alerts/${unknown}/resolve`)).statusCode).toBe(404);
    expect((await site.operator.post("/api/admin/alerts/1/resolve")).statusCode).toBe(404);
  });
});
