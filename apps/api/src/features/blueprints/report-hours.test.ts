import type { Evidence, GeneratedProfile, ReportHours } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";

// The first print waits for a thread to load the fonts and the typesetter.
vi.setConfig({ testTimeout: 90_000 });

const LISBON = 2_267_057;
const hours = { kind: "about", time: "07:00", minutes: 30 } as const;

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

async function generate(agent: Agent, birth: object, birthDate = "1990-07-14") {
  await agent.post("/api/birth-info", { birthDate, ...birth });
  const written = await agent.post("/api/generate-profile", { birthDate, mbtiType: "INFP" });
  const { profile } = written.json<{ profile: GeneratedProfile }>();
  const answer = await agent.get(`/api/profiles/${profile.slug}/hours`);
  return { profile, hours: answer.json<ReportHours | null>() };
}

const signedInAgent = async () => (await signedInUser(built.app, built.deps)).agent;

describe("the hours of a report", () => {
  it("are those given, with the chart of all of them", async () => {
    const report = await generate(await signedInAgent(), { birthHours: hours, placeId: LISBON });
    expect(report.profile).toMatchObject({ birthTime: null, birthHours: hours });
    expect(report.profile.chart?.window).toEqual({
      birthDate: "1990-07-14",
      from: "1990-07-14T05:30:00.000Z",
      to: "1990-07-14T06:30:00.000Z",
      reference: "1990-07-14T06:00:00.000Z",
      certainty: "date",
    });
    expect(report.hours).toMatchObject({
      given: hours,
      notes: [],
      ranges: [{ from: "1990-07-14T05:30:00.000Z", to: "1990-07-14T06:30:00.000Z", offset: 3600 }],
    });
  });

  it("that leave an angle one sign have it in the chart, and no other birth has the field", async () => {
    const agent = await signedInAgent();
    const evening = { kind: "about", time: "19:00", minutes: 30 } as const;
    const birth = { birthHours: evening, placeId: LISBON };
    const { profile } = await generate(agent, birth, "1990-07-13");
    expect(profile.chart).toMatchObject({
      angles: null,
      houses: null,
      angleSigns: { ascendant: "Sagittarius", midheaven: "Libra" },
    });
    for (const other of [{ placeId: LISBON }, { birthTime: "19:00", placeId: LISBON }]) {
      const { profile: without } = await generate(agent, other, "1990-07-12");
      expect(without.chart).not.toHaveProperty("angleSigns");
    }
  });

  it("are told with how surely each sentence holds at them", async () => {
    const { agent } = await signedInUser(built.app, built.deps, { hasLifetimeAccess: true });
    const listReasons = async (birthHours: object) => {
      const birth = { birthHours, placeId: LISBON };
      const { profile } = await generate(agent, birth, "1990-07-13");
      const answer = await agent.get(`/api/profiles/${profile.slug}/grounds`);
      const evidence = answer.json<Evidence>();
      return SECTION_NAMES.flatMap((name) => evidence[name].map(({ because }) => because));
    };
    expect(await listReasons({ kind: "about", time: "19:00", minutes: 30 })).toContain(
      "Sagittarius rising at your birth, at all the hours you gave",
    );
    const wide = await listReasons({ kind: "about", time: "19:00", minutes: 120 });
    expect(wide.join()).not.toContain("rising at your birth");
    expect(wide.join()).toContain("Pisces for 90% of the hours you gave, or Aries (10%)");
  });

  it("are the whole day of an unknown time", async () => {
    const report = await generate(await signedInAgent(), { placeId: LISBON });
    expect(report.profile).not.toHaveProperty("birthHours");
    expect(report.hours).toMatchObject({
      given: null,
      ranges: [{ from: "1990-07-13T23:00:00.000Z", to: "1990-07-14T22:59:00.000Z" }],
    });
  });

  it("are none where the instant is known, or no place is", async () => {
    const agent = await signedInAgent();
    expect((await generate(agent, {})).hours).toBeNull();
    const exact = await generate(agent, { birthTime: "07:00", placeId: LISBON });
    expect(exact.hours).toBeNull();
  });

  it("make another report of the same date", async () => {
    const agent = await signedInAgent();
    const first = await generate(agent, { birthHours: hours, placeId: LISBON });
    const wider = await generate(agent, { birthHours: { ...hours, minutes: 60 } });
    const again = await generate(agent, { birthHours: hours });
    expect(wider.profile.slug).not.toBe(first.profile.slug);
    expect(again.profile.slug).toBe(first.profile.slug);
  });

  it("of a paying reader can be corrected at no charge, and both editions can be downloaded", async () => {
    const { agent } = await signedInUser(built.app, built.deps, { hasLifetimeAccess: true });
    const first = await generate(agent, { birthHours: hours, placeId: LISBON });
    const corrected = await generate(agent, { birthTime: "07:10" });
    expect(corrected.profile.slug).not.toBe(first.profile.slug);
    const list = await agent.get("/api/profiles");
    expect(list.json()).toMatchObject([
      { slug: corrected.profile.slug, birthTime: "07:10", birthHours: null, isPaid: true },
      { slug: first.profile.slug, birthTime: null, birthHours: hours, isPaid: true },
    ]);
    for (const { profile } of [first, corrected]) {
      const download = await agent.get(`/api/profiles/${profile.slug}/report.pdf`);
      expect(download.statusCode).toBe(200);
    }
    expect((await agent.get("/api/purchases")).json()).toEqual([]);
  });

  it("say what the clocks of the day made of them", async () => {
    const agent = await signedInAgent();
    const noteFor = async (birthDate: string, birthHours: object) =>
      (await generate(agent, { birthHours, placeId: LISBON }, birthDate)).hours?.notes;
    const night = { kind: "part", part: "night" };
    expect(await noteFor("1990-03-25", night)).toEqual([
      "The clocks in Lisbon were put forward on March 25, 1990 and skipped 60 minutes of these hours. The rest is kept.",
    ]);
    expect(await noteFor("1990-09-30", night)).toEqual([
      "The clocks in Lisbon were put back on September 30, 1990 and showed 60 minutes of these hours twice. Both times are counted.",
    ]);
    expect(await noteFor("1990-07-14", { kind: "rounded", time: "00:00", to: 60 })).toEqual([
      "The hours you gave reach past July 14, 1990. The part of them on that day is kept.",
    ]);
  });
});
