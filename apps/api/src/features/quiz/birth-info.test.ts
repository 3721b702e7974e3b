import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";

const LISBON = 2_267_057;
const PARIS = 2_988_507;
const APIA = 4_035_413;
const BIRTH = { birthDate: "1990-07-14", birthTime: "13:45", placeId: LISBON };
/** Clocks in Lisbon were put back on this date: 01:30 came twice. */
const TWICE = { birthDate: "1990-09-30", birthTime: "01:30", placeId: LISBON };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = () => signedInUser(built.app, built.deps);

async function save(agent: Agent, birth: object) {
  const answer = await agent.post("/api/birth-info", birth);
  return { status: answer.statusCode, ...answer.json<{ place?: { id: number } | null }>() };
}

async function findOffset(userId: string): Promise<string | null> {
  const row = await built.deps.db
    .selectFrom("birth_infos")
    .select("utc_offset")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.utc_offset ?? null;
}

const NOTHING_MORE = { birthTime: null, place: null };
const lisbonAt = (birthTime: string | null) => ({ birthTime, place: { id: LISBON } });

describe("birth time and city", () => {
  it("are stored with the date and the UTC offset", async () => {
    const { agent, user } = await signedInAgent();
    const saved = await save(agent, BIRTH);
    expect(saved).toEqual({
      status: 200,
      birthDate: "1990-07-14",
      sunSign: "Cancer",
      changeover: null,
      birthTime: "13:45",
      birthHours: null,
      place: {
        id: LISBON,
        name: "Lisbon",
        region: "Lisbon",
        country: "Portugal",
        latitude: 38.71667,
        longitude: -9.13333,
        timeZone: "Europe/Lisbon",
      },
    });
    expect(await findOffset(user.id)).toBe("+01:00");
    const stored = await agent.get("/api/birth-info");
    expect({ status: 200, ...stored.json<object>() }).toEqual(saved);
  });

  it("stay when the same date is saved without them, and are deleted with another date", async () => {
    const { agent } = await signedInAgent();
    await save(agent, BIRTH);
    expect(await save(agent, { birthDate: BIRTH.birthDate })).toMatchObject(lisbonAt("13:45"));
    expect(await save(agent, { birthDate: "1990-07-15" })).toMatchObject(NOTHING_MORE);
    expect(await save(agent, { birthDate: BIRTH.birthDate })).toMatchObject(NOTHING_MORE);
  });

  it("are removed one by one", async () => {
    const { agent, user } = await signedInAgent();
    await save(agent, BIRTH);
    const { birthDate } = BIRTH;
    expect(await save(agent, { birthDate, birthTime: null })).toMatchObject(lisbonAt(null));
    expect(await findOffset(user.id)).toBeNull();
    expect(await save(agent, { birthDate, birthTime: "08:00" })).toMatchObject(lisbonAt("08:00"));
    const placeless = await save(agent, { birthDate, placeId: null });
    expect(placeless).toMatchObject({ birthTime: "08:00", place: null });
  });

  it("determine the Sun's sign on a changeover day", async () => {
    const { agent } = await signedInAgent();
    const day = { birthDate: "1990-03-20" };
    expect(await save(agent, day)).toMatchObject({
      sunSign: "Pisces",
      changeover: { from: "Pisces", to: "Aries" },
    });
    // The Sun entered Aries at 21:19 UTC, an hour later by the clocks of Paris.
    const before = await save(agent, { ...day, birthTime: "22:00", placeId: PARIS });
    expect(before).toMatchObject({ sunSign: "Pisces", changeover: null });
    const after = await save(agent, { ...day, birthTime: "22:30" });
    expect(after).toMatchObject({ sunSign: "Aries", changeover: null });
    // The time alone leaves the side open: it was that late at different instants.
    const nowhere = await save(agent, { ...day, placeId: null });
    expect(nowhere).toMatchObject({ birthTime: "22:30", changeover: { to: "Aries" } });
  });

  it("are ambiguous when the clock time occurred twice", async () => {
    const { agent, user } = await signedInAgent();
    const message =
      "On September 30, 1990 the clocks in Lisbon were put back, so 01:30 came twice. " +
      "Please choose the first (UTC+01:00) or the second (UTC+00:00).";
    for (const utcOffset of [undefined, null, "+02:00", "-01:00"]) {
      expect(await save(agent, { ...TWICE, utcOffset })).toMatchObject({
        status: 400,
        message,
        issues: [{ path: "utcOffset", message }],
      });
    }
    expect((await agent.get("/api/birth-info")).body).toBe("null");
    for (const utcOffset of ["+01:00", "+00:00"]) {
      expect(await save(agent, { ...TWICE, utcOffset })).toMatchObject({ status: 200 });
      expect(await findOffset(user.id)).toBe(utcOffset);
    }
    expect(await save(agent, TWICE)).toMatchObject({ status: 200 });
    expect(await findOffset(user.id)).toBe("+00:00");
  });

  it.each([
    [{ ...BIRTH, placeId: 1 }, "placeId", "Please choose your birth place from the list."],
    [{ ...BIRTH, placeId: "Lisbon" }, "placeId", "Please choose your birth place from the list."],
    [{ ...BIRTH, birthTime: "24:00" }, "birthTime", /hours and minutes/],
    [{ ...BIRTH, birthTime: "1:45" }, "birthTime", /hours and minutes/],
    [
      { ...BIRTH, birthDate: "1990-03-25", birthTime: "01:30" },
      "birthTime",
      /put forward from 01:00 to 02:00.*the nearest there was is 02:00/,
    ],
    [{ ...BIRTH, utcOffset: "+00:00" }, "utcOffset", /were at UTC\+01:00, not UTC\+00:00/],
    [{ ...BIRTH, utcOffset: "one" }, "utcOffset", /hours and minutes/],
    [
      { birthDate: BIRTH.birthDate, placeId: LISBON, utcOffset: "+01:00" },
      "utcOffset",
      /belongs to a birth time and a birth place/,
    ],
    [
      { birthDate: "2011-12-30", placeId: APIA },
      "birthDate",
      /calendar in Apia skipped December 30, 2011/,
    ],
  ])("are refused when impossible (%#), naming field and reason", async (birth, path, words) => {
    const { agent } = await signedInAgent();
    const refused = await save(agent, birth);
    expect(refused).toMatchObject({ status: 400, issues: [{ path }] });
    expect(refused).toMatchObject({ message: expect.stringMatching(words) });
    expect((await agent.get("/api/birth-info")).body).toBe("null");
  });
});
