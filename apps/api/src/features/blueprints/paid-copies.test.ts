import type { Evidence, GeneratedProfile, SentenceEvidence } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { setLifetimeAccess, signedInUser } from "../../../test/factories.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };
const COPIES = [
  { copy: "grounds", opening: "{" },
  { copy: "report.pdf", opening: "%PDF" },
  { copy: "calendar.ics", opening: "BEGIN:VCALENDAR" },
];

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = (traits = {}) => signedInUser(built.app, built.deps, traits);

async function generate(agent: Agent): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", ORDER);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const joined = (sentences: readonly SentenceEvidence[]) =>
  sentences.map(({ text }) => text).join(" ");

const withoutId = (body: string) => ({ ...(JSON.parse(body) as object), requestId: "" });

describe.each(COPIES)("a blueprint's $copy", ({ copy, opening }) => {
  it("is for its paying owner only", async () => {
    const { agent, user } = await signedInAgent();
    const { slug } = await generate(agent);
    const url = `/api/profiles/${slug}/${copy}`;
    const unpaid = await agent.get(url);
    expect([unpaid.statusCode, unpaid.json<{ code: string }>().code]).toEqual([
      402,
      "payment_required",
    ]);
    expect((await createAgent(built.app).get(url)).statusCode).toBe(401);

    const { agent: payer } = await signedInAgent({ hasLifetimeAccess: true });
    const foreign = await payer.get(url);
    const unknown = await payer.get(`/api/profiles/${"x".repeat(22)}/${copy}`);
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(withoutId(foreign.body)).toEqual(withoutId(unknown.body));

    await setLifetimeAccess(built.deps, user.id, true);
    const paid = await agent.get(url);
    expect(paid.statusCode).toBe(200);
    expect(paid.body.slice(0, opening.length)).toBe(opening);
    await setLifetimeAccess(built.deps, user.id, false);
    expect((await agent.get(url)).statusCode).toBe(402);
  });
});

describe("evidence of a blueprint", () => {
  it("covers every sentence of every text, in plain words", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const profile = await generate(agent);
    const answer = await agent.get(`/api/profiles/${profile.slug}/grounds`);
    const evidence = answer.json<Evidence>();
    for (const name of SECTION_NAMES) {
      expect(joined(evidence[name])).toBe(profile[name].replaceAll("\n\n", " "));
    }
    expect(joined(evidence.overview)).toBe(profile.overview);
    expect(evidence.strengths.map(({ text }) => text)).toEqual(profile.strengths);
    const months = profile.monthlyForecasts.map((text) => text.replaceAll("\n\n", " "));
    expect(evidence.monthlyForecasts.map(joined)).toEqual(months);
    const { book } = profile;
    expect(evidence.costs.map(({ text }) => text)).toEqual(book?.costs);
    expect(evidence.tensions.map(joined)).toEqual(book?.tensions.map(({ text }) => text));
    expect(evidence.standouts.map(joined)).toEqual(book?.standouts.map(({ text }) => text));
    expect(evidence.openings.map(joined)).toEqual(book?.openings);
    expect(joined(evidence.practice)).toBe(book?.practice);
    expect(joined(evidence.argument)).toBe(book?.argument.replaceAll("\n\n", " "));

    const all = [evidence.overview, evidence.strengths, ...evidence.monthlyForecasts].flat();
    for (const { kind, because } of all) {
      expect(kind).not.toBe("");
      expect(because).toMatch(/^[A-Z].{3,160}$/);
    }
    expect(evidence.overview.map(({ because }) => because)).toContain(
      "Your type, INTJ, together with your Sun in Capricorn",
    );
  });
});

describe("the calendar file of a blueprint", () => {
  it("is a download with a descriptive file name", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const { slug, generatedAt } = await generate(agent);
    const answer = await agent.get(`/api/profiles/${slug}/calendar.ics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="cosmic-blueprint-intj-capricorn.ics"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents("vevent");
    expect(events.length).toBeGreaterThan(40);
    const stamp = String(events[0]?.getFirstPropertyValue("dtstamp"));
    expect(stamp).toBe(`${generatedAt.slice(0, 19)}Z`);
  });
});
