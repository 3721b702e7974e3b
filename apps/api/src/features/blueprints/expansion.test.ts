import type { Evidence } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { type OpenAiStandIn, startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  expand,
  listJobStates,
  newPayingReader,
  open,
  openWhole,
} from "../../../test/expanding-reports.ts";
import { setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { OPENAI_TEST_KEY, withOpenAi, withWorkingOpenAi } from "../../../test/with-openai.ts";

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
  if (log.join("").includes(OPENAI_TEST_KEY)) throw new Error("A log holds the key");
});

describe("paid preview", () => {
  it("shows three full cards, then becomes a full report", async () => {
    const { agent, preview } = await newPayingReader(working);
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
      .poll(async () => new Set(await listJobStates(asking, preview.id)))
      .toEqual(new Set(["completed"]));
    // One call for the preview, eight for the rest.
    expect(standIn.calls).toHaveLength(9);
  });

  it("becomes a full report when it is opened", async () => {
    const { agent, preview } = await newPayingReader(working);
    expect((await openWhole(agent, preview.slug)).lifePurpose).toContain(", in turn.");
  });

  it("is expanded once, however often it is requested", async () => {
    const { agent, preview } = await newPayingReader(working);
    standIn.set({ mode: "delay", milliseconds: 300 });
    standIn.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => expand(agent, preview.id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await openWhole(agent, preview.slug);
    await expand(agent, preview.id);
    expect(standIn.calls).toHaveLength(8);
  });

  it("serves its evidence and its PDF once it is whole, its calendar at once", async () => {
    const { agent, preview } = await newPayingReader(asking);
    const fetchCopy = (copy: string) => agent.get(`/api/profiles/${preview.slug}/${copy}`);
    for (const copy of ["grounds", "report.pdf"]) {
      const response = await fetchCopy(copy);
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { message: expect.stringContaining("still being written") },
      ]);
    }
    expect((await fetchCopy("calendar.ics")).statusCode).toBe(200);
    const elsewhere = createAgent(working.app, { cookies: agent.cookies });
    const { lifePurpose } = await openWhole(elsewhere, preview.slug);
    const evidence = (await fetchCopy("grounds")).json<Evidence>();
    expect(evidence.lifePurpose.map(({ text }) => text).join(" ")).toBe(
      lifePurpose.replaceAll("\n\n", " "),
    );
  });
});

describe("unpaid preview", () => {
  it("stays a preview: 402 for its owner, 404 for others, no AI call", async () => {
    const { agent, user, preview } = await newPayingReader(asking);
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
    expect(await listJobStates(asking, preview.id)).toEqual([]);
  });

  it("stays a preview when access is withdrawn before its job runs", async () => {
    const { agent, user, preview } = await newPayingReader(asking);
    await expand(agent, preview.id);
    await setLifetimeAccess(asking.deps, user.id, false);
    standIn.calls.length = 0;
    await expect
      .poll(() => listJobStates(asking, preview.id), { timeout: 10_000 })
      .toEqual(["completed"]);
    expect((await open(agent, preview.slug)).isPremium).toBe(false);
    expect(standIn.calls).toEqual([]);
  });
});
