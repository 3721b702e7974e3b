import type { ClaimRow, SwitchedOff } from "@cosmic/contracts";
import { CLAIM_IDS, type FunnelStep, funnelStepNumber } from "@cosmic/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { signedInOperator } from "../../../test/factories.ts";

let built: TestApp;
let operator: Agent;
let operatorEmail: string;

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  const signedIn = await signedInOperator(built.app, built.deps);
  operator = signedIn.agent;
  operatorEmail = signedIn.operator.email;
  return async () => {
    await built.close();
    await database.close();
  };
});

const asked = async () => {
  const answer = await createAgent(built.app).get("/api/claims");
  return { ...answer.json<SwitchedOff>(), cached: answer.headers["cache-control"] };
};
const turn = (id: string, isShown: unknown, label?: string) =>
  operator.post(`/api/admin/claims/${id}`, { isShown, label });
const STATED = "stated by the owner";
const ledger = async () => (await operator.get("/api/admin/claims")).json<ClaimRow[]>();
const claim = async (id: string) => (await ledger()).find((each) => each.id === id);

const toEvent = (step: FunnelStep, msAgo: number) => ({
  step,
  stepNumber: funnelStepNumber(step),
  stepName: step,
  sessionId: "session_measured",
  metadata: { msAgo },
});

describe("marketing claims", () => {
  it("are all listed with their source until one is switched off", async () => {
    const claims = await ledger();
    expect(claims.map(({ id }) => id)).toEqual(CLAIM_IDS);
    expect(claims[0]).toEqual({
      id: "chartsCreated",
      text: "12,000+ charts created",
      source: "stated by the owner",
      measured: "0 blueprints created here so far",
      isShown: true,
      label: null,
      changedAt: null,
      changedBy: null,
    });
    expect(await asked()).toEqual({ switchedOff: [], cached: "no-store" });
  });

  it("are hidden and shown again by their switch, which records each change once", async () => {
    await turn("accuracyRating", true, STATED);
    expect((await turn("accuracyRating", false)).json()).toMatchObject({
      id: "accuracyRating",
      isShown: false,
      changedBy: operatorEmail,
    });
    await turn("accuracyRating", false);
    expect((await asked()).switchedOff).toEqual(["accuracyRating"]);
    await turn("accuracyRating", true, STATED);
    expect((await asked()).switchedOff).toEqual([]);

    const entries = await built.deps.db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject", "=", "accuracyRating")
      .orderBy("created_at")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "claim.switched_off",
      "claim.switched_on",
    ]);
  });

  it("that rate the product and were never measured are not shown without the owner's label", async () => {
    expect((await claim("accuracyRating"))?.label).toBe(STATED);
    await turn("accuracyRating", false);
    for (const label of [undefined, "measured", ""]) {
      expect((await turn("accuracyRating", true, label)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await asked()).switchedOff).toEqual(["accuracyRating"]);
    expect((await turn("accuracyRating", true)).json()).toMatchObject({
      message: expect.stringContaining("“stated by the owner”"),
    });
    expect((await turn("accuracyRating", true, STATED)).statusCode).toBe(200);
    expect((await asked()).switchedOff).toEqual([]);
  });

  it("about accuracy are measured by the blind trials, from the first choice on", async () => {
    const count = (isOwn: boolean, times: number) =>
      built.deps.db
        .insertInto("trial_choices")
        .values({ subject: "overview", arm: "far", place: 1, is_own: isOwn, count: times })
        .execute();
    await count(true, 3);
    await count(false, 4);
    expect((await claim("accuracyRating"))?.measured).toBe(
      "own overview picked blindly among three, n = 7: too few to say",
    );
    await built.deps.db.deleteFrom("trial_choices").execute();
    await count(true, 60);
    await count(false, 70);
    expect((await claim("accuracyRating"))?.measured).toBe(
      "own overview picked blindly among three, 46% of 130 (95% interval: 38% to 55%), 33% by chance",
    );
    await built.deps.db.deleteFrom("trial_choices").execute();
  });

  it.each([
    ["accuracyRating", "false", 400],
    ["accuracyRating", 0, 400],
    ["accuracyRating", null, 400],
    ["everything", true, 404],
    ["__proto__", true, 404],
  ])("answer a switch of %s to %j with %i", async (id, isShown, status) => {
    expect((await turn(id, isShown)).statusCode).toBe(status);
  });

  it("are measured from blueprints and times where possible", async () => {
    const visitor = createAgent(built.app);
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    expect((await visitor.post("/api/generate-profile", body)).statusCode).toBe(200);
    built.clock.set("2026-11-20T12:00:00.000Z");
    const steps = [
      toEvent("quiz_start", 400_000),
      toEvent("mbti_question_answered", 90_000),
      toEvent("mbti_type_selected", 40_000),
      toEvent("report_generated", 0),
    ];
    expect((await visitor.post("/api/funnel-events", steps)).statusCode).toBe(204);
    expect((await claim("chartsCreated"))?.measured).toBe("1 blueprint created here so far");
    expect((await claim("combinations"))?.measured).toBe("16 types × 12 signs");
    expect((await claim("timeToBlueprint"))?.measured).toBe(
      "6.7 minutes from the start of the quiz to the written blueprint, median of 1 visit in 7 days",
    );
    expect((await claim("assessmentTime"))?.measured).toBe(
      "6.0 minutes from the start of the quiz to the type, with the questions, median of 1 visit in 7 days",
    );
    expect((await claim("accuracyRating"))?.measured).toBeNull();
  });
});
