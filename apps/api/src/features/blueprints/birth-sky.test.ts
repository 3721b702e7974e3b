import type { GeneratedProfile } from "@cosmic/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { readStored, storeWide } from "../../../test/stored-texts.ts";

const LISBON = 2_267_057;
const ORDER = { birthDate: "1990-07-14", mbtiType: "INFP" };
/** Clearly outgoing and clearly N; exactly between T and F, and between J and P. Scored as ENFP. */
const ENF_AND_T_OR_F_J_OR_P = [1, 1, 3, 3, 5, 5, 3, 3];

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = (traits = {}) => signedInUser(built.app, built.deps, traits);

async function generate(agent: Agent, order: object = ORDER): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", order);
  expect(response.statusCode).toBe(200);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const saveBirth = (agent: Agent, more: object) =>
  agent.post("/api/birth-info", { birthDate: ORDER.birthDate, ...more });

const atLisbon = (agent: Agent, birthTime: string) =>
  saveBirth(agent, { birthTime, placeId: LISBON });

describe("the sky of a blueprint", () => {
  it("is the date's when only the date is known, also for visitors and in a preview", async () => {
    for (const agent of [createAgent(built.app), (await signedInAgent()).agent]) {
      const { chart, birthTime, place, isPaid } = await generate(agent);
      expect({ birthTime, place, isPaid }).toEqual({ birthTime: null, place: null, isPaid: false });
      expect(chart?.window).toEqual({
        birthDate: "1990-07-14",
        from: "1990-07-13T10:00:00.000Z",
        to: "1990-07-15T12:00:00.000Z",
        reference: "1990-07-14T12:00:00.000Z",
        certainty: "date",
      });
      expect(chart).toMatchObject({ sunSign: "Cancer", angles: null, houses: null });
      expect(chart?.placements.map(({ body }) => body).slice(0, 2)).toEqual(["Sun", "Moon"]);
    }
  });

  it("is that of the stored time and place, with rising sign and houses", async () => {
    const { agent } = await signedInAgent();
    await atLisbon(agent, "13:45");
    const { chart, birthTime, place } = await generate(agent);
    expect(birthTime).toBe("13:45");
    expect(place).toMatchObject({ name: "Lisbon", country: "Portugal" });
    expect(chart?.window).toMatchObject({
      reference: "1990-07-14T12:45:00.000Z",
      certainty: "exact",
    });
    expect(chart?.angles?.ascendant.sign).toBe("Libra");
    expect(chart?.houses?.wholeSign.houseOf.Sun).toBe(10);
  });

  it("follows the chosen one of two equal clock times", async () => {
    const { agent } = await signedInAgent();
    const reference = async (utcOffset: string) => {
      const order = { ...ORDER, birthDate: "1990-09-30" };
      await agent.post("/api/birth-info", {
        birthDate: order.birthDate,
        birthTime: "01:30",
        placeId: LISBON,
        utcOffset,
      });
      return (await generate(agent, order)).chart?.window.reference;
    };
    expect(await reference("+01:00")).toBe("1990-09-30T00:30:00.000Z");
    expect(await reference("+00:00")).toBe("1990-09-30T01:30:00.000Z");
  });

  it("ignores a stored time and place for another date", async () => {
    const { agent } = await signedInAgent();
    await atLisbon(agent, "13:45");
    const { birthTime, place } = await generate(agent, { ...ORDER, birthDate: "1990-07-15" });
    expect({ birthTime, place }).toEqual({ birthTime: null, place: null });
  });

  it("gives each time and place its own blueprint, and keeps the old ones", async () => {
    const { agent } = await signedInAgent();
    const first = await generate(agent);
    await atLisbon(agent, "13:45");
    const timed = await generate(agent);
    await atLisbon(agent, "13:46");
    const later = await generate(agent);
    await saveBirth(agent, { birthTime: null, placeId: null });
    expect((await generate(agent)).id).toBe(first.id);
    expect(new Set([first.id, timed.id, later.id]).size).toBe(3);
    expect((await agent.get(`/api/profiles/${timed.slug}`)).json()).toEqual(timed);
  });

  it("determines the Sun's sign when time and place do", async () => {
    const { agent } = await signedInAgent();
    const order = { ...ORDER, birthDate: "1990-03-20" };
    expect(await generate(agent, order)).toMatchObject({
      sunSign: "Pisces",
      changeover: { to: "Aries" },
      chart: { changeover: { isSettled: false } },
    });
    const birth = { birthDate: order.birthDate, birthTime: "22:30", placeId: LISBON };
    await agent.post("/api/birth-info", birth);
    expect(await generate(agent, order)).toMatchObject({
      sunSign: "Aries",
      changeover: null,
      chart: { changeover: { isSettled: true } },
    });
  });
});

describe("the axes of a blueprint", () => {
  it("are the quiz's when it gave the type, in a preview too", async () => {
    const { agent } = await signedInAgent();
    await agent.post("/api/mbti-quiz", { answers: [3, 3, 3, 3, 3, 3, 3, 3] });
    const { axes } = (await agent.get("/api/mbti-result")).json<{ axes: object[] }>();
    expect((await generate(agent)).axes).toEqual(axes);
  });

  it("are absent for a type that was picked, or that contradicts the answers", async () => {
    const { agent } = await signedInAgent();
    expect((await generate(agent)).axes).toBeNull();
    await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
    expect((await generate(agent, { ...ORDER, mbtiType: "INFJ" })).axes).toBeNull();
    expect((await generate(agent, { ...ORDER, mbtiType: "ESTP" })).axes).toBeNull();
  });

  it.each(["ENFJ", "ENTJ", "ENTP"])(
    "are kept for %s, which balanced answers fit as well as the scored type",
    async (mbtiType) => {
      const { agent } = await signedInAgent();
      await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
      const { axes } = await generate(agent, { ...ORDER, mbtiType });
      expect(axes?.map(({ letter }) => letter).join("")).toBe(mbtiType);
      expect(axes?.map(({ clarity }) => clarity)).toEqual([
        "clear",
        "clear",
        "too close to call",
        "too close to call",
      ]);
    },
  );

  it("record the chosen type, also when the scored one is chosen again", async () => {
    const { agent } = await signedInAgent();
    const scored = await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
    expect(scored.json()).toMatchObject({ mbtiType: "ENFP", chosenType: null });
    const kept = async (mbtiType: string) => {
      await generate(agent, { ...ORDER, mbtiType });
      return (await agent.get("/api/mbti-result")).json();
    };
    expect(await kept("ENTJ")).toEqual({ ...scored.json(), chosenType: "ENTJ" });
    // Picked from the list, against the answers: it says nothing about them.
    expect(await kept("ISTJ")).toMatchObject({ mbtiType: "ENFP", chosenType: "ENTJ" });
    expect(await kept("ENFP")).toMatchObject({ mbtiType: "ENFP", chosenType: null });
  });

  it("come from the latest earlier answers of the type after a retake gave another", async () => {
    const { agent } = await signedInAgent();
    const first = await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
    const { axes } = first.json<{ axes: object[] }>();
    expect((await generate(agent, { ...ORDER, mbtiType: "ENTJ" })).axes).not.toBeNull();
    await agent.post("/api/mbti-quiz", { answers: [5, 1, 5, 1, 1, 5, 1, 5] });
    const retake = (await agent.get("/api/mbti-result")).json<{ mbtiType: string }>();
    expect(retake.mbtiType).not.toMatch(/^EN/);

    const chosen = await generate(agent, { ...ORDER, mbtiType: "ENTJ" });
    expect(chosen.axes?.map(({ letter }) => letter).join("")).toBe("ENTJ");
    expect((await generate(agent, { ...ORDER, mbtiType: "ENFP" })).axes).toEqual(axes);
    // Neither scored nor gone on with: picked from the list.
    expect((await generate(agent, { ...ORDER, mbtiType: "ENFJ" })).axes).toBeNull();
    expect((await agent.get("/api/mbti-result")).json()).toEqual(retake);
  });

  it("start without a choice after the next quiz", async () => {
    const { agent } = await signedInAgent();
    await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
    await generate(agent, { ...ORDER, mbtiType: "ENTP" });
    await agent.post("/api/mbti-quiz", { answers: ENF_AND_T_OR_F_J_OR_P });
    expect((await agent.get("/api/mbti-result")).json()).toMatchObject({ chosenType: null });
  });
});

describe("the months of a blueprint", () => {
  it("are dated by their next occurrence, for users with access", async () => {
    built.clock.set("2026-11-21T10:00:00Z");
    try {
      const { agent } = await signedInAgent({ hasLifetimeAccess: true });
      const { forecastYears } = await generate(agent);
      expect(forecastYears).toEqual([...Array(10).fill(2027), 2026, 2026]);
      expect((await generate((await signedInAgent()).agent)).forecastYears).toEqual([]);
    } finally {
      built.clock.set(null);
    }
  });

  it("stay the same within a month, and are rewritten in the next", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const generateAt = async (now: string) => {
      built.clock.set(now);
      try {
        return await generate(agent);
      } finally {
        built.clock.set(null);
      }
    };
    const first = await generateAt("2026-11-01T00:00:00Z");
    expect(await generateAt("2026-11-30T23:59:59Z")).toEqual(first);
    const next = await generateAt("2026-12-01T00:00:00Z");
    expect(next.id).not.toBe(first.id);
    expect(next.forecastYears).toEqual([...Array(11).fill(2027), 2026]);
  });
});

describe("blueprint stored before the sky was", () => {
  it("is readable without a sky", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const profile = await generate(agent);
    const { report } = await readStored(built.deps, profile.id);
    const { forecastYears: _, ...older } = report;
    await storeWide(built.deps, profile.id, { chart: null, forecast: null, report: older });
    await built.deps.db
      .updateTable("blueprints")
      .set({ axes: null })
      .where("id", "=", profile.id)
      .execute();
    const opened = (await agent.get(`/api/profiles/${profile.slug}`)).json<GeneratedProfile>();
    expect(opened).toEqual({ ...profile, chart: null, axes: null, forecastYears: [] });

    const calendar = await agent.get(`/api/profiles/${profile.slug}/calendar.ics`);
    expect([calendar.statusCode, calendar.json<{ message: string }>().message]).toEqual([
      404,
      "This blueprint was written before calendars were. Create a new one to get its calendar.",
    ]);
  });
});
