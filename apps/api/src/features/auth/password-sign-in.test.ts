import { hash } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser } from "../../../test/factories.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

const newEmail = () => `${crypto.randomUUID()}@cosmic.test`;

describe("password sign-in", () => {
  it("accepts the exact password only", async () => {
    const { email } = await makeUser(built.deps, { password: "Secret ✨ " });
    const tries = ["Secret ✨ ", "Secret ✨", "secret ✨ ", " Secret ✨ "].map(async (password) => {
      const { statusCode } = await visitor().post("/api/auth/login", { email, password });
      return statusCode;
    });
    expect(await Promise.all(tries)).toEqual([200, 401, 401, 401]);
  });

  it("answers the same for a wrong password, an unknown address and an account without password", async () => {
    const known = await makeUser(built.deps);
    const google = await makeUser(built.deps);
    await built.deps.db.deleteFrom("credentials").where("user_id", "=", google.id).execute();
    const bodies = await Promise.all(
      [known.email, google.email, newEmail()].map(async (email) => {
        const answer = await visitor().post("/api/auth/login", { email, password: "wrong" });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        const { requestId: _, ...body } = answer.json();
        return body;
      }),
    );
    expect(bodies[0]).toEqual({
      message: "Invalid email or password",
      code: "invalid_credentials",
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it("rehashes a password that was hashed with older parameters", async () => {
    const { id, email, password } = await makeUser(built.deps);
    const older = await hash(password, { memoryCost: 32, timeCost: 1, parallelism: 1 });
    const { db } = built.deps;
    await db
      .updateTable("credentials")
      .set({ password_hash: older })
      .where("user_id", "=", id)
      .execute();
    const answer = await visitor().post("/api/auth/login", { email, password });
    expect(answer.statusCode).toBe(200);
    const row = await db
      .selectFrom("credentials")
      .select("password_hash")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain("m=64,t=1,p=1");
    expect((await visitor().post("/api/auth/login", { email, password })).statusCode).toBe(200);
  });
});
