import { FUNNEL_STEPS, type FunnelStep } from "@cosmic/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { signedInUser } from "../../../test/factories.ts";
import {
  event,
  type FunnelSite,
  fill,
  openFunnelSite,
  visitsIn,
} from "../../../test/funnel-site.ts";
import { closeFunnelDays } from "./index.ts";

let site: FunnelSite;

beforeAll(async () => {
  site = await openFunnelSite();
  return () => site.close();
});
beforeEach(() => site.forget());

async function pay(userId: string | null, at: string) {
  const id = crypto.randomUUID();
  await site.deps.db
    .insertInto("purchases")
    .values({
      id,
      session_id: `cs_test_${id}`,
      payment_intent_id: null,
      charge_id: null,
      user_id: userId,
      buyer_reference: "x",
      amount: 999,
      currency: "usd",
      paid_at: new Date(at),
      dispute_status: null,
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();
}

/** A visit that goes from the landing page to a report, ten seconds for each step. */
async function visit(sessionId: string, steps: readonly FunnelStep[], source?: string) {
  for (const step of steps) {
    await site.send(event(step, sessionId, source ? { source } : undefined));
    site.clock.set(new Date(site.clock.now().getTime() + 10_000).toISOString());
  }
}

describe("funnel summary", () => {
  it("counts every step of a visit once, with the time from the step before", async () => {
    const steps = FUNNEL_STEPS.slice(0, 4);
    await visit("session_1_a", [...steps, "mbti_question_answered", "mbti_question_answered"]);
    await visit("session_1_b", ["landing_view"], "www.Example.com");
    const funnel = await site.report("2026-11-20");
    expect(visitsIn(funnel)).toEqual(fill(2, 1, 1, 1));
    expect(funnel.steps[1]).toMatchObject({
      name: "Quiz started",
      stepConversion: 0.5,
      overallConversion: 0.5,
      medianSeconds: 10,
    });
    expect(funnel.days).toEqual([{ day: "2026-11-20", visits: fill(2, 1, 1, 1) }]);
    expect(funnel.sources).toEqual([
      { source: "direct", visits: fill(1, 1, 1, 1) },
      { source: "example.com", visits: fill(1) },
    ]);
  });

  it("counts payments from payment records, not from browser events", async () => {
    const { agent, user } = await signedInUser(site.app, site.deps);
    const started = event("checkout_initiated", "session_3", { source: "friend.example" });
    await site.send({ ...started, hasConsent: true }, agent);
    for (let index = 0; index < 5; index += 1) {
      await site.send(event("payment_completed", `session_3_${index}`));
    }
    await pay(user.id, "2026-11-20T23:59:59.999Z");
    await pay(null, "2026-11-21T00:00:00.000Z");
    const funnel = await site.report("2026-11-20");
    expect(visitsIn(funnel)[9]).toBe(1);
    expect(funnel.sources.find(({ source }) => source === "friend.example")?.visits[9]).toBe(1);
    expect(visitsIn(await site.report("2026-11-20", "2026-11-21"))[9]).toBe(2);
  });

  it("ignores ten thousand payments made up by browsers", async () => {
    await visit("session_honest", FUNNEL_STEPS.slice(0, 9), "friend.example");
    await pay(null, "2026-11-20T12:30:00.000Z");
    const summary = async () => ({
      stats: (await site.operator.get("/api/admin/stats")).json<unknown>(),
      users: (await site.operator.get("/api/admin/users")).json<unknown>(),
      claims: (await site.operator.get("/api/admin/claims")).json<unknown>(),
      funnel: await site.report("2026-11-20"),
    });
    const before = await summary();
    const value = 9.99;
    for (let batch = 0; batch < 50; batch += 1) {
      const fakes = Array.from({ length: 20 }, (_, index) => ({
        ...event("payment_completed", `session_fake_${batch * 20 + index}`, {
          source: `made-up-${index}-${batch % 10}.example`,
        }),
        value,
      }));
      // From several addresses: the number of visits per address is limited.
      const remoteAddress = `198.51.100.${batch % 10}`;
      expect(await site.send(fakes, createAgent(site.app, { remoteAddress }))).toBe(204);
    }
    const kept = await site.deps.db
      .selectFrom("funnel_events")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("value", "=", value)
      .executeTakeFirstOrThrow();
    expect(kept.count).toBe(1_000);
    expect(await summary()).toEqual(before);
    expect((await site.operator.post("/api/admin/alerts/check")).json()).toEqual({ newAlerts: 0 });
    site.clock.set("2026-11-23T12:00:00.000Z");
    expect(await closeFunnelDays(site.deps)).toBe(1);
    expect((await site.report("2026-11-20")).sources).toEqual(before.funnel.sources);
  });

  it("reports the same for closed days as for open ones", async () => {
    await visit("session_7", FUNNEL_STEPS.slice(0, 8), "a.example");
    await visit("session_8", FUNNEL_STEPS.slice(0, 3));
    await pay(null, "2026-11-20T13:00:00.000Z");
    const { status: _, ...before } = await site.report("2026-11-20");
    site.clock.set("2026-11-22T23:59:00.000Z");
    expect(await closeFunnelDays(site.deps)).toBe(0);
    site.clock.set("2026-11-23T00:01:00.000Z");
    expect(await closeFunnelDays(site.deps)).toBe(1);
    expect(await closeFunnelDays(site.deps)).toBe(0);
    expect(await site.report("2026-11-20")).toEqual({ status: 200, ...before });

    // A late purchase still counts.
    await pay(null, "2026-11-20T14:00:00.000Z");
    const late = await site.report("2026-11-20");
    expect(visitsIn(late)[9]).toBe(2);
    expect(late.sources.at(-1)).toEqual({
      source: "other",
      visits: fill(0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    });
    await site.deps.db
      .deleteFrom("purchases")
      .where("paid_at", "=", new Date("2026-11-20T14:00:00.000Z"))
      .execute();

    // Events older than two days do not count.
    await site.send(event("checkout_initiated", "session_7"));
    await site.deps.db.deleteFrom("funnel_visits").execute();
    expect(await site.report("2026-11-20")).toEqual({ status: 200, ...before });
  });

  it("lists the twenty largest sources and sums up the others", async () => {
    for (let index = 0; index < 23; index += 1) {
      await site.send(
        event("landing_view", `session_9_${index}`, { source: `site-${index}.example` }),
      );
    }
    await site.send(event("landing_view", "session_9", { source: "not a name!" }));
    const { sources } = await site.report("2026-11-20");
    expect(sources).toHaveLength(21);
    expect(sources.at(-1)).toEqual({ source: "other", visits: fill(4) });
  });

  it.each([
    ["2026-11-20", "2026-11-19"],
    ["2025-11-01", "2026-11-20"],
    ["yesterday", "2026-11-20"],
    ["2026-02-30", "2026-03-01"],
    ["9999-12-31", "9999-12-31"],
  ])("rejects a report from %s to %s", async (from, to) => {
    expect((await site.report(from, to)).status).toBe(400);
  });

  it("reports the 366 days of a leap year", async () => {
    const { days } = await site.report("2027-12-31", "2028-12-30");
    expect(days).toHaveLength(366);
  });
});
