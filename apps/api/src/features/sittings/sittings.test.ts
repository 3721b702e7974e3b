import { ITEM_PARAMETERS, STATEMENTS_VERSION } from "@cosmic/domain/quiz-certainty";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { listCalibrationSittings } from "./consent.store.ts";

const LEVEL = [3, 3, 3, 3, 3, 3, 3, 3];
const FAR = [1, 5, 1, 5, 5, 1, 5, 1];

interface Body {
  id: string;
  mbtiType: string;
  answered: number;
  isFollowed: boolean;
  isSettled: boolean;
  hasNext: boolean;
  axes: { axis: string; letter: string; certainty: number }[];
  statements: { id: string; text: string; answer: number }[];
  next: { id: string; text: string } | null;
  timeline: { axis: string; wobble: unknown; change: string | null }[];
}

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = () => signedInUser(built.app, built.deps);
const list = async (agent: Agent) => (await agent.get("/api/sittings")).json<Body[]>();
const getBody = async (agent: Agent, id: string) =>
  (await agent.get(`/api/sittings/${id}`)).json<Body>();

async function sit(agent: Agent, answers: readonly number[] = LEVEL): Promise<string> {
  await agent.post("/api/mbti-quiz", { answers });
  return (await list(agent)).at(-1)?.id ?? "";
}

const answer = (agent: Agent, id: string, statement: string, given: number) =>
  agent.post(`/api/sittings/${id}/answers`, { statement, answer: given });

const storedRow = (id: string) =>
  built.deps.db
    .selectFrom("quiz_results")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("further statements", () => {
  it("are asked one by one, until each letter is sure", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    let sitting = await getBody(agent, id);
    expect(sitting).toMatchObject({ answered: 0, isSettled: false, statements: [] });
    expect(await list(agent)).toMatchObject([{ id, hasNext: true }]);
    for (let asked = 0; sitting.next && asked < 32; asked += 1) {
      const agrees = /^[injf]/.test(sitting.next.id);
      sitting = (await answer(agent, id, sitting.next.id, agrees ? 5 : 1)).json<Body>();
    }
    expect(sitting).toMatchObject({ mbtiType: "INFJ", isSettled: true, next: null });
    expect(await list(agent)).toMatchObject([{ id, hasNext: false }]);
    expect(sitting.answered).toBeLessThan(20);
    for (const { certainty } of sitting.axes) expect(certainty).toBeGreaterThanOrEqual(0.8);
    const result = (await agent.get("/api/mbti-result")).json<Body>();
    expect(result).toMatchObject({ mbtiType: "INFJ", axes: sitting.axes });
  });

  it("are stored with their version and the posterior", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    await answer(agent, id, "i-quiet", 4);
    expect(await storedRow(id)).toMatchObject({
      answers: LEVEL,
      statements: [["i-quiet", 4]],
      statements_version: STATEMENTS_VERSION,
      posterior: { parameters: ITEM_PARAMETERS.version, axes: [{ axis: "EI" }, {}, {}, {}] },
    });
  });

  it("count once when the same answer arrives twice, and the later answer counts", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    const once = (await answer(agent, id, "i-quiet", 5)).json<Body>();
    const twice = (await answer(agent, id, "i-quiet", 5)).json<Body>();
    expect(twice).toEqual(once);
    const changed = (await answer(agent, id, "i-quiet", 1)).json<Body>();
    expect(changed).toMatchObject({ answered: 1, statements: [{ id: "i-quiet", answer: 1 }] });
    expect(changed.axes[0]?.letter).toBe("E");
  });

  it("lose none when two tabs answer at once", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    const given = ["i-quiet", "e-group", "s-known", "n-thought", "t-sway", "f-sorrow"];
    const answers = await Promise.all(given.map((statement) => answer(agent, id, statement, 4)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(given.map(() => 200));
    const stored = await getBody(agent, id);
    expect(new Set(stored.statements.map((each) => each.id))).toEqual(new Set(given));
  });

  it("keep the answers of another version, count none of them, and go on", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    await answer(agent, id, "i-quiet", 5);
    const before = await getBody(agent, id);
    await built.deps.db
      .updateTable("quiz_results")
      .set({
        statements: JSON.stringify([
          ["i-quiet", 5],
          ["i-of-version-2", 1],
        ]),
        statements_version: 2,
      })
      .where("id", "=", id)
      .execute();
    const during = await getBody(agent, id);
    expect([during.axes, during.next]).toEqual([before.axes, before.next]);
    await answer(agent, id, "e-group", 2);
    expect((await storedRow(id)).statements).toEqual([
      ["i-quiet", 5],
      ["i-of-version-2", 1],
      ["e-group", 2],
    ]);
  });

  it("are refused when they are not asked any more, and nothing changes", async () => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    const refused = await answer(agent, id, "i-of-version-0", 5);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, "conflict"]);
    expect(await getBody(agent, id)).toMatchObject({ answered: 0 });
  });

  it("are for their own user only", async () => {
    const { agent } = await signedInAgent();
    const { agent: other } = await signedInAgent();
    const id = await sit(agent);
    const answers = [
      await other.get(`/api/sittings/${id}`),
      await answer(other, id, "i-quiet", 5),
      await other.post(`/api/sittings/${id}/follow`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await createAgent(built.app).get(`/api/sittings/${id}`)).statusCode).toBe(401);
    expect(await getBody(agent, id)).toMatchObject({ answered: 0 });
  });

  it.each([
    { statement: "i-quiet", answer: 0 },
    { statement: "i-quiet", answer: 6 },
    { statement: "i-quiet", answer: 2.5 },
    { statement: "", answer: 3 },
    { answer: 3 },
  ])("are refused as %j", async (body) => {
    const { agent } = await signedInAgent();
    const id = await sit(agent);
    expect((await agent.post(`/api/sittings/${id}/answers`, body)).statusCode).toBe(400);
  });
});

describe("the timeline", () => {
  it("lists every sitting, the oldest first, with what was to be expected", async () => {
    const { agent } = await signedInAgent();
    await sit(agent, FAR);
    await sit(agent, FAR);
    const opposite = FAR.map((given) => 6 - given);
    await sit(agent, opposite);
    const [first, same, turned] = await list(agent);
    expect(first?.timeline.flatMap(({ wobble, change }) => [wobble, change])).toEqual(
      Array(8).fill(null),
    );
    expect(same?.timeline.map(({ change }) => change)).toEqual(
      Array(4).fill("within normal wobble"),
    );
    expect(turned?.timeline.filter(({ change }) => change === "a real shift")).not.toEqual([]);
  });

  it("leaves out a type that was stated and not answered for", async () => {
    const { agent, user } = await signedInAgent();
    await built.deps.db
      .insertInto("quiz_results")
      .values({
        id: built.deps.ids.uuid(),
        user_id: user.id,
        answers: null,
        quiz_version: null,
        mbti_type: "INTJ",
        chosen_type: null,
        axes: "[]",
        created_at: built.deps.clock.now(),
      })
      .execute();
    expect(await list(agent)).toEqual([]);
  });

  it("lets new blueprints follow the sitting that was chosen, and keeps those there are", async () => {
    const { agent } = await signedInAgent();
    const older = await sit(agent, FAR);
    const made = await agent.post("/api/generate-profile", {
      birthDate: "1990-07-14",
      mbtiType: "ESTJ",
    });
    const newer = await sit(agent, LEVEL);
    expect((await list(agent)).map(({ isFollowed }) => isFollowed)).toEqual([false, true]);
    expect((await agent.get("/api/mbti-result")).json()).toMatchObject({ mbtiType: "INFP" });

    const followed = await agent.post(`/api/sittings/${older}/follow`);
    expect(followed.json()).toMatchObject({ id: older, isFollowed: true });
    expect((await agent.get("/api/mbti-result")).json()).toMatchObject({ mbtiType: "ESTJ" });
    const { profile } = made.json<{ profile: { slug: string; axes: unknown } }>();
    const kept = (await agent.get(`/api/profiles/${profile.slug}`)).json<typeof profile>();
    expect(kept.axes).toEqual(profile.axes);

    // Answering more of one sitting does not change which one is followed; a new one is.
    await answer(agent, newer, "i-quiet", 5);
    expect(await getBody(agent, older)).toMatchObject({ isFollowed: true });
    await sit(agent, LEVEL);
    expect((await list(agent)).map(({ isFollowed }) => isFollowed)).toEqual([false, false, true]);
  });
});

const readConsent = async (agent: Agent) => (await agent.get("/api/calibration-consent")).json();

it("an account keeps a hundred sittings, those chosen or made last", async () => {
  const { agent, user } = await signedInAgent();
  const { agent: other } = await signedInAgent();
  const [chosen, next, ofOther] = [await sit(agent), await sit(agent), await sit(other)];
  for (let count = 0; count < 98; count += 1) {
    await agent.post("/api/mbti-quiz", { answers: LEVEL });
  }
  await agent.post(`/api/sittings/${chosen}/follow`);
  await sit(agent);
  const kept = await built.deps.db
    .selectFrom("quiz_results")
    .select("id")
    .where("user_id", "=", user.id)
    .execute();
  expect(kept).toHaveLength(100);
  expect(kept).toContainEqual({ id: chosen });
  expect(kept).not.toContainEqual({ id: next });
  expect(await list(other)).toMatchObject([{ id: ofOther }]);
});

describe("consent to calibration", () => {
  it("is off until given, and can be withdrawn", async () => {
    const { agent } = await signedInAgent();
    expect(await readConsent(agent)).toEqual({ takesPart: null });
    for (const takesPart of [true, false]) {
      const saved = await agent.post("/api/calibration-consent", { takesPart });
      expect([saved.statusCode, saved.json()]).toEqual([200, { takesPart }]);
      expect(await readConsent(agent)).toEqual({ takesPart });
    }
  });

  it("lets calibration read the newest answers of those who take part, and nothing else", async () => {
    const { db } = built.deps;
    const readAnswers = async () =>
      (await listCalibrationSittings(db)).map((sitting) => JSON.stringify(sitting));
    const mark = [1, 2, 3, 4, 5, 4, 3, 2];
    const own = JSON.stringify({ quiz: mark, statements: [["i-quiet", 4]] });
    const { agent } = await signedInAgent();
    await sit(agent, LEVEL);
    await answer(agent, await sit(agent, mark), "i-quiet", 4);
    expect(await readAnswers()).not.toContain(own);
    await agent.post("/api/calibration-consent", { takesPart: true });
    const before = await readAnswers();
    expect(before.filter((each) => each === own)).toHaveLength(1);
    await agent.post("/api/calibration-consent", { takesPart: false });
    expect(await readAnswers()).toHaveLength(before.length - 1);
  });

  it("ends with the account", async () => {
    const { agent, user } = await signedInAgent();
    await agent.post("/api/calibration-consent", { takesPart: true });
    await built.deps.db.deleteFrom("users").where("id", "=", user.id).execute();
    const rows = await built.deps.db
      .selectFrom("calibration_consents")
      .selectAll()
      .where("user_id", "=", user.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
