import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import {
  getCanary,
  type OpenAiStandIn,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { expand, ORDER, openWhole } from "../../../test/expanding-reports.ts";
import { makeUser, setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { OPENAI_TEST_KEY, withWorkingOpenAi } from "../../../test/with-openai.ts";

let standIn: OpenAiStandIn;
let built: TestApp;
const log: string[] = [];
const onLog = (line: string) => log.push(line);

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  built = await buildTestApp({ configure: withWorkingOpenAi(standIn), onLog });
  return async () => {
    await built.close();
    await standIn.close();
  };
});

async function signInAs(agent: Agent, deps: TestApp["deps"]): Promise<void> {
  const { email, password } = await makeUser(deps);
  expect((await agent.post("/api/auth/login", { email, password })).statusCode).toBe(200);
}

describe("paid text", () => {
  it("never reaches another user, in any response, nor the log", {
    timeout: 60_000,
  }, async () => {
    standIn.set({ mode: "canary" });
    const { app, deps } = built;
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

    const free = [getCanary("overview"), getCanary("strengths")];
    const leaked = answers.flatMap((answer) => answer.match(/canary-[\w-]+/gi) ?? []);
    expect(leaked.filter((word) => !free.includes(word))).toEqual([]);
    expect(log.join("")).not.toMatch(/canary-/i);
    expect(log.join("")).not.toContain(OPENAI_TEST_KEY);

    await setLifetimeAccess(deps, user.id, true);
    await expand(agent, id);
    const whole = await openWhole(agent, slug);
    for (const name of SECTION_NAMES) expect(whole[name]).toContain(getCanary(name));
    whole.monthlyForecasts.forEach((text, index) =>
      expect(text).toContain(getCanary(`month-${index + 1}`)),
    );
    const pdf = await readPdf((await agent.get(`/api/profiles/${slug}/report.pdf`)).rawPayload);
    expect(JSON.stringify(pdf)).toContain("canary-");

    await setLifetimeAccess(deps, user.id, false);
    const withdrawn = (await agent.get(`/api/profiles/${slug}`)).body.match(/canary-[\w-]+/gi);
    expect((withdrawn ?? []).filter((word) => !free.includes(word))).toEqual([]);
  });
});
