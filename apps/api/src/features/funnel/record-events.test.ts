import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import {
  event,
  type FunnelSite,
  fill,
  openFunnelSite,
  visitsIn,
} from "../../../test/funnel-site.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let site: FunnelSite;

beforeAll(async () => {
  site = await openFunnelSite();
  return () => site.close();
});
beforeEach(() => site.forget());

/** Thirty-two names: as many as an event may hold. */
const NAMES = Array.from({ length: 32 }, (_, index) => [`name${index}`, 1] as const);

describe("funnel events", () => {
  it("are recorded twenty at once, each at its own time", async () => {
    const steps = [
      event("landing_view", "session_2", { msAgo: 9_000 }),
      event("quiz_start", "session_2", { msAgo: 4_000 }),
      event("birth_info_completed", "session_2", { msAgo: 0 }),
    ];
    expect(await site.send(steps)).toBe(204);
    const funnel = await site.report("2026-11-20");
    expect(visitsIn(funnel)).toEqual(fill(1, 1, 1));
    expect(funnel.steps.slice(1, 3).map(({ medianSeconds }) => medianSeconds)).toEqual([5, 4]);
    expect(await site.send(Array(21).fill(steps[0]))).toBe(400);
  });

  it("belong to the session's user, never to one in the body", async () => {
    const { agent, user } = await signedInUser(site.app, site.deps);
    await site.send({ ...event("landing_view", "session_4"), userId: crypto.randomUUID() });
    await site.send(event("landing_view", "session_5"), agent);
    const rows = await site.deps.db
      .selectFrom("funnel_visits")
      .select("user_id as userId")
      .execute();
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([user.id, null]));
    await site.operator.delete(`/api/admin/users/${user.id}`);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(2));
  });

  it.each([
    {},
    [],
    { ...event("landing_view", "s"), step: "landed" },
    { ...event("landing_view", "s"), stepNumber: 12 },
    { ...event("landing_view", "s"), stepNumber: 5 },
    event("landing_view", ""),
    { ...event("landing_view", "s"), value: -1 },
    { ...event("landing_view", "s"), value: 1e308 },
    [event("landing_view", "s"), { ...event("quiz_start", "s"), stepNumber: 1 }],
    { ...event("landing_view", "s"), sessionId: "x".repeat(101) },
    { ...event("landing_view", "s"), metadata: { text: "x".repeat(4_096) } },
    { ...event("landing_view", "s"), metadata: { text: "é".repeat(2_048) } },
    { ...event("landing_view", "s"), metadata: { a: { b: { c: { d: { e: {} } } } } } },
    { ...event("landing_view", "s"), metadata: { a: Object.fromEntries(NAMES) } },
    { ...event("landing_view", "s"), metadata: { text: "\u0000" } },
    { ...event("landing_view", "s"), value: "9.99" },
  ])("are refused when invalid (%#)", async (body) => {
    expect(await site.send(body)).toBe(400);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill());
  });

  it("may have metadata up to the limit", async () => {
    for (const metadata of [
      { a: { b: { c: { d: { e: 1 } } } } },
      Object.fromEntries(NAMES),
      { text: "é".repeat(2_042) },
    ]) {
      expect(await site.send(event("landing_view", "session_large", metadata))).toBe(204);
    }
  });

  it("keep only a plain name of a visit's source", async () => {
    await site.send(
      event("landing_view", "session_campaign", {
        source: "ada@cosmic.test",
        utm_campaign: "Ada Lovelace, 1815",
        utm_medium: "x".repeat(41),
      }),
    );
    const kept = await site.deps.db.selectFrom("funnel_events").select("metadata").execute();
    expect(kept).toEqual([
      { metadata: { source: "other", utm_campaign: "other", utm_medium: "other" } },
    ]);
    expect((await site.report("2026-11-20")).sources.map(({ source }) => source)).toEqual([
      "other",
    ]);
  });

  it("name the invalid event of several, and why", async () => {
    const answer = await createAgent(site.app).post("/api/funnel-events", [
      event("landing_view", "session_6"),
      { ...event("quiz_start", "session_6"), stepNumber: 10 },
    ]);
    expect(answer.json()).toMatchObject({
      issues: [{ path: "1.stepNumber", message: "This is not the number of the step." }],
    });
  });

  it("are limited to so many new visits from one address, without limiting visits under way", async () => {
    const { app, clock } = await buildAppForTest({
      database: site.deps.database,
      configure: withProductionLimits,
    });
    clock.set("2026-11-20T12:00:00.000Z");
    const at = (remoteAddress: string) => createAgent(app, { remoteAddress });
    const crowd = at("198.51.100.77");
    for (let batch = 0; batch < 4; batch += 1) {
      const visits = Array.from({ length: 20 }, (_, index) =>
        event("landing_view", `session_crowd_${batch}_${index}`),
      );
      expect(await site.send(visits, crowd)).toBe(204);
    }
    expect(await site.send(event("quiz_start", "session_crowd_0_3"), crowd)).toBe(204);
    expect(await site.send(event("quiz_start", "session_crowd_3_3"), crowd)).toBe(204);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(60, 1));
    await site.send(event("landing_view", "session_elsewhere"), at("198.51.100.78"));
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(61, 1));
    const judged = await site.deps.db
      .selectFrom("funnel_visits")
      .select("id")
      .where("is_extra", "=", false)
      .execute();
    expect(judged).toHaveLength(11);
  });

  it("are refused from an address that sends without end", async () => {
    const { app } = await buildAppForTest({
      configure: withProductionLimits,
    });
    const flooder = createAgent(app, { remoteAddress: "198.51.100.9" });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push(await site.send(event("landing_view", "session_flood"), flooder));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
