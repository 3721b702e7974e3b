import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { type MadeUser, signedInOperator } from "../../../test/factories.ts";
import type { Config } from "../../config/config.ts";

const ADMIN = { origin: "http://localhost:3001" };
const PATH = "/api/admin/second-factor";
const START = "2026-11-21T12:00:00Z";

/** The limits of production, with waits that no slow machine outlasts. */
const strict = (config: Config): Config => ({
  ...config,
  limits: { ...config.limits, scale: 1 },
  signInDelay: { ...config.signInDelay, firstSeconds: 600 },
});

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

beforeEach(() => built.clock.set(START));

/** Lets so many seconds pass. */
const pass = (seconds: number, { clock } = built) =>
  clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());

/** What the operator's app shows, so many seconds from now. */
const generateCode = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: built.clock.now().getTime() + seconds * 1_000,
  });

async function start({ agent, operator }: { agent: Agent; operator: MadeUser }): Promise<string> {
  const answer = await agent.post(PATH, { password: operator.password });
  expect(answer.statusCode).toBe(200);
  return answer.json().secret;
}

/** An operator whose second factor is on; the next code is a minute away. */
async function protectedOperator({ app, deps } = built) {
  const { agent, operator } = await signedInOperator(app, deps);
  const secret = await start({ agent, operator });
  const answer = await agent.post(`${PATH}/confirm`, { code: generateCode(secret) });
  expect(answer.statusCode).toBe(200);
  pass(60);
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
  return { agent, operator, secret, recoveryCodes };
}

const signIn = ({ email, password }: MadeUser, code?: string, app = built.app) =>
  createAgent(app, ADMIN).post("/api/admin/login", { email, password, code });

const listActions = async (operatorId: string) => {
  const rows = await built.deps.db
    .selectFrom("audit_entries")
    .select(["action", "detail"])
    .where("operator_id", "=", operatorId)
    .execute();
  return rows;
};

describe("turning on the second factor", () => {
  it("shows the secret in three forms, and changes nothing before a first code", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    const setup = (await agent.post(PATH, { password: operator.password })).json();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(setup.otpauthUrl);
    expect(url.protocol).toBe("otpauth:");
    expect(decodeURIComponent(url.pathname)).toContain(operator.email);
    expect(url.searchParams.get("secret")).toBe(setup.secret);
    expect(url.searchParams.get("issuer")).toBe("Cosmic Blueprint");
    const [head, picture] = setup.qrCode.split(",");
    expect(head).toBe("data:image/svg+xml;base64");
    expect(Buffer.from(picture, "base64").toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    expect((await agent.get(PATH)).json()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    expect((await signIn(operator)).statusCode).toBe(200);
  });

  it("asks for the password again", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const answer = await agent.post(PATH, { password: "wrong" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: "password" }] });
  });

  it("accepts a first code of the newest secret only, and then returns ten recovery codes, once", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    expect((await agent.post(`${PATH}/confirm`, { code: "123456" })).statusCode).toBe(409);
    const older = await start({ agent, operator });
    const secret = await start({ agent, operator });
    const wrong = await agent.post(`${PATH}/confirm`, { code: generateCode(older) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ issues: [{ path: "code" }] });
    const code = generateCode(secret);
    const right = await agent.post(`${PATH}/confirm`, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect((await agent.get(PATH)).json()).toEqual({
      confirmedAt: "2026-11-21T12:00:00.000Z",
      recoveryCodesLeft: 10,
    });
    expect((await agent.post(`${PATH}/confirm`, { code })).statusCode).toBe(409);
    expect((await agent.post(PATH, { password: operator.password })).statusCode).toBe(409);
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６", "éééééé", "🇺🇳🇪", "-1e400"])(
    "answers 400 to a code that can be none: %j",
    async (code) => {
      const { agent, operator } = await signedInOperator(built.app, built.deps);
      await start({ agent, operator });
      expect((await agent.post(`${PATH}/confirm`, { code })).statusCode).toBe(400);
    },
  );

  it("stores neither the secret nor a recovery code in plain text", async () => {
    const { operator, secret, recoveryCodes } = await protectedOperator();
    const { db } = built.deps;
    const rows = [
      ...(await db.selectFrom("operators").selectAll().where("id", "=", operator.id).execute()),
      ...(await db.selectFrom("operator_recovery_codes").selectAll().execute()),
      ...(await db.selectFrom("audit_entries").selectAll().execute()),
    ];
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
  });
});

/** Another browser of the operator; whether it is still signed in is what its own page asks. */
async function elsewhere(operator: MadeUser, code?: string) {
  const agent = createAgent(built.app, ADMIN);
  const { email, password } = operator;
  expect((await agent.post("/api/admin/login", { email, password, code })).statusCode).toBe(200);
  return async () => (await agent.get("/api/admin/me")).statusCode;
}

describe("the operator's other sessions", () => {
  it("end when the second factor is turned on, except this one and other operators'", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    const stranger = await signedInOperator(built.app, built.deps);
    const askElsewhere = await elsewhere(operator);
    const secret = await start({ agent, operator });
    expect(await askElsewhere()).toBe(200);
    expect((await agent.post(`${PATH}/confirm`, { code: "000000" })).statusCode).toBe(400);
    expect(await askElsewhere()).toBe(200);
    expect((await agent.post(`${PATH}/confirm`, { code: generateCode(secret) })).statusCode).toBe(
      200,
    );
    expect(await askElsewhere()).toBe(401);
    expect((await agent.get("/api/admin/me")).statusCode).toBe(200);
    expect((await stranger.agent.get("/api/admin/me")).statusCode).toBe(200);
  });

  it("end when it is turned off", async () => {
    const { agent, operator, secret, recoveryCodes } = await protectedOperator();
    const askElsewhere = await elsewhere(operator, recoveryCodes[0]);
    expect((await agent.post(`${PATH}/remove`, { code: generateCode(secret) })).statusCode).toBe(
      204,
    );
    expect(await askElsewhere()).toBe(401);
    expect((await agent.get("/api/admin/me")).statusCode).toBe(200);
  });

  it("include one that is just starting with the password alone", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    const secret = await start({ agent, operator });
    const late = createAgent(built.app, ADMIN);
    const { email, password } = operator;
    await Promise.all([
      late.post("/api/admin/login", { email, password }),
      agent.post(`${PATH}/confirm`, { code: generateCode(secret) }),
    ]);
    expect((await late.get("/api/admin/me")).statusCode).toBe(401);
  });
});

describe("sign-in with a second factor", () => {
  it("requires the code only after the right password, with its own error code", async () => {
    const { operator } = await protectedOperator();
    const asked = await signIn(operator);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: "totp_required",
      message: "Please enter the code of your authenticator app, or a recovery code.",
    });
    expect(asked.headers["set-cookie"]).toBeUndefined();
    const guessed = await signIn({ ...operator, password: "wrong" }, "123456");
    expect(guessed.json().code).toBe("invalid_credentials");
  });

  it("accepts the app's code, also from a clock half a minute off, and no older one", async () => {
    for (const seconds of [0, -30, 30]) {
      const { operator, secret } = await protectedOperator();
      expect((await signIn(operator, generateCode(secret, seconds))).statusCode).toBe(200);
    }
    const { operator, secret } = await protectedOperator();
    for (const seconds of [-90, -60, 60, 90]) {
      const answer = await signIn(operator, generateCode(secret, seconds));
      expect(answer.json().code).toBe("totp_invalid");
    }
  });

  it("accepts each code once, also when it is sent twice at the same time", async () => {
    const { operator, secret } = await protectedOperator();
    const code = generateCode(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(operator, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await signIn(operator, code)).json().code).toBe("totp_invalid");
    // The code of the step before would still be in time, but a later one has been taken.
    expect((await signIn(operator, generateCode(secret, -30))).json().code).toBe("totp_invalid");
    pass(30);
    expect((await signIn(operator, generateCode(secret))).statusCode).toBe(200);
  });

  it("refuses the code that turned it on", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    const secret = await start({ agent, operator });
    const code = generateCode(secret);
    await agent.post(`${PATH}/confirm`, { code });
    expect((await signIn(operator, code)).json().code).toBe("totp_invalid");
  });

  it("accepts each recovery code once, in any format, and counts the rest", async () => {
    const { agent, operator, recoveryCodes } = await protectedOperator();
    const [first = "", second = ""] = recoveryCodes;
    expect(
      (await signIn(operator, ` ${first.toLowerCase().replaceAll("-", " ")}`)).statusCode,
    ).toBe(200);
    expect((await signIn(operator, first)).json().code).toBe("totp_invalid");
    const both = await Promise.all([signIn(operator, second), signIn(operator, second)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await agent.get(PATH)).json()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("refuses a recovery code of another operator", async () => {
    const { recoveryCodes } = await protectedOperator();
    const { operator } = await protectedOperator();
    expect((await signIn(operator, recoveryCodes[0])).json().code).toBe("totp_invalid");
  });

  it("makes a guesser of codes wait, from any network", async () => {
    const strictApp = await buildAppForTest({ configure: strict });
    strictApp.clock.set(START);
    const { operator, secret } = await protectedOperator();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const agent = createAgent(strictApp.app, { ...ADMIN, remoteAddress: `198.51.103.${index}` });
      const { email, password } = operator;
      const code = String(index).repeat(6);
      const answer = await agent.post("/api/admin/login", { email, password, code });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429, 429]);
    // Not even the right code passes while waiting.
    const agent = createAgent(strictApp.app, { ...ADMIN, remoteAddress: "198.51.103.99" });
    const right = { ...operator, code: generateCode(secret) };
    expect((await agent.post("/api/admin/login", right)).statusCode).toBe(429);
  });

  it("is audited: the method used, and every failed code, but never the code itself", async () => {
    const { operator, secret, recoveryCodes } = await protectedOperator();
    await signIn(operator, "000000");
    await signIn(operator, generateCode(secret));
    await signIn(operator, recoveryCodes[0]);
    const address = "127.0.0.1";
    expect(await listActions(operator.id)).toEqual([
      { action: "operator.signed_in", detail: { address } },
      { action: "operator.second_factor_on", detail: { address } },
      { action: "operator.code_failed", detail: { address } },
      { action: "operator.signed_in", detail: { address, secondFactor: "authenticator" } },
      { action: "operator.signed_in", detail: { address, secondFactor: "recovery" } },
    ]);
  });
});

describe("turning off the second factor", () => {
  it("requires a code, and then the password is enough again", async () => {
    const { agent, operator, secret, recoveryCodes } = await protectedOperator();
    expect((await agent.post(`${PATH}/remove`, { code: "000000" })).statusCode).toBe(400);
    expect((await signIn(operator)).json().code).toBe("totp_required");
    expect((await agent.post(`${PATH}/remove`, { code: generateCode(secret) })).statusCode).toBe(
      204,
    );
    expect((await agent.get(PATH)).json()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    expect((await signIn(operator)).statusCode).toBe(200);
    expect((await agent.post(`${PATH}/remove`, { code: recoveryCodes[0] })).statusCode).toBe(409);
  });

  it("accepts a recovery code when the app is lost", async () => {
    const { agent, recoveryCodes } = await protectedOperator();
    expect((await agent.post(`${PATH}/remove`, { code: recoveryCodes[3] })).statusCode).toBe(204);
  });
});
