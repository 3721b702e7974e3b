import type { GeneratedProfile } from "@cosmic/contracts";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../../test/agent.ts";
import { buildAppForTest, type TestApp } from "../../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../../test/database.ts";
import { setLifetimeAccess, signedInUser } from "../../../../test/factories.ts";
import { readStored, storeWide } from "../../../../test/stored-texts.ts";
import { createBlueprintTexts } from "./blueprint-texts.ts";
import { packOldTexts } from "./pack-old-texts.service.ts";
import { KEPT_TEXTS, UPDATE_TIME } from "./stored-form.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

let built: Pick<TestApp, "app" | "deps" | "clock">;

/** A database that has just been brought up to date from the version before. */
beforeEach(async () => {
  const database = await openOwnDatabase();
  built = await buildAppForTest({ database });
  const earlier = new Date(Date.now() - 3_600_000 * 2).toISOString();
  await sql`update schema_migrations set timestamp = ${earlier} where name <> ${KEPT_TEXTS}`.execute(
    database.db,
  );
});

const endUpdate = () => built.clock.set(new Date(Date.now() + UPDATE_TIME).toISOString());

const pack = () => packOldTexts({ db: built.deps.db, texts: createBlueprintTexts(built.deps) });

async function newReader(traits = {}) {
  const { agent, user } = await signedInUser(built.app, built.deps, traits);
  const answer = await agent.post("/api/generate-profile", ORDER);
  const { profile } = answer.json<{ profile: GeneratedProfile }>();
  return { agent, user, profile };
}

const open = async (agent: Agent, { slug }: GeneratedProfile) =>
  (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

const readRow = async ({ id }: GeneratedProfile) =>
  await built.deps.db
    .selectFrom("blueprints")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("during an update", () => {
  it("blueprints are stored as the version before reads them, and nothing is packed", async () => {
    const { agent, user, profile } = await newReader();
    const row = await readRow(profile);
    expect(row.report?.sections.lifePurpose.text).not.toBe("");
    expect([row.chart, row.forecast].includes(null)).toBe(false);
    expect([row.preview, row.full_body, row.kept_report]).toEqual([null, null, null]);
    await setLifetimeAccess(built.deps, user.id, true);
    expect((await open(agent, profile)).monthlyForecasts).toHaveLength(12);
    expect(await pack()).toBe(0);
    expect((await readRow(profile)).report).toEqual(row.report);
  });
});

describe("a day after an update", () => {
  it("new blueprints are packed", async () => {
    endUpdate();
    const { profile } = await newReader();
    expect(await readRow(profile)).toMatchObject({ report: null, kept_report: null });
  });

  it("old texts stay with those who have paid, or once had; others keep their preview", async () => {
    const [visitor, payer] = [await newReader(), await newReader({ hasLifetimeAccess: true })];
    const { report } = await readStored(built.deps, payer.profile.id);
    const lifePurpose = { ...report.sections.lifePurpose, text: "What was bought." };
    const bought = { ...report, version: "3", sections: { ...report.sections, lifePurpose } };
    await storeWide(built.deps, payer.profile.id, { report: bought });
    const before = [
      await open(visitor.agent, visitor.profile),
      await open(payer.agent, payer.profile),
    ];
    expect(before[1]?.lifePurpose).toBe("What was bought.");
    endUpdate();
    expect(await pack()).toBe(2);
    expect(await pack()).toBe(0);
    expect([
      await open(visitor.agent, visitor.profile),
      await open(payer.agent, payer.profile),
    ]).toEqual(before);
    expect(await readRow(visitor.profile)).toMatchObject({ report: null, kept_report: null });
    expect((await readStored(built.deps, payer.profile.id)).report).toEqual(bought);
    await setLifetimeAccess(built.deps, payer.user.id, false);
    expect(await open(payer.agent, payer.profile)).toMatchObject({ lifePurpose: "" });
  });

  it("an old text stays that is bought while it is packed", async () => {
    const { user, profile } = await newReader();
    const { report } = await readStored(built.deps, profile.id);
    const lifePurpose = { ...report.sections.lifePurpose, text: "What was bought." };
    const shown = { ...report, version: "3", sections: { ...report.sections, lifePurpose } };
    await storeWide(built.deps, profile.id, { report: shown });
    endUpdate();
    const texts = createBlueprintTexts(built.deps);
    const read: typeof texts.read = async (row) => {
      await setLifetimeAccess(built.deps, user.id, true);
      return await texts.read(row);
    };
    expect(await packOldTexts({ db: built.deps.db, texts: { ...texts, read } })).toBe(0);
    expect((await readStored(built.deps, profile.id)).report).toEqual(shown);
    expect(await pack()).toBe(1);
    expect((await readStored(built.deps, profile.id)).report).toEqual(shown);
  });

  it("a text that is not whole is packed as it is", async () => {
    const { profile } = await newReader();
    const { report } = await readStored(built.deps, profile.id);
    const overview = { ...report.overview, text: "As the AI put it." };
    await storeWide(built.deps, profile.id, { report: { ...report, overview } });
    await built.deps.db.updateTable("blueprints").set({ is_premium: false }).execute();
    endUpdate();
    expect(await pack()).toBe(1);
    expect((await readStored(built.deps, profile.id)).report.overview.text).toBe(
      "As the AI put it.",
    );
  });

  it("a text stays whose birth its facts no longer tell", async () => {
    const { profile } = await newReader();
    const { chart } = await readStored(built.deps, profile.id);
    if (chart === null) throw new Error("No chart was stored");
    const window = { ...chart.window, reference: "1990-01-15T11:00:00.000Z" };
    await storeWide(built.deps, profile.id, { chart: { ...chart, window } });
    endUpdate();
    expect(await pack()).toBe(1);
    expect((await readRow(profile)).kept_report).not.toBeNull();
  });
});
