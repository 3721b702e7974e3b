import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import type { Config } from "../../config/config.ts";

// The first print waits for a thread to load the fonts and the typesetter.
vi.setConfig({ testTimeout: 90_000 });

let built: TestApp;

/** The limits of production, with one print for each user. */
const withOnePrintEach = (config: Config): Config => ({
  ...config,
  limits: {
    scale: 1,
    rates: { ...config.limits.rates, reportPrints: [{ max: 1, windowSeconds: 600 }] },
  },
});

beforeAll(async () => {
  built = await buildTestApp({ configure: withOnePrintEach });
});

afterAll(() => built.close());

async function payerWithReport({ app, deps }: Pick<TestApp, "app" | "deps">) {
  // The limits of production count by address.
  const from = { remoteAddress: "198.51.100.40" };
  const { agent } = await signedInUser(app, deps, { hasLifetimeAccess: true }, from);
  const order = { birthDate: "1990-01-15", mbtiType: "INTJ" };
  const { profile } = (await agent.post("/api/generate-profile", order)).json<{
    profile: GeneratedProfile;
  }>();
  return { agent, profile, url: `/api/profiles/${profile.slug}/report.pdf` };
}

const download = (agent: Agent, url: string) => agent.get(url);

describe("the PDF of a blueprint", () => {
  it("is a download with a descriptive file name and contains the whole report", async () => {
    const { agent, profile, url } = await payerWithReport(built);
    const answer = await download(agent, url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="cosmic-blueprint-intj-capricorn.pdf"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const { pages, info } = await readPdf(answer.rawPayload);
    const said = pages.join(" ");
    for (const name of SECTION_NAMES) {
      // Its question is set plainly in every form.
      expect(said).toContain(profile[name].split("\n\n").at(-1)?.slice(0, 60));
    }
    expect(info["Title"]).toContain(profile.archetype);

    const refused = await download(agent, url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("is created from a report stored before the sky was", async () => {
    const { agent, profile, url } = await payerWithReport(built);
    await built.deps.db
      .updateTable("blueprints")
      .set({
        chart: null,
        forecast: null,
        axes: null,
        writer_version: "1",
        report: (eb) => eb.cast(eb.val(JSON.stringify(asVersion1(profile))), "jsonb"),
      })
      .where("slug", "=", profile.slug)
      .execute();
    const answer = await download(agent, url);
    expect(answer.statusCode).toBe(200);
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages.join(" ")).toContain(profile.lifePurpose.slice(0, 60));
  });

  it("is refused with Retry-After when the print queue is full", async () => {
    const app = await buildAppForTest({
      configure: (config) => ({ ...config, printing: { ...config.printing, waiting: 0 } }),
    });
    const { agent, url } = await payerWithReport(app);
    const refused = await download(agent, url);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("10");
    expect(refused.json<{ code: string }>().code).toBe("unavailable");
  });
});

const written = (text: string) => ({ text, sentences: [] });

/** The report as the first writer stored it: no years. */
function asVersion1(profile: GeneratedProfile) {
  const sections = SECTION_NAMES.map((name) => [name, written(profile[name])] as const);
  return {
    version: "1",
    archetype: profile.archetype,
    overview: written(profile.overview),
    strengths: profile.strengths.map((text) => ({ text })),
    sections: Object.fromEntries(sections),
    monthlyForecasts: profile.monthlyForecasts.map(written),
  };
}
