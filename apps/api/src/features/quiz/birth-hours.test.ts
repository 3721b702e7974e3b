import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";

const LISBON = 2_267_057;
const birthDate = "1990-07-14";
const hours = { kind: "about", time: "07:00", minutes: 30 };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = () => signedInUser(built.app, built.deps);

async function save(agent: Agent, birth: object) {
  const answer = await agent.post("/api/birth-info", { birthDate, ...birth });
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
}

describe("birth hours", () => {
  it("are stored in place of a birth time, and returned", async () => {
    const { agent } = await signedInAgent();
    const saved = await save(agent, { birthHours: hours, placeId: LISBON });
    expect(saved).toMatchObject({ status: 200, birthHours: hours, birthTime: null });
    const stored = await agent.get("/api/birth-info");
    expect(stored.json()).toMatchObject({ birthHours: hours, birthTime: null });
  });

  it("take back a birth time, and a time takes them back", async () => {
    const { agent } = await signedInAgent();
    await save(agent, { birthTime: "07:10", placeId: LISBON });
    expect(await save(agent, { birthHours: hours })).toMatchObject({
      birthTime: null,
      birthHours: hours,
    });
    expect(await save(agent, {})).toMatchObject({ birthHours: hours });
    expect(await save(agent, { birthTime: "07:10" })).toMatchObject({
      birthTime: "07:10",
      birthHours: null,
    });
    await save(agent, { birthHours: hours });
    expect(await save(agent, { birthTime: null })).toMatchObject({ birthHours: null });
  });

  it("are not kept for another date", async () => {
    const { agent } = await signedInAgent();
    await save(agent, { birthHours: hours, placeId: LISBON });
    expect(await save(agent, { birthDate: "1990-07-15" })).toMatchObject({ birthHours: null });
  });

  it("do not outlive a time or date that an earlier version has stored", async () => {
    const { agent, user } = await signedInAgent();
    const store = (change: object) =>
      built.deps.db.updateTable("birth_infos").set(change).where("user_id", "=", user.id).execute();
    const read = async () => (await agent.get("/api/birth-info")).json<{ birthHours: unknown }>();
    await save(agent, { birthHours: hours, placeId: LISBON });
    await store({ birth_time: "09:00" });
    expect((await read()).birthHours).toBeNull();
    await store({ birth_time: null, birth_date: "1991-01-01" });
    expect((await read()).birthHours).toBeNull();
  });

  it.each([
    [
      "a later time before the earlier one",
      { kind: "between", from: "09:00", to: "08:00" },
      /later/,
    ],
    [
      "hours over midnight",
      { kind: "between", from: "23:00", to: "01:00" },
      /A birth has one date: .* up to 23:59, or the next date and those from 00:00\./,
    ],
    ["more than a day", { kind: "about", time: "07:00", minutes: 900 }, /at most 12 hours/],
    ["a time that is none", { kind: "about", time: "25:00", minutes: 30 }, /07:45/],
    ["an unknown kind", { kind: "someday" }, /how well/],
  ])("are refused for %s", async (_, birthHours, message) => {
    const { agent } = await signedInAgent();
    const answer = await save(agent, { birthHours, placeId: LISBON });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer)).toMatch(message);
  });

  it("are refused beside a birth time, and where the clocks skipped all of them", async () => {
    const { agent } = await signedInAgent();
    const both = await save(agent, { birthHours: hours, birthTime: "07:00", placeId: LISBON });
    expect(both).toMatchObject({ status: 400, issues: [{ path: "birthHours" }] });
    const skipped = await save(agent, {
      birthDate: "1990-03-25",
      birthHours: { kind: "between", from: "01:10", to: "01:50" },
      placeId: LISBON,
    });
    expect(skipped).toMatchObject({
      status: 400,
      issues: [
        { path: "birthHours", message: expect.stringMatching(/put forward past the hours/) },
      ],
    });
  });
});
