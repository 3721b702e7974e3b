import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { templatesTo } from "../../../test/outbox.ts";
import { settledUser } from "../../../test/settled-user.ts";
import { withProductionLimits } from "../../../test/test-config.ts";
import { UnauthorizedError } from "../../errors.ts";
import type { UserAccount } from "../../http/session.ts";
import { type ArchiveDeps, listArchiveFiles } from "./account-archive.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

async function download(agent: Agent): Promise<Record<string, Uint8Array>> {
  const answer = await agent.get("/api/account/export");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="cosmic-blueprint-data.zip"',
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  return unzipSync(new Uint8Array(answer.rawPayload));
}

const readJson = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

const namesLike = (files: Record<string, Uint8Array>, pattern: RegExp) =>
  Object.keys(files).filter((name) => pattern.test(name));

describe("account data export", () => {
  it("contains the visits that the user allowed to be measured, and no others", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    for (const hasConsent of [true, false]) {
      const step = { step: "quiz_start", stepNumber: 2, stepName: "Quiz started" };
      const event = { ...step, sessionId: `session_${crypto.randomUUID()}`, hasConsent };
      const metadata = { source: `from-${hasConsent}` };
      expect((await agent.post("/api/funnel-events", { ...event, metadata })).statusCode).toBe(204);
    }
    const visits = readJson(await download(agent), "visits.json");
    expect(visits).toMatchObject([
      {
        startedAt: expect.any(String),
        source: "from-true",
        steps: [{ step: 2, seconds: 0 }],
        events: [{ step: 2, metadata: { source: "from-true" } }],
      },
    ]);
  });

  it("gives out no further file once the session that asked has ended", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { id_hash: sessionHash } = await built.deps.db
      .selectFrom("sessions")
      .select("id_hash")
      .where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    const account = (await agent.get("/api/auth/user")).json<UserAccount>();
    const session = { userId: user.id, sessionHash };
    // Of what is needed, the first files read the database alone.
    const deps = built.deps as unknown as ArchiveDeps;
    const files = listArchiveFiles(deps, account, session, built.deps.clock.now());
    expect((await files.next()).value).toMatchObject({ name: "account.json" });
    await built.deps.db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    await expect(files.next()).rejects.toThrow(UnauthorizedError);
  });

  it("contains the stored data, a preview of unpaid reports, and no secret", async () => {
    const { agent, user } = await settledUser(built, { firstName: "Ada" });
    const files = await download(agent);
    expect(readJson(files, "account.json")).toMatchObject({
      id: user.id,
      email: user.email,
      firstName: "Ada",
      emailVerifiedAt: null,
      signInMethods: [{ kind: "password" }, { kind: "google" }],
    });
    expect(readJson(files, "sessions.json")).toHaveLength(1);
    expect(readJson(files, "birth-info.json")).toMatchObject({ birthDate: "1990-07-14" });
    expect(readJson(files, "quiz-results.json")).toMatchObject([
      { answers: [1, 2, 3, 4, 5, 4, 3, 2] },
    ]);
    expect(readJson(files, "trials.json")).toEqual([
      { text: "overview", createdAt: expect.any(String), chosenAt: null },
    ]);
    const [report] = namesLike(files, /^blueprints\/.*-intj-cancer-[\w-]{22}\.json$/);
    const profile = readJson(files, report ?? "");
    expect(profile).toMatchObject({ isPaid: false, mbtiType: "INTJ" });
    expect(profile.careerSuggestions.length).toBeLessThanOrEqual(151);
    expect(profile.lifePurpose).toBe("");
    const [chart] = namesLike(files, /^blueprints\/.*\.svg$/);
    expect(strFromU8(files[chart ?? ""] ?? new Uint8Array())).toMatch(/^<svg [^>]+>.*<\/svg>\n$/s);
    expect(namesLike(files, /\.(pdf|ics)$/)).toEqual([]);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("quiz-results.json");
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    expect(everything).not.toMatch(/argon2|hash"|token|subject/i);
    expect(await templatesTo(built.deps.db, user.email)).toEqual(["data-export-ready"]);
  });

  it("contains the full report as PDF and calendar for a user with access", {
    timeout: 60_000,
  }, async () => {
    const { agent, user } = await settledUser(built);
    await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "ESFP" });
    await setLifetimeAccess(built.deps, user.id, true);
    const files = await download(agent);
    const printed = namesLike(files, /^blueprints\/.*\.pdf$/);
    expect(printed).toHaveLength(2);
    for (const name of printed) {
      expect(strFromU8(files[name]?.slice(0, 5) ?? new Uint8Array())).toBe("%PDF-");
      expect(strFromU8(files[name.replace(".pdf", ".ics")] ?? new Uint8Array())).toMatch(
        /^BEGIN:VCALENDAR/,
      );
      const profile = readJson(files, name.replace(".pdf", ".json"));
      expect(profile.isPaid).toBe(true);
      expect(profile.lifePurpose.length).toBeGreaterThan(151);
    }
  });

  it("contains no more printed reports in a day than are allowed, and names the others", {
    timeout: 60_000,
  }, async () => {
    const { app } = await buildAppForTest({
      configure: ({ limits, ...config }) => {
        const archivePrints = [{ max: 1 / limits.scale, windowSeconds: 86_400 }];
        return { ...config, limits: { ...limits, rates: { ...limits.rates, archivePrints } } };
      },
    });
    const { agent, user } = await settledUser(built);
    await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "ESFP" });
    await setLifetimeAccess(built.deps, user.id, true);
    const files = await download(createAgent(app, { cookies: agent.cookies }));
    expect(namesLike(files, /\.pdf$/)).toHaveLength(1);
    expect(namesLike(files, /\.ics$/)).toHaveLength(2);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toMatch(
      /Could not be made just now: blueprints\/.*\.pdf/,
    );
  });

  it("states that there is no data yet for a new user", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const files = await download(agent);
    expect(readJson(files, "birth-info.json")).toBeNull();
    expect(readJson(files, "quiz-results.json")).toEqual([]);
    expect(namesLike(files, /^blueprints\//)).toEqual([]);
  });

  it("contains no data of another user", async () => {
    const { user: stranger } = await settledUser(built, { firstName: "Canary" });
    const { agent } = await settledUser(built);
    const everything = Object.values(await download(agent))
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(everything).not.toContain(stranger.id);
    expect(everything).not.toContain("Canary");
  });

  it("is limited to five times an hour", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const user = await makeUser(built.deps);
    const agent = createAgent(app, { remoteAddress: "203.0.113.94" });
    await agent.post("/api/auth/login", user);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await agent.get("/api/account/export")).statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
