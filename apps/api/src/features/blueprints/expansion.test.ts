import type { GeneratedProfile, Grounds } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import {
  canaryOf,
  type OpenAiStandIn,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { OPENAI_TEST_KEY, withOpenAi, withWorkingOpenAi } from "../../../test/with-openai.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };
const SHOWN: readonly string[] = ["careerSuggestions", "relationshipAdvice", "spiritualInsights"];
const PAID_ONLY = SECTION_NAMES.filter((name) => !SHOWN.includes(name));

let standIn: OpenAiStandIn;
/** Writes full reports. */
let working: TestApp;
/** Only asks for them, as does a process that is about to die. */
let asking: TestApp;
const log: string[] = [];
const onLog = (line: string) => log.push(line);

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  asking = await buildTestApp({ configure: withOpenAi(standIn), onLog });
  working = await buildTestApp({ configure: withWorkingOpenAi(standIn), onLog });
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
});
afterAll(async () => {
  await working.close();
  await asking.close();
  await standIn.close();
});

async function generate(agent: Agent): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", ORDER);
  expect(response.statusCode).toBe(200);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

/** Somebody with a preview, who pays after reading it. */
async function newBuyer({ app, deps }: TestApp = working) {
  const { agent, user } = await signedInUser(app, deps);
  const preview = await generate(agent);
  await setLifetimeAccess(deps, user.id, true);
  return { agent, user, preview };
}

const open = async (agent: Agent, slug: string) =>
  (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

const expand = (agent: Agent, profileId: string) => agent.post("/api/expand-report", { profileId });

const isWhole = (profile: GeneratedProfile) =>
  profile.monthlyForecasts.length === 12 &&
  profile.forecastYears.length === 12 &&
  SECTION_NAMES.every((name) => profile[name].length > 200);

/** Opens the blueprint until it is whole; a part of the paid texts must never show. */
async function openWhole(agent: Agent, slug: string): Promise<GeneratedProfile> {
  let profile = await open(agent, slug);
  while (!profile.isPremium) {
    expect(PAID_ONLY.filter((name) => profile[name] !== "")).toEqual([]);
    expect([profile.monthlyForecasts, profile.forecastYears]).toEqual([[], []]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    profile = await open(agent, slug);
  }
  expect(isWhole(profile)).toBe(true);
  return profile;
}

const jobsOf = async (blueprintId: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'expand-report'
    and singleton_key = ${blueprintId}`.execute(asking.deps.db);
  return rows.map(({ state }) => state);
};

describe("a preview that has been paid for", () => {
  it("shows the three cards whole, waits for the rest, and becomes a full report", async () => {
    const { agent, preview } = await newBuyer();
    standIn.set({ mode: "delay", milliseconds: 200 });
    const before = await open(agent, preview.slug);
    expect(before).toMatchObject({ isPaid: true, isPremium: false, overview: preview.overview });
    for (const name of ["careerSuggestions", "spiritualInsights"] as const) {
      expect(before[name].length).toBeGreaterThan(200);
    }
    const response = await expand(agent, preview.id);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, message: "Your full report is being written." },
    ]);
    const whole = await openWhole(agent, preview.slug);
    expect(whole).toMatchObject({
      id: preview.id,
      isPaid: true,
      overview: preview.overview,
      careerSuggestions: before.careerSuggestions,
    });
    for (const name of SECTION_NAMES) expect(whole[name]).toContain(", in turn.");
    expect((await expand(agent, preview.id)).json()).toMatchObject({
      message: "Your full report is ready.",
    });
    // Asked for once more just before the work began, it finds nothing left to do.
    await expect
      .poll(async () => new Set(await jobsOf(preview.id)))
      .toEqual(new Set(["completed"]));
    // One call for the preview, eight for the rest.
    expect(standIn.calls).toHaveLength(9);
  });

  it("becomes whole when it is opened, without being asked", async () => {
    const { agent, preview } = await newBuyer();
    expect((await openWhole(agent, preview.slug)).lifePurpose).toContain(", in turn.");
  });

  it("is written once, however often it is asked for", async () => {
    const { agent, preview } = await newBuyer();
    standIn.set({ mode: "delay", milliseconds: 300 });
    standIn.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => expand(agent, preview.id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await openWhole(agent, preview.slug);
    await expand(agent, preview.id);
    expect(standIn.calls).toHaveLength(8);
  });

  it("gives its sentences' grounds and its PDF once it is whole, its calendar at once", async () => {
    const { agent, preview } = await newBuyer(asking);
    const copyOf = (copy: string) => agent.get(`/api/profiles/${preview.slug}/${copy}`);
    for (const copy of ["grounds", "report.pdf"]) {
      const response = await copyOf(copy);
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { message: expect.stringContaining("still being written") },
      ]);
    }
    expect((await copyOf("calendar.ics")).statusCode).toBe(200);
    const elsewhere = createAgent(working.app, { cookies: agent.cookies });
    const { lifePurpose } = await openWhole(elsewhere, preview.slug);
    const grounds = (await copyOf("grounds")).json<Grounds>();
    expect(grounds.lifePurpose.map(({ text }) => text).join(" ")).toBe(lifePurpose);
  });
});

describe("a preview that has not been paid for", () => {
  it("stays one: 402 for its owner, 404 for others, and nothing is asked of the AI", async () => {
    const { agent, user, preview } = await newBuyer(asking);
    const { agent: stranger } = await signedInUser(asking.app, asking.deps, {
      hasLifetimeAccess: true,
    });
    await setLifetimeAccess(asking.deps, user.id, false);
    standIn.calls.length = 0;
    expect((await expand(agent, preview.id)).statusCode).toBe(402);
    for (const id of [preview.id, asking.deps.ids.uuid(), "-1", "abc", ""]) {
      expect((await expand(stranger, id)).statusCode).toBe(404);
    }
    expect((await open(agent, preview.slug)).isPremium).toBe(false);
    expect(standIn.calls).toEqual([]);
    expect(await jobsOf(preview.id)).toEqual([]);
  });

  it("stays one when access is withdrawn before its turn comes", async () => {
    const { agent, user, preview } = await newBuyer(asking);
    await expand(agent, preview.id);
    await setLifetimeAccess(asking.deps, user.id, false);
    standIn.calls.length = 0;
    await expect.poll(() => jobsOf(preview.id), { timeout: 10_000 }).toEqual(["completed"]);
    expect((await open(agent, preview.slug)).isPremium).toBe(false);
    expect(standIn.calls).toEqual([]);
  });
});

const restart = () => buildAppForTest({ configure: withWorkingOpenAi(standIn), onLog });

/** Leaves behind what a killed process does: a job under way, and a lease that nobody renews. */
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
  const buyer = await newBuyer(asking);
  await expand(buyer.agent, buyer.preview.id);
  await killWriter(buyer.preview.id, heartbeatAgo);
  return buyer;
}

const isStoredWhole = async (slug: string) => {
  const { db } = asking.deps;
  const rows = db.selectFrom("blueprints").select("is_premium").where("slug", "=", slug);
  return (await rows.executeTakeFirstOrThrow()).is_premium;
};

describe("a full report whose process or AI fails while it is written", () => {
  beforeAll(() => working.deps.jobs.stop());

  it("is whole soon after the restart, by itself", async () => {
    const { agent, preview } = await dyingBuyer("1 minute");
    await restart();
    await expect.poll(() => isStoredWhole(preview.slug), { timeout: 15_000 }).toBe(true);
    expect((await open(agent, preview.slug)).lifePurpose).toContain(", in turn.");
  });

  it("is whole soon after it is opened again", async () => {
    const { agent, preview } = await dyingBuyer("1 second");
    const { app } = await restart();
    const whole = await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(whole.lifePurpose).toContain(", in turn.");
  });

  it("is whole in our words while the AI is down", async () => {
    const { agent, preview } = await newBuyer(asking);
    standIn.set({ mode: "status", status: 500 });
    const { app } = await restart();
    const whole = await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(whole.lifePurpose).not.toContain("in turn");
    expect(whole.overview).toContain("in turn");
  });

  it("is left to the next process by one that stops", async () => {
    const { agent, preview } = await newBuyer(asking);
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

async function signInAs(agent: Agent, deps: TestApp["deps"]): Promise<void> {
  const { email, password } = await makeUser(deps);
  expect((await agent.post("/api/auth/login", { email, password })).statusCode).toBe(200);
}

describe("what only a paying reader may see", () => {
  it("reaches nobody else, whatever they ask, and nor does the log", async () => {
    standIn.set({ mode: "canary" });
    const { app, deps } = await buildAppForTest({ configure: withWorkingOpenAi(standIn), onLog });
    const { agent, user } = await signedInUser(app, deps);
    const answers: string[] = [];
    const ask = async (url: string) => answers.push((await agent.get(url)).body);

    const visitor = createAgent(app);
    answers.push((await visitor.post("/api/generate-profile", ORDER)).body);
    const generated = await agent.post("/api/generate-profile", ORDER);
    answers.push(generated.body);
    const { id, slug } = generated.json<{ profile: GeneratedProfile }>().profile;
    for (const list of ["/api/profiles", "/api/user-profiles"]) await ask(list);
    for (const copy of ["", "/grounds", "/report.pdf", "/calendar.ics"]) {
      await ask(`/api/profiles/${slug}${copy}`);
    }
    answers.push((await agent.post("/api/migrate-profile", { profileSlug: slug })).body);
    answers.push((await expand(agent, id)).body);

    const { birthDate: _, ...visited } = JSON.parse(answers[0] ?? "") as Record<string, unknown>;
    expect(visited).toMatchObject({ success: true });
    await signInAs(visitor, deps);
    answers.push((await visitor.post("/api/migrate-profile", { profileSlug: slug })).body);

    const free = [canaryOf("overview"), canaryOf("strengths")];
    const leaked = answers.flatMap((answer) => answer.match(/canary-[\w-]+/gi) ?? []);
    expect(leaked.filter((word) => !free.includes(word))).toEqual([]);
    expect(log.join("")).not.toMatch(/canary-/i);
    expect(log.join("")).not.toContain(OPENAI_TEST_KEY);

    await setLifetimeAccess(deps, user.id, true);
    await expand(agent, id);
    const whole = await openWhole(agent, slug);
    for (const name of SECTION_NAMES) expect(whole[name]).toContain(canaryOf(name));
    whole.monthlyForecasts.forEach((text, index) =>
      expect(text).toContain(canaryOf(`month-${index + 1}`)),
    );
    const pdf = await readPdf((await agent.get(`/api/profiles/${slug}/report.pdf`)).rawPayload);
    expect(JSON.stringify(pdf)).toContain("canary-");

    await setLifetimeAccess(deps, user.id, false);
    const withdrawn = (await agent.get(`/api/profiles/${slug}`)).body.match(/canary-[\w-]+/gi);
    expect((withdrawn ?? []).filter((word) => !free.includes(word))).toEqual([]);
  });
});

describe("a blueprint without an AI", () => {
  it("is whole from the start, and asking for more changes nothing", async () => {
    const { app, deps } = await buildAppForTest();
    const { agent, preview } = await newBuyer({
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
    expect(await jobsOf(preview.id)).toEqual([]);
  });

  it("becomes whole in our words when it was begun with one", async () => {
    const { agent, preview } = await newBuyer(asking);
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, jobs: { ...config.jobs, workers: true } }),
    });
    standIn.calls.length = 0;
    await openWhole(createAgent(app, { cookies: agent.cookies }), preview.slug);
    expect(standIn.calls).toEqual([]);
  });
});
