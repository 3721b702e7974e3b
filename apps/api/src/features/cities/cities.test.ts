import type { City } from "@cosmic/contracts";
import { isTimeZone } from "@cosmic/domain/chart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { readCityIndex } from "./city-index.ts";

const LISBON = 2_267_057;

let built: TestApp;
let agent: Agent;

beforeAll(async () => {
  built = await buildTestApp();
  agent = (await signedInUser(built.app, built.deps)).agent;
});

afterAll(() => built.close());

async function search(text: string): Promise<City[]> {
  const answer = await agent.get(`/api/places?search=${encodeURIComponent(text)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<City[]>();
}

async function ask(question: object): Promise<object> {
  const answer = await agent.post("/api/birth-moment", question);
  return { status: answer.statusCode, ...answer.json<object>() };
}

describe("built cities", () => {
  it("each have a known time zone", async () => {
    const { ids, timeZoneList } = await readCityIndex();
    expect(ids.length).toBeGreaterThan(150_000);
    expect(timeZoneList.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});

describe("city search", () => {
  it("finds a city with its region, country, position and time zone", async () => {
    const [lisbon] = await search("Lisb");
    expect(lisbon).toEqual({
      id: LISBON,
      name: "Lisbon",
      region: "Lisbon",
      country: "Portugal",
      latitude: 38.71667,
      longitude: -9.13333,
      timeZone: "Europe/Lisbon",
    });
  });

  it.each([
    ["sao paulo", "São Paulo", "Brazil"],
    ["köln", "Köln", "Germany"],
    ["koln", "Köln", "Germany"],
    ["Koeln", "Köln", "Germany"],
    ["cologne", "Köln", "Germany"],
    ["München", "Munich", "Germany"],
    ["lodz", "Łódź", "Poland"],
    ["東京", "Tokyo", "Japan"],
    ["москва", "Moscow", "Russia"],
    ["st gallen", "Sankt Gallen", "Switzerland"],
    ["paris, tx", "Paris", "United States"],
    ["hay on wye", "Hay", "United Kingdom"],
    ["eu, fr", "Eu", "France"],
  ])("finds %j first", async (text, name, country) => {
    expect((await search(text))[0]).toMatchObject({ name, country });
  });

  it("returns at most ten, the largest first", async () => {
    const places = await search("san");
    expect(places).toHaveLength(10);
    expect((await search("paris")).map(({ country }) => country).slice(0, 1)).toEqual(["France"]);
  });

  it.each(["", " ", ",", "qqqqqq", "paris, nowhere", "%", "_"])(
    "finds nothing for %j",
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );

  it("refuses a missing or invalid query", async () => {
    for (const query of ["", "?search=%00", "?search=a%0Ab", `?search=${"a".repeat(81)}`]) {
      expect((await agent.get(`/api/places${query}`)).statusCode).toBe(400);
    }
  });

  it("is for signed-in users only", async () => {
    const visitor = createAgent(built.app);
    expect((await visitor.get("/api/places?search=a")).statusCode).toBe(401);
  });
});

describe("birth instant request", () => {
  it.each([
    ["1990-07-14", "13:45", { kind: "exact", offset: "+01:00", utc: "1990-07-14T12:45:00.000Z" }],
    ["1990-09-30", "01:30", { kind: "ambiguous" }],
    ["1990-03-25", "01:30", { kind: "missing" }],
  ])("for %s at %s returns the instant", async (birthDate, birthTime, instant) => {
    const answer = await ask({ birthDate, birthTime, placeId: LISBON });
    expect(answer).toMatchObject({ status: 200, ...instant });
  });

  it.each([
    [
      { birthDate: "1990-02-30" },
      "birthDate",
      "There is no February 30, 1990. Please enter one from January 1, 1900 up to today; everything else you entered is kept.",
    ],
    [{ birthDate: "" }, "birthDate", "Please provide your birth date."],
    [{ birthTime: "24:00" }, "birthTime", expect.stringContaining("hours and minutes")],
    [{ placeId: 1 }, "placeId", "Please choose your birth place from the list."],
    [{ placeId: "2267057" }, "placeId", "Please choose your birth place from the list."],
    [{ placeId: 1.5 }, "placeId", "Please choose your birth place from the list."],
  ])("refuses %j and names the field", async (changes, path, message) => {
    const question = { birthDate: "1990-07-14", birthTime: "13:45", placeId: LISBON, ...changes };
    expect(await ask(question)).toMatchObject({
      status: 400,
      message,
      issues: [{ path, message }],
    });
  });
});
