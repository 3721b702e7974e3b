import { createHash } from "node:crypto";
import { type GeneratedProfile, generatedProfileSchema } from "@cosmic/contracts";
import { WRITER_VERSION } from "@cosmic/report";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Agent } from "../../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import { setLifetimeAccess, signedInUser } from "../../../../test/factories.ts";
import { readStored, storeKept } from "../../../../test/stored-texts.ts";
import { BODY_VERSION } from "./blueprint-texts.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

async function newReader(traits = {}) {
  const { agent, user } = await signedInUser(built.app, built.deps, traits);
  const answer = await agent.post("/api/generate-profile", ORDER);
  const { id, slug } = answer.json<{ profile: GeneratedProfile }>().profile;
  return { agent, user, id, slug, first: answer.json<{ profile: GeneratedProfile }>().profile };
}

const open = async (agent: Agent, slug: string) =>
  (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

const readRow = async (id: string) =>
  await built.deps.db
    .selectFrom("blueprints")
    .selectAll()
    .select(sql<number>`pg_column_size(blueprints.*)`.as("bytes"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const change = async (id: string, set: object) =>
  await built.deps.db.updateTable("blueprints").set(set).where("id", "=", id).execute();

describe("a blueprint that is not paid for", () => {
  it("is stored as its facts and its preview, without a text", async () => {
    const { agent, slug, id, first } = await newReader();
    const row = await readRow(id);
    expect(row).toMatchObject({
      report: null,
      chart: null,
      forecast: null,
      full_body: null,
      kept_report: null,
      writer_version: WRITER_VERSION,
      dictionary: `${WRITER_VERSION}-INTJ`,
    });
    // Without its indexes.
    expect(row.bytes).toBeLessThan(2_400);
    expect(await open(agent, slug)).toEqual(first);
    expect((await agent.post("/api/generate-profile", ORDER)).json()).toMatchObject({
      profile: first,
    });
  });

  it("is written anew when opened by a later writer, and found again by the same facts", async () => {
    const { agent, slug, id, first } = await newReader();
    const stale = { archetype: "Old", overview: "Old.", writer_version: "4" };
    await change(id, { ...stale, preview: (await readRow(id)).preview });
    expect((await agent.get("/api/profiles")).json()).toMatchObject([{ overview: "Old." }]);
    expect((await agent.post("/api/generate-profile", ORDER)).json()).toMatchObject({
      profile: { id, slug },
    });
    expect(await open(agent, slug)).toEqual(first);
    expect((await agent.get("/api/profiles")).json()).toMatchObject([{ overview: first.overview }]);
    expect(await readRow(id)).toMatchObject({ writer_version: WRITER_VERSION, kept_report: null });
  });

  it("is left to a later writer, where one wrote it during an update", async () => {
    const { agent, slug, id, first } = await newReader();
    await change(id, { writer_version: "9999" });
    expect(await open(agent, slug)).toEqual(first);
    expect(await readRow(id)).toMatchObject({ writer_version: "9999" });
  });

  it("is made again where it was stored in an earlier shape", async () => {
    const { agent, slug, id, first } = await newReader();
    await change(id, { body_version: BODY_VERSION - 1 });
    expect(await open(agent, slug)).toEqual(first);
    expect(await readRow(id)).toMatchObject({ body_version: BODY_VERSION });
  });
});

describe("the text of a blueprint that is paid for", () => {
  it("is kept when it is first opened, and stays whatever later writers would write", async () => {
    const { agent, user, slug, id, first } = await newReader();
    await setLifetimeAccess(built.deps, user.id, true);
    const whole = await open(agent, slug);
    expect(whole).toMatchObject({ isPaid: true, overview: first.overview });
    const kept = await readRow(id);
    expect(kept).toMatchObject({ report: null, preview: null });
    expect(kept.kept_report).not.toBeNull();
    await change(id, { writer_version: "4" });
    expect(await open(agent, slug)).toEqual(whole);
    expect((await readRow(id)).full_body).toEqual(kept.full_body);
    await setLifetimeAccess(built.deps, user.id, false);
    expect(await open(agent, slug)).toEqual(first);
    await setLifetimeAccess(built.deps, user.id, true);
    expect(await open(agent, slug)).toEqual(whole);
  });

  it("is kept at once for a reader who has paid, in less than 16,000 bytes", async () => {
    const { agent, slug, id, first } = await newReader({ hasLifetimeAccess: true });
    expect(first.monthlyForecasts).toHaveLength(12);
    expect(await open(agent, slug)).toEqual(first);
    // Without its indexes.
    expect((await readRow(id)).bytes).toBeLessThan(16_000);
    const { forecast, chart } = await readStored(built.deps, id);
    expect([forecast !== null, chart]).toEqual([true, first.chart]);
  });

  it("is kept once, whichever of several requests comes first", async () => {
    const { agent, user, slug, id } = await newReader();
    await setLifetimeAccess(built.deps, user.id, true);
    const copies = ["", "/grounds", "/calendar.ics", ""];
    const answers = await Promise.all(
      copies.map((copy) => agent.get(`/api/profiles/${slug}${copy}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toBe(answers[3]?.body);
    expect((await open(agent, slug)).lifePurpose).toBe(
      (await readStored(built.deps, id)).report.sections.lifePurpose.text,
    );
  });

  it("keeps its words in an earlier shape, and is sent in the present one", async () => {
    const { agent, slug, id } = await newReader({ hasLifetimeAccess: true });
    const { report } = await readStored(built.deps, id);
    const lifePurpose = { ...report.sections.lifePurpose, text: "What was bought." };
    await storeKept(built.deps, id, {
      report: { ...report, sections: { ...report.sections, lifePurpose } },
    });
    await change(id, { body_version: BODY_VERSION - 1 });
    expect(await open(agent, slug)).toMatchObject({ lifePurpose: "What was bought." });
    expect(await readRow(id)).toMatchObject({ body_version: BODY_VERSION });
    expect(await open(agent, slug)).toMatchObject({ lifePurpose: "What was bought." });
  });
});

describe("the shape of stored bodies", () => {
  it("is the one that BODY_VERSION stands for: raise it with the shape", () => {
    const shape = JSON.stringify(z.toJSONSchema(generatedProfileSchema, { io: "input" }));
    const hash = createHash("sha256").update(shape).digest("hex").slice(0, 12);
    // Bodies from before birth hours and signs of their angles were added are as they would be sent now: the fields are
    // left out of them.
    expect([BODY_VERSION, hash]).toEqual([1, "bc9ee4549155"]);
  });
});
