import type { Accuracy, OpenTrial, TrialOutcome } from "@cosmic/contracts";
import { scoreQuiz } from "@cosmic/domain";
import { hasLabel } from "@cosmic/report";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { setLifetimeAccess, signedInUser, type UserTraits } from "../../../test/factories.ts";
import { listTrials } from "./index.ts";

/** ESTP. */
const ANSWERS = [1, 1, 1, 1, 5, 1, 1, 5];
const OTHER_ANSWERS = ANSWERS.map((answer) => 6 - answer);

let built: TestApp;

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  return async () => {
    await built.close();
    await database.close();
  };
});

/** A user with a confirmed address, just before the type is told. */
async function readyUser(traits: UserTraits = {}) {
  const signedIn = await signedInUser(built.app, built.deps, { isEmailConfirmed: true, ...traits });
  await signedIn.agent.post("/api/birth-info", { birthDate: "1990-07-14" });
  return signedIn;
}

async function open(agent: Agent, answers: readonly number[] = ANSWERS): Promise<OpenTrial> {
  const answer = await agent.post("/api/trial", { answers });
  expect(answer.statusCode).toBe(200);
  return answer.json<OpenTrial>();
}

const choose = (agent: Agent, { id }: OpenTrial, textId: string) =>
  agent.post(`/api/trial/${id}/choice`, { textId });

async function chooseAt(agent: Agent, trial: OpenTrial, at = 0): Promise<TrialOutcome> {
  const answer = await choose(agent, trial, trial.texts[at]?.id ?? "");
  expect(answer.statusCode).toBe(200);
  return answer.json<TrialOutcome>();
}

const readOffer = async (agent: Agent) => (await agent.get("/api/trial")).json();
const readAccuracy = async () =>
  (await createAgent(built.app).get("/api/accuracy")).json<Accuracy>();
async function countAll(): Promise<number> {
  const { overview, chapters } = await readAccuracy();
  return overview.all.n + overview.check.n + chapters.all.n + chapters.check.n;
}

/** Draws until the arm is not the check. */
async function openBlind(
  traits: UserTraits = {},
): Promise<{ agent: Agent; userId: string; trial: OpenTrial }> {
  for (;;) {
    const { agent, user } = await readyUser(traits);
    const trial = await open(agent);
    if (trial.texts.length === 3) return { agent, userId: user.id, trial };
  }
}

describe("a blind trial", () => {
  it("shows three texts of one size with nothing that names a type, a sign or the reader's own", async () => {
    const { agent, userId, trial } = await openBlind();
    expect(Object.keys(trial).toSorted()).toEqual(["id", "texts"]);
    for (const each of trial.texts) {
      expect(Object.keys(each).toSorted()).toEqual(["id", "padding", "text"]);
      expect(each.id).toMatch(/^[\w-]{22}$/);
      expect(hasLabel(each.text)).toBe(false);
    }
    const sizes = trial.texts.map((each) => Buffer.byteLength(JSON.stringify(each)));
    expect(new Set(sizes).size).toBe(1);
    expect(scoreQuiz([1, 1, 1, 1, 5, 1, 1, 5]).mbtiType).toMatch(/^[EI][SN][TF][JP]$/);
    expect((await agent.get("/api/mbti-result")).json()).toBeNull();
    const row = await built.deps.db
      .selectFrom("trials")
      .select(["options", "own_id"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const own = row.options?.find(({ id }) => id === row.own_id);
    expect(own).toMatchObject({ mbtiType: scoreQuiz(ANSWERS as never).mbtiType, place: "Cancer" });
  });

  it("is the same again in another tab and after a reload, and has one choice however it is sent", async () => {
    const { agent, trial } = await openBlind();
    expect(await open(agent.clone())).toEqual(trial);
    const before = await countAll();
    const tabs = Array.from({ length: 5 }, (_, at) => chooseAt(agent.clone(), trial, at % 3));
    const outcomes = await Promise.all(tabs);
    expect(outcomes.filter(({ isCounted }) => isCounted)).toHaveLength(1);
    expect(new Set(outcomes.map(({ ownId }) => ownId)).size).toBe(1);
    expect(await chooseAt(agent, trial)).toMatchObject({
      isCounted: false,
      notCounted: "repeated",
    });
    expect(await countAll()).toBe(before + 1);
    expect((await agent.post("/api/trial", { answers: ANSWERS })).statusCode).toBe(409);
  });

  it("keeps that a user took part and when, but not what was chosen", async () => {
    const { agent, userId, trial } = await openBlind();
    await chooseAt(agent, trial, 1);
    const row = await built.deps.db
      .selectFrom("trials")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ options: null, subject: "overview" });
    expect(await listTrials(built.deps.db, userId)).toEqual([
      { text: "overview", createdAt: expect.any(Date), chosenAt: expect.any(Date) },
    ]);
    const counts = await built.deps.db.selectFrom("trial_choices").selectAll().execute();
    expect(Object.keys(counts[0] ?? {}).toSorted()).toEqual([
      "arm",
      "count",
      "is_own",
      "place",
      "subject",
    ]);
  });

  it("counts the reader's own text as a hit, by kind of decoy and place on the page", async () => {
    const before = (await readAccuracy()).overview;
    const { agent, userId, trial } = await openBlind();
    const { own_id: ownId, arm } = await built.deps.db
      .selectFrom("trials")
      .select(["own_id", "arm"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const place = trial.texts.findIndex(({ id }) => id === ownId);
    expect(await chooseAt(agent, trial, place)).toEqual({
      ownId,
      isCounted: true,
      isCheck: false,
      decoys: arm,
    });
    const { overview: after } = await readAccuracy();
    expect(after.all).toMatchObject({ n: before.all.n + 1, own: before.all.own + 1 });
    expect(after.places[place]).toBe((before.places[place] ?? 0) + 1);
    const find = ({ byDecoys }: Accuracy["overview"]) =>
      byDecoys.find(({ decoys }) => decoys === arm);
    expect(find(after)?.n).toBe((find(before)?.n ?? 0) + 1);
    expect(after.all.finding).toBe("too few to say");
  });

  it("does not count a choice made after the type was told", async () => {
    const { agent, trial } = await openBlind();
    const before = await countAll();
    expect((await agent.clone().post("/api/mbti-quiz", { answers: ANSWERS })).statusCode).toBe(200);
    expect(await chooseAt(agent, trial)).toMatchObject({ isCounted: false, notCounted: "told" });
    expect(await countAll()).toBe(before);
  });

  it("is not offered to a user who was told a type, by the quiz or by a blueprint", async () => {
    const answered = await readyUser();
    expect(await readOffer(answered.agent)).toEqual({ overview: true, chaptersLeft: 0 });
    await answered.agent.post("/api/mbti-quiz", { answers: ANSWERS });
    const picked = await readyUser();
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    await picked.agent.post("/api/generate-profile", body);
    for (const { agent } of [answered, picked]) {
      expect(await readOffer(agent)).toEqual({ overview: false, chaptersLeft: 0 });
      expect((await agent.post("/api/trial", { answers: ANSWERS })).statusCode).toBe(409);
    }
  });

  it("knows of a blueprint that this browser made without an account", async () => {
    const visitor = createAgent(built.app);
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    expect((await visitor.post("/api/generate-profile", body)).statusCode).toBe(200);
    const claim = visitor.cookies.get("cosmic_claim") ?? "";
    const { agent, trial } = await openBlind();
    agent.cookies.set("cosmic_claim", claim);
    expect(await readOffer(agent)).toMatchObject({ overview: false });
    expect((await agent.post("/api/trial", { answers: ANSWERS })).statusCode).toBe(409);
    const before = await countAll();
    expect(await chooseAt(agent, trial)).toMatchObject({ isCounted: false, notCounted: "told" });
    expect(await countAll()).toBe(before);
  });

  it("tells a user whose address is not confirmed the outcome, and does not count the choice", async () => {
    const { agent, trial } = await openBlind({ isEmailConfirmed: false });
    const before = await countAll();
    expect(await chooseAt(agent, trial)).toEqual({
      isCounted: false,
      notCounted: "unconfirmed",
      ownId: expect.any(String),
      isCheck: false,
      decoys: expect.any(String),
    });
    expect(await countAll()).toBe(before);
  });

  it("counts one choice of an address, also of its further accounts once one is deleted", async () => {
    const before = await countAll();
    const spellings = [
      "ann.example+1@gmail.com",
      "annexample@googlemail.com",
      "Ann.Example@gmail.com",
    ];
    const reasons: TrialOutcome["notCounted"][] = [];
    for (const email of spellings) {
      const { agent, user } = await readyUser({ email: email.toLowerCase() });
      const outcome = await chooseAt(agent, await open(agent));
      reasons.push(outcome.notCounted);
      await built.deps.db.deleteFrom("users").where("id", "=", user.id).execute();
    }
    expect(reasons).toEqual([undefined, "repeated", "repeated"]);
    expect(await countAll()).toBe(before + 1);
    const voters = await built.deps.db.selectFrom("trial_voters").selectAll().execute();
    expect(Object.keys(voters[0] ?? {})).toEqual(["hash"]);
    expect(JSON.stringify(voters)).not.toMatch(/gmail|example|overview/);
  });

  it("draws nothing for answers of another type, and waits for the first: two draws would show the text they share", async () => {
    const { agent, trial } = await openBlind();
    const refused = await agent.post("/api/trial", { answers: OTHER_ANSWERS });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^You began this trial with other answers or another birth date\./,
    );
    expect(await open(agent)).toEqual(trial);
  });

  it("needs a birth date, and belongs to the user who began it", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    expect((await agent.post("/api/trial", { answers: ANSWERS })).statusCode).toBe(409);
    const { trial } = await openBlind();
    expect((await choose(agent, trial, trial.texts[0]?.id ?? "")).statusCode).toBe(404);
    const owner = await openBlind();
    expect((await choose(owner.agent, owner.trial, "x".repeat(22))).statusCode).toBe(404);
    expect((await chooseAt(owner.agent, owner.trial)).isCounted).toBe(true);
  });

  it("counts the check with two copies of one text apart from the trials", async () => {
    const { agent, userId, trial } = await openBlind();
    const [first, second] = trial.texts;
    const row = await built.deps.db
      .selectFrom("trials")
      .select(["options"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const [option] = row.options ?? [];
    const copies = [first, second].map((text) => ({ ...option, id: text?.id ?? "" }));
    await built.deps.db
      .updateTable("trials")
      .set({ arm: "same", options: JSON.stringify(copies), own_id: second?.id ?? "" })
      .where("user_id", "=", userId)
      .execute();
    const before = (await readAccuracy()).overview;
    const outcome = await chooseAt(agent, trial, 1);
    expect(outcome).toEqual({ ownId: second?.id, isCounted: true, isCheck: true, decoys: null });
    const { overview: after } = await readAccuracy();
    expect(after.all).toEqual(before.all);
    expect(after.check).toMatchObject({ n: before.check.n + 1, own: before.check.own + 1 });
  });

  it("takes no choice of a chapter from a user whose access has ended", async () => {
    const { agent, user } = await readyUser({ hasLifetimeAccess: true });
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    const made = await agent.post("/api/generate-profile", body);
    const { slug } = made.json<{ profile: { slug: string } }>().profile;
    const trial = (await agent.post("/api/trial/chapter", { slug })).json<OpenTrial>();
    const before = await countAll();
    await setLifetimeAccess(built.deps, user.id, false);
    expect((await choose(agent, trial, trial.texts[0]?.id ?? "")).statusCode).toBe(402);
    expect(await countAll()).toBe(before);
    await setLifetimeAccess(built.deps, user.id, true);
    expect((await chooseAt(agent, trial)).isCounted).toBe(true);
  });

  it("can be repeated for each chapter of a paid blueprint, once", async () => {
    const { agent, user } = await readyUser();
    const made = await agent.post("/api/generate-profile", {
      birthDate: "1990-07-14",
      mbtiType: "INTJ",
    });
    const { slug } = made.json<{ profile: { slug: string } }>().profile;
    expect((await agent.post("/api/trial/chapter", { slug })).statusCode).toBe(402);
    await setLifetimeAccess(built.deps, user.id, true);
    const before = (await readAccuracy()).chapters;
    const { chaptersLeft } = (await agent.get("/api/trial")).json<{ chaptersLeft: number }>();
    const subjects = new Set<string>();
    for (let round = 0; round < chaptersLeft; round += 1) {
      const opened = await agent.post("/api/trial/chapter", { slug });
      expect(opened.statusCode).toBe(200);
      const trial = opened.json<OpenTrial & { subject: string }>();
      subjects.add(trial.subject);
      for (const { text } of trial.texts) expect(hasLabel(text)).toBe(false);
      expect((await agent.post("/api/trial/chapter", { slug })).json()).toEqual(trial);
      expect((await chooseAt(agent, trial)).isCounted).toBe(true);
    }
    expect(subjects.size).toBe(chaptersLeft);
    expect((await agent.post("/api/trial/chapter", { slug })).statusCode).toBe(409);
    const { chapters: after } = await readAccuracy();
    expect(after.all.n + after.check.n).toBe(before.all.n + before.check.n + chaptersLeft);
  });
});
