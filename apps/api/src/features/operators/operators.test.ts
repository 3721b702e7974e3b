import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import {
  buildAppForTest,
  buildTestApp,
  buildTestDeps,
  type TestApp,
} from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeOperator, makeUser, signedInOperator } from "../../../test/factories.ts";
import { withProductionLimits } from "../../../test/test-config.ts";
import type { Config } from "../../config/config.ts";
import { migrateOnce } from "../../start.ts";
import { ensureFirstOperator, operatorPasswordFile } from "./index.ts";

const ADMIN = { origin: "http://localhost:3001" };

/** The limits of production, with waits that no slow machine outlasts. */
const strict = (config: Config): Config => ({
  ...withProductionLimits(config),
  signInDelay: { ...config.signInDelay, firstSeconds: 600 },
});

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const listAudit = (operatorId: string) =>
  built.deps.db
    .selectFrom("audit_entries")
    .select(["action", "detail"])
    .where("operator_id", "=", operatorId)
    .orderBy("created_at")
    .execute();

describe("an operator", () => {
  it("signs in and out on the panel's own site and cookie, and both are recorded", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    expect([...agent.cookies.keys()]).toEqual(["cosmic_operator_device", "cosmic_operator"]);
    const me = await agent.get("/api/admin/me");
    expect(me.json()).toEqual({
      id: operator.id,
      email: operator.email,
      mustSetUpSecondFactor: false,
    });
    const copy = agent.clone();
    const out = await agent.post("/api/admin/logout");
    expect(out.statusCode).toBe(204);
    expect(out.headers["clear-site-data"]).toBe('"storage"');
    expect((await copy.get("/api/admin/me")).statusCode).toBe(401);
    expect(await listAudit(operator.id)).toEqual([
      { action: "operator.signed_in", detail: { address: "127.0.0.1" } },
      { action: "operator.signed_out", detail: { address: "127.0.0.1" } },
    ]);
  });

  it("is distinct from a user: the accounts of one cannot sign in as the other", async () => {
    const user = await makeUser(built.deps);
    const operator = await makeOperator(built.deps);
    const asOperator = await createAgent(built.app, ADMIN).post("/api/admin/login", user);
    expect(asOperator.statusCode).toBe(401);
    expect(asOperator.json().message).toBe("Invalid email or password");
    expect((await createAgent(built.app).post("/api/auth/login", operator)).statusCode).toBe(401);
  });

  it("has failed sign-ins recorded, without the typed address", async () => {
    const { email } = await makeOperator(built.deps);
    await createAgent(built.app, { ...ADMIN, remoteAddress: "203.0.113.5" }).post(
      "/api/admin/login",
      { email, password: "wrong" },
    );
    const rows = await built.deps.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", "operator.sign_in_failed")
      .execute();
    expect(rows.some(({ detail }) => detail?.["address"] === "203.0.113.5")).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it("is delayed like a user after wrong passwords", async () => {
    const { app, deps } = await buildAppForTest({
      configure: strict,
    });
    const { email } = await makeOperator(deps);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const agent = createAgent(app, { ...ADMIN, remoteAddress: `198.51.102.${index}` });
      const answer = await agent.post("/api/admin/login", { email, password: "wrong" });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429, 429]);
  });

  it("is not kept out by others: not from elsewhere, nor at their address with a known browser", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeOperator(deps);
    const signIn = (agent: Agent, given = password) =>
      agent.post("/api/admin/login", { email, password: given });
    const known = createAgent(app, { ...ADMIN, remoteAddress: "203.0.113.40" });
    expect((await signIn(known)).statusCode).toBe(200);
    const attacker = createAgent(app, { ...ADMIN, remoteAddress: "198.51.105.1" });
    for (let index = 0; index < 25; index += 1) await signIn(attacker, "wrong");
    expect((await signIn(attacker)).statusCode).toBe(429);
    const elsewhere = createAgent(app, { ...ADMIN, remoteAddress: "198.51.105.2" });
    expect((await signIn(elsewhere)).statusCode).toBe(200);
    for (let index = 0; index < 8; index += 1) {
      const agent = createAgent(app, { ...ADMIN, remoteAddress: `198.18.${index}.1` });
      await signIn(agent, "wrong");
    }
    const unknown = createAgent(app, { ...ADMIN, remoteAddress: "192.0.2.1" });
    expect((await signIn(unknown)).statusCode).toBe(429);
    known.cookies.delete("cosmic_operator");
    const beside = { ...ADMIN, remoteAddress: "198.51.105.1", cookies: known.cookies };
    expect((await signIn(createAgent(app, beside))).statusCode).toBe(200);
  });

  it("has one allowance for all browsers known to the account", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeOperator(deps);
    const signIn = (agent: Agent) => agent.post("/api/admin/login", { email, password });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const first = createAgent(app, { ...ADMIN, remoteAddress: `198.19.${index}.1` });
      await signIn(first);
      first.cookies.delete("cosmic_operator");
      for (let attempt = 0; attempt < 14; attempt += 1) {
        const from = { ...ADMIN, remoteAddress: "203.0.113.60", cookies: first.cookies };
        statuses.push((await signIn(createAgent(app, from))).statusCode);
      }
    }
    expect(statuses).toEqual([...Array(40).fill(200), 429, 429]);
  });
});

/** The dependencies on a database and a folder of their own. */
async function emptyDeps(configured: { email: string | null; password: string | null }) {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-operator-"));
  const database = await openOwnDatabase();
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return buildTestDeps({
    database,
    configure: (config) => ({
      ...config,
      dataDirectory: folder,
      operator: { ...config.operator, email: configured.email },
      secrets: { ...config.secrets, operatorPassword: configured.password },
    }),
  });
}

describe("the first operator", () => {
  it("comes from the configuration, once", async () => {
    const deps = await emptyDeps({ email: "Boss@Cosmic.test", password: "a configured password" });
    const first = await ensureFirstOperator(deps);
    expect(first).toEqual({
      email: "boss@cosmic.test",
      generatedPassword: null,
      passwordFile: null,
    });
    const again = await ensureFirstOperator({
      ...deps,
      config: { ...deps.config, operator: { ...deps.config.operator, email: "other@cosmic.test" } },
    });
    expect(again?.email).toBe("boss@cosmic.test");
    const rows = await deps.db.selectFrom("operators").select("email").execute();
    expect(rows).toEqual([{ email: "boss@cosmic.test" }]);
  });

  it("gets a generated password where none is configured, printed once and kept in a file", async () => {
    const deps = await emptyDeps({ email: null, password: null });
    const first = await ensureFirstOperator(deps);
    expect(first?.generatedPassword).toMatch(/^[\w-]{16}$/);
    const file = operatorPasswordFile(deps.config.dataDirectory);
    expect(readFileSync(file, "utf8").trim()).toBe(first?.generatedPassword);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await ensureFirstOperator(deps);
    expect([again?.generatedPassword, again?.passwordFile]).toEqual([null, file]);
  });

  it("is not said to have a password in a file once that password no longer works", async () => {
    const deps = await emptyDeps({ email: null, password: null });
    const first = await ensureFirstOperator(deps);
    await deps.db.updateTable("operators").set({ password_hash: "another" }).execute();
    expect(await ensureFirstOperator(deps)).toEqual({
      email: first?.email,
      generatedPassword: null,
      passwordFile: null,
    });
  });

  it("is created once even when two replicas start together", async () => {
    const deps = await emptyDeps({ email: "boss@cosmic.test", password: "a configured password" });
    await Promise.all([ensureFirstOperator(deps), ensureFirstOperator(deps)]);
    const rows = await deps.db.selectFrom("operators").select("email").execute();
    expect(rows).toHaveLength(1);
  });

  it("is not made again where a restore replayed its removal, and the log says how to add one", async () => {
    const deps = await emptyDeps({ email: "boss@cosmic.test", password: "a configured password" });
    await ensureFirstOperator(deps);
    await deps.db.deleteFrom("operators").execute();
    expect(await ensureFirstOperator(deps)).toBeNull();
    const errors: unknown[] = [];
    const logger = { ...deps.logger, error: (line: unknown) => errors.push(line) };
    expect(await migrateOnce({ ...deps, logger }, () => false)).toEqual([
      "The database is up to date.",
    ]);
    expect(errors).toEqual([expect.stringContaining("npm run operators -- add <address>")]);
    expect(await deps.db.selectFrom("operators").select("id").execute()).toEqual([]);
  });

  it("is refused where ADMIN_EMAIL is no address", async () => {
    const deps = await emptyDeps({ email: "boss", password: null });
    await expect(ensureFirstOperator(deps)).rejects.toThrow("ADMIN_EMAIL");
  });
});
