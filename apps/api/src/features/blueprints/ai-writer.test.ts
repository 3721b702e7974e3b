import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import {
  type OpenAiStandIn,
  type StandInMode,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import {
  buildAppForTest,
  buildTestApp,
  type TestApp,
  type TestAppOptions,
} from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { readStored } from "../../../test/stored-texts.ts";
import { OPENAI_TEST_KEY, withOpenAi } from "../../../test/with-openai.ts";
import type { Config } from "../../config/config.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };
const SHOWN = ["careerSuggestions", "relationshipAdvice", "spiritualInsights"] as const;

let standIn: OpenAiStandIn;
/** An application without the AI on the same database. */
let plain: TestApp;
const log: string[] = [];

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  plain = await buildTestApp();
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
});
afterAll(async () => {
  await plain.close();
  await standIn.close();
});

const buildWithAi = (changes: Partial<Config["openAi"]> = {}, options: TestAppOptions = {}) =>
  buildAppForTest({
    configure: withOpenAi(standIn, changes),
    onLog: (line) => log.push(line),
    ...options,
  });

async function generate(agent: Agent, order: object = ORDER): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", order);
  expect(response.statusCode).toBe(200);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const listTexts = (profile: GeneratedProfile) => ({
  overview: profile.overview,
  strengths: profile.strengths,
  monthlyForecasts: profile.monthlyForecasts,
  ...Object.fromEntries(SECTION_NAMES.map((name) => [name, profile[name]])),
});

/** The texts of the built-in writer for a paying reader. */
async function getBuiltInTexts(): Promise<ReturnType<typeof listTexts>> {
  const { agent } = await signedInUser(plain.app, plain.deps, { hasLifetimeAccess: true });
  return listTexts(await generate(agent));
}

const listRows = (userId: string) =>
  plain.deps.db.selectFrom("blueprints").selectAll().where("user_id", "=", userId).execute();

describe("blueprint with an AI configured", () => {
  it("is fully re-worded for a user who has paid", async () => {
    const { app, deps } = await buildWithAi();
    const { agent } = await signedInUser(app, deps, { hasLifetimeAccess: true });
    const profile = await generate(agent);
    expect(profile).toMatchObject({ isPaid: true, isPremium: true });
    for (const name of SECTION_NAMES) expect(profile[name]).toContain(", in turn.");
    expect(profile.monthlyForecasts).toHaveLength(12);
    for (const month of profile.monthlyForecasts) expect(month).toContain(", in turn");
    const [first] = (await agent.get("/api/profiles")).json<{ overview: string }[]>();
    expect(first?.overview).toBe(profile.overview);
  });

  it("is re-worded in the preview's parts for other users, in one call", async () => {
    const { app, deps } = await buildWithAi();
    const { agent, user } = await signedInUser(app, deps);
    const profile = await generate(agent);
    expect(profile).toMatchObject({ isPaid: false, isPremium: false, monthlyForecasts: [] });
    expect(profile.overview).toContain(", in turn.");
    expect(standIn.calls).toHaveLength(1);
    const [row] = await listRows(user.id);
    expect(row).toMatchObject({ is_premium: false });
    const { sections } = (await readStored(deps, profile.id)).report;
    expect(sections.careerSuggestions.text).toContain(", in turn.");
    // The rest is stored with the built-in texts.
    const stored = sections.lifePurpose.text;
    expect(stored).toBe(((await getBuiltInTexts()) as Record<string, unknown>)["lifePurpose"]);
  });

  it("is a preview for visitors too", async () => {
    const { app } = await buildWithAi();
    const profile = await generate(createAgent(app));
    expect(profile).toMatchObject({ isPaid: false, isPremium: false, lifePurpose: "" });
    expect(profile.overview).toContain(", in turn.");
  });
});

/** One of each kind; every failure and every lie is tried on the reworder itself. */
const FAILURES: StandInMode[] = [{ mode: "hang" }, { mode: "lie", lie: "script" }];

describe("blueprint when the AI fails or answers wrongly", () => {
  it.each(FAILURES)("is complete, in the built-in text (%o)", async (mode) => {
    standIn.set(mode);
    const { app, deps } = await buildWithAi({ callTimeout: 300, reportTimeout: 2_000 });
    const { agent } = await signedInUser(app, deps, { hasLifetimeAccess: true });
    const profile = await generate(agent);
    expect(profile).toMatchObject({ isPaid: true, isPremium: true });
    expect(listTexts(profile)).toEqual(await getBuiltInTexts());
  });

  it("uses no key of a response as a fact", async () => {
    standIn.set({ mode: "extra-keys" });
    const { app, deps } = await buildWithAi();
    const { agent } = await signedInUser(app, deps);
    const profile = await generate(agent);
    expect(profile).toMatchObject({ isPaid: false, isPremium: false });
    expect([profile.slug, profile.id]).not.toContain("stolen");
    for (const name of SHOWN) expect(profile[name]).toMatch(/^[^]{1,150}…$/);
  });
});

describe("blueprint requested many times", () => {
  it("costs one set of calls over two replicas, which all return the same report", async () => {
    standIn.set({ mode: "delay", milliseconds: 300 });
    const [one, other] = [await buildWithAi(), await buildWithAi()];
    const { agent, user } = await signedInUser(one.app, one.deps);
    const elsewhere = createAgent(other.app, { cookies: agent.cookies });
    const profiles = await Promise.all(
      Array.from({ length: 20 }, (_, index) => generate(index % 2 ? elsewhere : agent)),
    );
    expect(new Set(profiles.map(({ slug }) => slug)).size).toBe(1);
    expect(standIn.calls).toHaveLength(1);
    expect(await listRows(user.id)).toHaveLength(1);
    expect(await plain.deps.db.selectFrom("leases").selectAll().execute()).toEqual([]);
  });

  it("is generated although its first client disconnected, and a retry returns it", async () => {
    standIn.set({ mode: "delay", milliseconds: 300 });
    const { app, deps } = await buildWithAi();
    const { agent, user } = await signedInUser(app, deps);
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const leave = new AbortController();
    const cookie = [...agent.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const asked = fetch(`${address}/api/generate-profile`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", host: "localhost:3000" },
      body: JSON.stringify(ORDER),
      signal: leave.signal,
    });
    await expect.poll(() => standIn.calls.length).toBe(1);
    leave.abort();
    await expect(asked).rejects.toThrow("aborted");
    const { slug } = await generate(agent);
    expect(await listRows(user.id)).toMatchObject([{ slug }]);
    expect(standIn.calls).toHaveLength(1);
  });

  it("does not wait for a dead process beyond its lease", async () => {
    const { app, deps } = await buildWithAi();
    const { agent } = await signedInUser(app, deps);
    standIn.set({ mode: "hang" });
    const leases = { ...deps.config.leases, lifetime: 400, renewEvery: 60_000 };
    const gone = await buildWithAi(
      {},
      {
        configure: (config) => ({ ...withOpenAi(standIn, { callTimeout: 1_500 })(config), leases }),
      },
    );
    const lost = generate(createAgent(gone.app, { cookies: agent.cookies }));
    await expect.poll(() => standIn.calls.length).toBe(1);
    standIn.set({ mode: "ok" });
    const { slug } = await generate(agent);
    expect(standIn.calls).toHaveLength(2);
    // A late answer of the dead process gets the stored blueprint.
    expect((await lost).slug).toBe(slug);
  });

  it("holds no database connection during the AI call", async () => {
    standIn.set({ mode: "hang" });
    const { app, deps } = await buildWithAi({ concurrency: 50, callTimeout: 3_000 });
    const requests = deps.config.database.poolSize + 2;
    let isOver = false;
    const all = Promise.all(
      Array.from({ length: requests }, () => generate(createAgent(app))),
    ).finally(() => {
      isOver = true;
    });
    await expect
      .poll(() => standIn.calls.length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(requests);
    await Promise.all(Array.from({ length: requests }, () => sql`select 1`.execute(deps.db)));
    expect(isOver).toBe(false);
    await all;
  });
});

describe("AI that is down for two minutes", () => {
  it("is called at most eighty times while twenty clients keep asking", async () => {
    standIn.set({ mode: "status", status: 500 });
    let time = 0;
    const { app } = await buildWithAi({}, { stopwatch: () => time });
    const clients = Array.from({ length: 20 }, () => createAgent(app));
    let round = 0;
    for (; time <= 120_000; time += 20_000, round += 1) {
      const birthDate = `1990-02-${String(10 + round)}`;
      await Promise.all(clients.map((client) => generate(client, { ...ORDER, birthDate })));
    }
    // The breaker lets one call through in each round.
    expect(standIn.calls.length).toBeGreaterThanOrEqual(round);
    expect(standIn.calls.length).toBeLessThanOrEqual(80);
  });
});

describe("log of AI calls", () => {
  it("contains the cost of reports, and no key, text or birth date", () => {
    expect(log.some((line) => line.includes("A report was re-worded"))).toBe(true);
    const all = log.join("");
    expect(all).not.toContain(OPENAI_TEST_KEY);
    expect(all).not.toMatch(/in turn|Bartholomew|1990-0/);
  });
});
