import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import type { Config } from "../../config/config.ts";
import { findCopy, keepCopy } from "./report-copies.store.ts";

// The first print waits for a thread to load the fonts and the typesetter.
vi.setConfig({ testTimeout: 90_000 });

let built: TestApp;

const DOWNLOADS = 8;

/** The limits of production, with one print for each user, and few downloads. */
const withOnePrintEach = (config: Config): Config => ({
  ...config,
  limits: {
    scale: 1,
    rates: {
      ...config.limits.rates,
      reportPrints: [{ max: 1, windowSeconds: 600 }],
      reportDownloads: [{ max: DOWNLOADS, windowSeconds: 600 }],
    },
  },
});

beforeAll(async () => {
  built = await buildTestApp({ configure: withOnePrintEach });
});

afterAll(() => built.close());

async function payerWithReport({ app, deps }: Pick<TestApp, "app" | "deps">) {
  // The limits of production count by address.
  const from = { remoteAddress: "198.51.100.40" };
  const { agent, user } = await signedInUser(app, deps, { hasLifetimeAccess: true }, from);
  const order = { birthDate: "1990-01-15", mbtiType: "INTJ" };
  const { profile } = (await agent.post("/api/generate-profile", order)).json<{
    profile: GeneratedProfile;
  }>();
  return { agent, user, profile, url: `/api/profiles/${profile.slug}/report.pdf` };
}

const withKnown = (etag: string) => ({ headers: { "if-none-match": etag } });

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
      etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
    });
    const { pages, info } = await readPdf(answer.rawPayload);
    const said = pages.join(" ");
    for (const name of SECTION_NAMES) {
      // Its question is set plainly in every form.
      expect(said).toContain(profile[name].split("\n\n").at(-1)?.slice(0, 60));
    }
    expect(info["Title"]).toContain(profile.archetype);

    const other = { birthDate: "1991-02-16", mbtiType: "INTJ" };
    const { profile: second } = (await agent.post("/api/generate-profile", other)).json<{
      profile: GeneratedProfile;
    }>();
    const refused = await download(agent, `/api/profiles/${second.slug}/report.pdf`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("is the kept file when asked for again, which does not count as a print", async () => {
    const { agent, url } = await payerWithReport(built);
    const first = await download(agent, url);
    const again = await download(agent, url);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.headers["etag"]).toBe(first.headers["etag"]);
  });

  it("is downloaded no more often than a generous limit allows, kept or printed", async () => {
    const { agent, url } = await payerWithReport(built);
    const statuses: number[] = [];
    for (let count = 0; count < DOWNLOADS + 1; count += 1) {
      statuses.push((await download(agent, url)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: DOWNLOADS }, () => 200), 429]);
  });

  it("is printed once for requests at the same time", async () => {
    const { agent, url } = await payerWithReport(built);
    const answers = await Promise.all([1, 2, 3].map(() => download(agent, url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it("is not sent again to a reader who has it, and the ETag opens nothing", async () => {
    const { agent, user, url } = await payerWithReport(built);
    const first = await download(agent, url);
    const etag = String(first.headers["etag"]);
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, "*"]) {
      const answer = await agent.get(url, withKnown(known));
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
    }
    const stale = await agent.get(url, withKnown('"another"'));
    expect(stale.statusCode).toBe(200);

    const { agent: stranger } = await payerWithReport(built);
    expect((await stranger.get(url, withKnown(etag))).statusCode).toBe(404);
    const visitor = createAgent(built.app);
    expect((await visitor.get(url, withKnown(etag))).statusCode).toBe(401);
    await setLifetimeAccess(built.deps, user.id, false);
    expect((await agent.get(url, withKnown(etag))).statusCode).toBe(402);
  });

  it("is kept no longer than access, account and text last", async () => {
    const { db } = built.deps;
    const countKept = async (slug: string) => {
      const { count } = await db
        .selectFrom("report_copies")
        .innerJoin("blueprints", "blueprints.id", "report_copies.blueprint_id")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow();
      return count;
    };
    const endings: ((userId: string, slug: string) => Promise<unknown>)[] = [
      (userId) => setLifetimeAccess(built.deps, userId, false),
      (_, slug) =>
        db
          .updateTable("blueprints")
          .set({ report: sql<string>`report` })
          .where("slug", "=", slug)
          .execute(),
    ];
    for (const end of endings) {
      const { agent, user, profile, url } = await payerWithReport(built);
      await download(agent, url);
      expect(await countKept(profile.slug)).toBe(1);
      await end(user.id, profile.slug);
      expect(await countKept(profile.slug)).toBe(0);
    }
    const { agent, user, url } = await payerWithReport(built);
    await download(agent, url);
    const listKept = () => db.selectFrom("report_copies").select("blueprint_id").execute();
    const before = await listKept();
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect(await listKept()).toHaveLength(before.length - 1);
  });

  it("is not kept for an owner whose access ended while it was printed", async () => {
    const { user, profile } = await payerWithReport(built);
    const { db } = built.deps;
    const bytes = new Uint8Array([1]);
    await setLifetimeAccess(built.deps, user.id, false);
    await keepCopy(db, { id: profile.id, etag: "e", bytes, madeAt: new Date() }, 10);
    expect(await findCopy(db, profile.id, "e")).toBeNull();
    await setLifetimeAccess(built.deps, user.id, true);
    await keepCopy(db, { id: profile.id, etag: "e", bytes, madeAt: new Date() }, 10);
    expect(Array.from((await findCopy(db, profile.id, "e")) ?? [])).toEqual([1]);
  });

  it("is kept for the newest readers only", async () => {
    const { db } = built.deps;
    const made = [await payerWithReport(built), await payerWithReport(built)];
    const now = Date.now();
    for (const [index, { profile }] of made.entries()) {
      const madeAt = new Date(now + (index + 1) * 60_000);
      await keepCopy(db, { id: profile.id, etag: "e", bytes: new Uint8Array([1]), madeAt }, 1);
    }
    const kept = await db.selectFrom("report_copies").select("blueprint_id as id").execute();
    expect(kept).toEqual([{ id: made[1]?.profile.id }]);
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
    const readers = [await payerWithReport(app), await payerWithReport(app)];
    const answers = await Promise.all(readers.map(({ agent, url }) => download(agent, url)));
    const [printed, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([printed?.statusCode, refused?.statusCode]).toEqual([200, 503]);
    expect(refused?.headers["retry-after"]).toBe("10");
    expect(refused?.json<{ code: string }>().code).toBe("unavailable");
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
