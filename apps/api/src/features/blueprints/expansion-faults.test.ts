import { type OpenAiStandIn, startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  expand,
  isWhole,
  listJobStates,
  newPayingReader,
  open,
  openWhole,
} from "../../../test/expanding-reports.ts";
import { OPENAI_TEST_KEY, withOpenAi, withWorkingOpenAi } from "../../../test/with-openai.ts";

let standIn: OpenAiStandIn;
/** Only asks for full reports, as does a process that is about to die. */
let asking: TestApp;
const log: string[] = [];
const onLog = (line: string) => log.push(line);

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  asking = await buildTestApp({ configure: withOpenAi(standIn), onLog });
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
});
afterAll(async () => {
  await asking.close();
  await standIn.close();
  if (log.join("").includes(OPENAI_TEST_KEY)) throw new Error("A log holds the key");
});

const restart = () => buildAppForTest({ configure: withWorkingOpenAi(standIn), onLog });

/** Leaves behind what a killed process does: a job under way, and a lease that is not renewed. */
async function killWriter(blueprintId: string, heartbeatAgo: string): Promise<void> {
  const { db, ids } = asking.deps;
  await sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() - ${heartbeatAgo}::interval
    where name = 'expand-report' and singleton_key = ${blueprintId}`.execute(db);
  await db
    .insertInto("leases")
    .values({
      name: `expand:${blueprintId}`,
      holder: ids.uuid(),
      expires_at: new Date(Date.now() + 500),
    })
    .execute();
}

async function dyingBuyer(heartbeatAgo: string) {
  const buyer = await newPayingReader(asking);
  await expand(buyer.agent, buyer.preview.id);
  await killWriter(buyer.preview.id, heartbeatAgo);
  return buyer;
}

const isStoredWhole = async (slug: string) => {
  const { db } = asking.deps;
  const rows = db.selectFrom("blueprints").select("is_premium").where("slug", "=", slug);
  return (await rows.executeTakeFirstOrThrow()).is_premium;
};

describe("full report when the process or the AI fails while it is written", () => {
  it("completes soon after the restart", async () => {
    const { agent, preview } = await dyingBuyer("1 minute");
    await restart();
    await expect.poll(() => isStoredWhole(preview.slug), { timeout: 15_000 }).toBe(true);
    expect((await open(agent, preview.slug)).lifePurpose).toContain(", in turn.");
  });

  it("completes soon after it is opened again", async () => {
    const { agent, preview } = await dyingBuyer("1 second");
    const { app } = await restart();
    const whole = await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(whole.lifePurpose).toContain(", in turn.");
  });

  it("completes in the built-in text while the AI is down", async () => {
    const { agent, preview } = await newPayingReader(asking);
    standIn.set({ mode: "status", status: 500 });
    const { app } = await restart();
    const whole = await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(whole.lifePurpose).not.toContain("in turn");
    expect(whole.overview).toContain("in turn");
  });

  it("is left to the next process when one stops", async () => {
    const { agent, preview } = await newPayingReader(asking);
    await expand(agent, preview.id);
    standIn.set({ mode: "hang" });
    standIn.calls.length = 0;
    const first = await buildTestApp({ configure: withWorkingOpenAi(standIn), onLog });
    await expect.poll(() => standIn.calls.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await first.close();
    expect((await open(agent, preview.slug)).isPremium).toBe(false);
    standIn.set({ mode: "ok" });
    const { app } = await restart();
    const whole = await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(whole.lifePurpose).toContain(", in turn.");
  });
});

describe("blueprint without an AI", () => {
  it("is complete from the start, and expanding it changes nothing", async () => {
    const { app, deps } = await buildAppForTest();
    const { agent, preview } = await newPayingReader({
      ...asking,
      app,
      deps: { ...asking.deps, ...deps },
    });
    expect(preview.isPremium).toBe(true);
    expect(isWhole(await open(agent, preview.slug))).toBe(true);
    expect((await expand(agent, preview.id)).json()).toEqual({
      success: true,
      message: "Your full report is ready.",
    });
    expect(await listJobStates(asking, preview.id)).toEqual([]);
  });

  it("completes in the built-in text when it was begun with one", async () => {
    const { agent, preview } = await newPayingReader(asking);
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, jobs: { ...config.jobs, workers: true } }),
    });
    standIn.calls.length = 0;
    await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(standIn.calls).toEqual([]);
  });
});
