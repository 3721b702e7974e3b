import { parseAnswers, type QuizAnswers, scoreQuiz, ZODIAC_SIGNS } from "@cosmic/domain";
import { rankTypes } from "@cosmic/domain/quiz-certainty";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { UnauthorizedError } from "../../errors.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { saveBirthInfo } from "./birth-info.service.ts";
import { submitAnswers } from "./quiz.service.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = () => signedInUser(built.app, built.deps);

const birthInfoRows = (userId: string) =>
  built.deps.db.selectFrom("birth_infos").selectAll().where("user_id", "=", userId).execute();

const quizRows = (userId: string) =>
  built.deps.db.selectFrom("quiz_results").selectAll().where("user_id", "=", userId).execute();

describe("birth information", () => {
  it("is null before the first, then what was saved", async () => {
    const { agent } = await signedInAgent();
    const before = await agent.get("/api/birth-info");
    expect([before.statusCode, before.body]).toEqual([200, "null"]);

    const saved = await agent.post("/api/birth-info", { birthDate: "1990-01-15" });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        birthDate: "1990-01-15",
        sunSign: "Capricorn",
        changeover: null,
        birthTime: null,
        birthHours: null,
        place: null,
      },
    ]);
    expect((await agent.get("/api/birth-info")).json()).toEqual(saved.json());
  });

  it("stores one date for each user, the latest", async () => {
    const { agent, user } = await signedInAgent();
    await agent.post("/api/birth-info", { birthDate: "1990-01-15" });
    await agent.post("/api/birth-info", { birthDate: "2024-02-29" });
    expect((await agent.get("/api/birth-info")).json()).toMatchObject({
      birthDate: "2024-02-29",
      sunSign: "Pisces",
    });
    expect(await birthInfoRows(user.id)).toHaveLength(1);
  });

  it("returns the change of sign on a changeover day, with its instant", async () => {
    const { agent } = await signedInAgent();
    const saved = (await agent.post("/api/birth-info", { birthDate: "1990-03-20" })).json<{
      changeover: { from: string; to: string; at: string };
    }>();
    expect(saved.changeover).toMatchObject({ from: "Pisces", to: "Aries" });
    expect(saved.changeover.at).toMatch(/^1990-03-20T21:1\d:/);
  });

  it.each([
    "2023-02-29",
    "0000-00-00",
    "2023-13-01",
    "+275760-09-13",
    "-000001-01-01",
    "2023-2-3",
    " 1990-01-01 ",
    "1990-01-01T00:00:00Z",
    "1899-12-31",
    "9999-12-31",
    "1990-01-01\u0000",
    "\ud800",
  ])("refuses %j, says what is wrong with it, and stores nothing", async (birthDate) => {
    const { agent, user } = await signedInAgent();
    const response = await agent.post("/api/birth-info", { birthDate });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining(
        "Please enter one from January 1, 1900 up to today; everything else you entered is kept.",
      ),
    ]);
    expect(await birthInfoRows(user.id)).toEqual([]);
  });

  it.each(["", undefined, 19900101, null, ["1990-01-01"], { birthDate: "1990-01-01" }, true])(
    "refuses %j, which is no date at all, with the specified message",
    async (birthDate) => {
      const { agent, user } = await signedInAgent();
      const response = await agent.post("/api/birth-info", { birthDate });
      expect(response.json()).toMatchObject({ message: "Please provide your birth date." });
      expect(await birthInfoRows(user.id)).toEqual([]);
    },
  );

  it("accepts today in any time zone, and no later day", async () => {
    const { agent } = await signedInAgent();
    built.clock.set("2026-11-21T10:30:00Z");
    try {
      const inKiritimati = await agent.post("/api/birth-info", { birthDate: "2026-11-22" });
      const tomorrow = await agent.post("/api/birth-info", { birthDate: "2026-11-23" });
      expect([inKiritimati.statusCode, tomorrow.statusCode]).toEqual([200, 400]);
    } finally {
      built.clock.set(null);
    }
  });

  it("has the same twelve sign boundaries in every time zone", async () => {
    const { agent } = await signedInAgent();
    // The day before each change of sign in 2021, and the day after it.
    const days = [
      "01-18 01-21",
      "02-17 02-19",
      "03-19 03-21",
      "04-18 04-21",
      "05-19 05-22",
      "06-20 06-22",
      "07-21 07-23",
      "08-21 08-23",
      "09-21 09-23",
      "10-22 10-24",
      "11-20 11-23",
      "12-20 12-22",
    ].flatMap((pair) => pair.split(" ").map((day) => `2021-${day}`));
    const signsIn = async (timeZone: string) => {
      const machine = process.env["TZ"];
      process.env["TZ"] = timeZone;
      try {
        const answers = [];
        for (const birthDate of days) {
          const { sunSign } = (await agent.post("/api/birth-info", { birthDate })).json<{
            sunSign: string;
          }>();
          const stored = (await agent.get("/api/birth-info")).json<{ birthDate: string }>();
          answers.push([stored.birthDate, sunSign]);
        }
        return answers;
      } finally {
        if (machine === undefined) delete process.env["TZ"];
        else process.env["TZ"] = machine;
      }
    };
    const atHome = await signsIn("UTC");
    expect(atHome.map(([day]) => day)).toEqual(days);
    expect(new Set(atHome.map(([, sign]) => sign)).size).toBe(ZODIAC_SIGNS.length);
    expect(await signsIn("Pacific/Kiritimati")).toEqual(atHome);
    expect(await signsIn("America/Los_Angeles")).toEqual(atHome);
  });

  it("is for signed-in users only", async () => {
    const visitor = createAgent(built.app);
    const answers = [
      await visitor.get("/api/birth-info"),
      await visitor.post("/api/birth-info", { birthDate: "1990-01-15" }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json<{ message: string }>().message).toContain("Unauthorized");
    }
  });

  it("signs a user out who is deleted before the write, and leaves no row", async () => {
    const deletedId = built.deps.ids.uuid();
    const limiter = createRateLimiter(built.deps.db, built.config);
    const deps = { ...built.deps, limiter };
    const session = { userId: deletedId, sessionHash: "of a deleted user" };
    const writes = [
      saveBirthInfo(deps, session, { birthDate: "1990-01-15" }),
      submitAnswers(deps, { session, address: "198.51.100.24" }, [3, 3, 3, 3, 3, 3, 3, 3]),
    ];
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes).toEqual(
      outcomes.map(() => ({ status: "rejected", reason: expect.any(UnauthorizedError) })),
    );
    expect([...(await birthInfoRows(deletedId)), ...(await quizRows(deletedId))]).toEqual([]);
  });
});

describe("the personality quiz", () => {
  const MIDDLE = [3, 3, 3, 3, 3, 3, 3, 3];

  it("scores the answers and stores them with the version of the questions", async () => {
    const { agent, user } = await signedInAgent();
    const response = await agent.post("/api/mbti-quiz", { answers: [1, 5, 1, 5, 2, 4, 2, 4] });
    expect(response.statusCode).toBe(200);
    const { mbtiType, axes } = response.json<{ mbtiType: string; axes: { axis: string }[] }>();
    expect(mbtiType).toMatch(/^[EI][SN][TF][JP]$/);
    expect(axes.map(({ axis }) => axis)).toEqual(["EI", "SN", "TF", "JP"]);

    const [row] = await quizRows(user.id);
    expect(row).toMatchObject({ answers: [1, 5, 1, 5, 2, 4, 2, 4], mbti_type: mbtiType });
    expect(row?.quiz_version).toBeGreaterThan(0);
  });

  it("returns null before the first result, then the latest", async () => {
    const { agent } = await signedInAgent();
    expect((await agent.get("/api/mbti-result")).body).toBe("null");
    await agent.post("/api/mbti-quiz", { answers: [1, 1, 1, 1, 1, 1, 1, 1] });
    const latest = await agent.post("/api/mbti-quiz", { answers: MIDDLE });
    const stored = await agent.get("/api/mbti-result");
    expect(stored.json()).toEqual(latest.json());
    expect(stored.json()).toMatchObject({ mbtiType: "INFP" });
  });

  it("says how sure each letter is, and names the likeliest types", async () => {
    const { agent } = await signedInAgent();
    interface Told {
      mbtiType: string;
      axes: { certainty: number }[];
      likelyTypes: { mbtiType: string; probability: number }[];
    }
    const submit = async (answers: number[]) =>
      (await agent.post("/api/mbti-quiz", { answers })).json<Told>();
    for (const answers of [MIDDLE, [1, 5, 1, 5, 5, 1, 5, 1]]) {
      const told = await submit(answers);
      const { axes } = scoreQuiz(parseAnswers(answers) as QuizAnswers);
      const letters = axes.map(({ certainty = 0, ...rest }) => ({ ...rest, certainty }));
      expect(told.axes.map(({ certainty }) => certainty)).toEqual(
        letters.map(({ certainty }) => certainty),
      );
      expect(told.likelyTypes).toEqual(rankTypes(letters).slice(0, 4));
    }
  });

  it("says how sure the letters of a result are that was stored without", async () => {
    const { agent, user } = await signedInAgent();
    const scored = await agent.post("/api/mbti-quiz", { answers: [1, 4, 1, 4, 4, 1, 3, 1] });
    const [row] = await quizRows(user.id);
    const older = row?.axes.map((axis) => ({ ...axis, certainty: undefined }));
    await built.deps.db
      .updateTable("quiz_results")
      .set({ axes: JSON.stringify(older) })
      .where("user_id", "=", user.id)
      .execute();
    expect((await agent.get("/api/mbti-result")).json()).toEqual(scored.json());
  });

  it("marks the axes of a tie and offers the neighboring type", async () => {
    const { agent } = await signedInAgent();
    const { axes } = (await agent.post("/api/mbti-quiz", { answers: MIDDLE })).json<{
      axes: { clarity: string; neighbour: string }[];
    }>();
    expect(axes.map(({ clarity }) => clarity)).toEqual(Array(4).fill("too close to call"));
    expect(axes.map(({ neighbour }) => neighbour)).toEqual(["ENFP", "ISFP", "INTP", "INFJ"]);
  });

  it.each([
    [[]],
    [[3, 3, 3, 3, 3, 3, 3]],
    [[...MIDDLE, 3]],
    [[0, 3, 3, 3, 3, 3, 3, 3]],
    [[6, 3, 3, 3, 3, 3, 3, 3]],
    [[1.5, 3, 3, 3, 3, 3, 3, 3]],
    [["1", 3, 3, 3, 3, 3, 3, 3]],
    [[null, 3, 3, 3, 3, 3, 3, 3]],
    [[[3], 3, 3, 3, 3, 3, 3, 3]],
    [{ length: 8 }],
    ["33333333"],
    [null],
  ])("refuses %j with the specified message and stores nothing", async (answers) => {
    const { agent, user } = await signedInAgent();
    const response = await agent.post("/api/mbti-quiz", { answers });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      "Please answer all questions before continuing.",
    ]);
    expect(await quizRows(user.id)).toEqual([]);
  });
});

describe("quiz write limits", () => {
  const ANSWERS = { answers: [3, 3, 3, 3, 3, 3, 3, 3] };
  const BIRTH_DATE = { birthDate: "1990-01-15" };

  const productionLimits = {
    configure: (config: TestApp["config"]) => ({
      ...config,
      limits: { ...config.limits, scale: 1 },
    }),
  };

  it("refuse a user's thirty-first write in ten minutes, quiz and birth date together", async () => {
    const { app, deps } = await buildAppForTest(productionLimits);
    const { agent, user } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.22" });
    const statuses = [];
    for (let round = 0; round < 15; round += 1) {
      statuses.push((await agent.post("/api/mbti-quiz", ANSWERS)).statusCode);
      statuses.push((await agent.post("/api/birth-info", BIRTH_DATE)).statusCode);
    }
    expect(statuses).toEqual(Array(30).fill(200));
    for (const refused of [
      await agent.post("/api/mbti-quiz", ANSWERS),
      await agent.post("/api/birth-info", { birthDate: "1991-01-15" }),
    ]) {
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(await quizRows(user.id)).toHaveLength(15);
    expect((await agent.get("/api/birth-info")).json()).toMatchObject(BIRTH_DATE);

    // Another visitor at the same address is not limited.
    const other = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.22" });
    expect((await other.agent.post("/api/mbti-quiz", ANSWERS)).statusCode).toBe(200);
  });

  it("refuse the two hundred and first in a day, at any rate", async () => {
    const { app, deps } = await buildAppForTest(productionLimits);
    const { agent } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.23" });
    const statuses = [];
    for (let count = 0; count < 201; count += 1) {
      statuses.push((await agent.post("/api/birth-info", BIRTH_DATE)).statusCode);
      await deps.db.deleteFrom("rate_limits").where("key", "like", "quiz/600:%").execute();
    }
    expect(statuses).toEqual([...Array(200).fill(200), 429]);
  });
});
