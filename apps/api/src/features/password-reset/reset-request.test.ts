import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeUser } from "../../../test/factories.ts";
import { handleResetRequest, newResetToken } from "../../../test/mailed-links.ts";
import { countJobsNaming, mailsTo, templatesTo } from "../../../test/outbox.ts";
import { withProductionLimits } from "../../../test/test-config.ts";
import { RESET_REQUEST_JOB } from "./password-reset.service.ts";

const SENT = "If an account with that email exists, we've sent password reset instructions.";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

describe("password reset request", () => {
  it("answers the same for every address, and stores the same rows", async () => {
    const known = await makeUser(built.deps);
    const unknown = `unknown-${crypto.randomUUID()}@cosmic.test`;
    const answers = [];
    for (const email of [known.email, unknown]) {
      const answer = await visitor().post("/api/auth/forgot-password", { email });
      expect(answer.statusCode).toBe(200);
      expect(await countJobsNaming(built.deps.db, RESET_REQUEST_JOB, email)).toBe(1);
      expect(await mailsTo(built.deps.db, email)).toEqual([]);
      answers.push(answer.json());
    }
    expect(answers).toEqual([{ message: SENT }, { message: SENT }]);
  });

  it("emails a link to the account's address only, when a look-alike was typed", async () => {
    const name = crypto.randomUUID();
    const { email } = await makeUser(built.deps, { email: `mike-${name}@cosmic.test` });
    for (const lookalike of [`m\u0131ke-${name}@cosmic.test`, `mi\u212Ae-${name}@cosmic.test`]) {
      await visitor().post("/api/auth/forgot-password", { email: lookalike });
      await handleResetRequest(built, lookalike);
    }
    expect(await mailsTo(built.deps.db, email)).toEqual([]);
    expect(await countJobsNaming(built.deps.db, "send-mail", name)).toBe(0);
  });

  it("stores a hash of 256 random bits, not the token", async () => {
    const { email, id } = await makeUser(built.deps);
    const token = await newResetToken(built, email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await built.deps.db
      .selectFrom("password_reset_tokens")
      .selectAll()
      .where("user_id", "=", id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([{ token_hash: createHash("sha256").update(token).digest("hex") }]);
    const [row] = rows;
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(3_600_000);
  });

  it("emails three links an hour to one account, and silently drops the rest", async () => {
    const strictApp = await buildAppForTest({ configure: withProductionLimits });
    const { email } = await makeUser(built.deps);
    for (let index = 0; index < 8; index += 1) {
      const agent = createAgent(strictApp.app, { remoteAddress: `198.51.100.${index}` });
      const spelling = index % 2 ? email.toUpperCase() : email;
      const answer = await agent.post("/api/auth/forgot-password", { email: spelling });
      expect(answer.json()).toEqual({ message: SENT });
      await handleResetRequest(strictApp, email);
    }
    expect(await templatesTo(built.deps.db, email)).toEqual(Array(3).fill("password-reset"));
  });

  it("is refused after ten times an hour from one network address, with the time to wait", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const agent = createAgent(app, { remoteAddress: "203.0.113.91" });
    const ask = () =>
      agent.post("/api/auth/forgot-password", { email: `${crypto.randomUUID()}@cosmic.test` });
    for (let index = 0; index < 10; index += 1) expect((await ask()).statusCode).toBe(200);
    const refusal = await ask();
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(refusal.json().message).toMatch(/try again in (59|60) minutes\.$/);
  });

  it("sends the email after the response, without blocking it", async () => {
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    const working = await buildAppForTest({
      database,
      configure: (config) => ({
        ...config,
        jobs: { workers: true },
        // The port is closed: the email stays in the outbox.
        secrets: { ...config.secrets, smtpUrl: "smtp://127.0.0.1:9" },
      }),
    });
    const { email } = await makeUser(working.deps);
    await createAgent(working.app).post("/api/auth/forgot-password", { email });
    while ((await mailsTo(working.deps.db, email)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await templatesTo(working.deps.db, email)).toEqual(["password-reset"]);
    while ((await countJobsNaming(working.deps.db, RESET_REQUEST_JOB, email)) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});
