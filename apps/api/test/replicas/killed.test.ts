import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { expect, it, onTestFinished } from "vitest";
import type { Db } from "../../src/db/connection.ts";
import { makeOnServer, openOnServer } from "../database.ts";
import { templatesTo } from "../outbox.ts";
import { atOnce } from "./replicas.ts";

const MAIN = join(import.meta.dirname, "..", "..", "src", "main.ts");
const ROUNDS = 3;
/** People who do each of the three things when the process is killed. */
const PEOPLE = 6;

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The API as a process of its own, whose mail server never answers. */
async function startProcess(databaseUrl: string, port: number): Promise<ChildProcess> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "cosmic-killed-"));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "development",
      LOG_LEVEL: "error",
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "a secret that outlives the process, long enough",
      API_PORT: String(port),
      PUBLIC_WEB_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_SCALE: "10000",
      SMTP_URL: "smtp://127.0.0.1:9",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  await waitForAddress(`http://127.0.0.1:${port}/readyz`, 60);
  return child;
}

interface Action {
  email: string;
  /** The status that was answered; null where the process was gone before. */
  answer: Promise<number | null>;
}

/** A user's account as the database has it. */
async function readAccount(db: Db, email: string) {
  const user = await db
    .selectFrom("users")
    .leftJoin("credentials", "credentials.user_id", "users.id")
    .leftJoin("password_reset_tokens", "password_reset_tokens.user_id", "users.id")
    .select(["users.id", "credentials.password_hash as hash", "used_at as usedAt"])
    .where("email", "=", email)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom("sessions")
    .select("id_hash")
    .where("user_id", "=", user?.id ?? null)
    .execute();
  return { user, sessions: sessions.length, mails: await templatesTo(db, email) };
}

it("process has signed up, reset and deleted all or nothing when killed at any time", {
  timeout: 240_000,
}, async () => {
  const url = await makeOnServer("migrated");
  const database = await openOnServer(url);
  onTestFinished(() => database.close());
  const { db } = database;
  const port = await findFreePort();

  const post = async (path: string, body: object, cookie = "") =>
    await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const action = (email: string, ...sent: Parameters<typeof post>): Action => ({
    email,
    answer: post(...sent).then(
      ({ status }) => status,
      () => null,
    ),
  });
  const signUp = async () => {
    const email = `killed-${randomUUID()}@cosmic.test`;
    const answer = await post("/api/auth/signup", { email, password: "the old password" });
    expect(answer.status).toBe(200);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { user } = await readAccount(db, email);
    return { email, cookie, id: user?.id ?? "", hash: user?.hash };
  };
  const withToken = async () => {
    const person = await signUp();
    const token = randomBytes(32).toString("base64url");
    // A reset of an unconfirmed address would hand the account over.
    await db
      .updateTable("users")
      .set({ email_verified_at: new Date() })
      .where("id", "=", person.id)
      .execute();
    await db
      .insertInto("password_reset_tokens")
      .values({
        token_hash: hashToken(token),
        user_id: person.id,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
        used_at: null,
      })
      .execute();
    return { ...person, token };
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const child = await startProcess(url, port);
    const forgetful = await atOnce(PEOPLE, withToken);
    const leaving = await atOnce(PEOPLE, signUp);
    const newcomers = Array.from({ length: PEOPLE }, () => `killed-${randomUUID()}@cosmic.test`);
    const password = "the new password";
    const signUps = newcomers.map((email) =>
      action(email, "/api/auth/signup", { email, password }),
    );
    const resets = forgetful.map(({ email, token }) =>
      action(email, "/api/auth/reset-password", { token, password }),
    );
    const deletions = leaving.map(({ email, cookie }) =>
      action(email, "/api/account/delete", { email }, cookie),
    );
    await pause(30 + Math.random() * 900);
    child.kill("SIGKILL");
    await once(child, "exit");

    for (const { email, answer } of signUps) {
      const { user, mails } = await readAccount(db, email);
      expect(mails).toEqual(user ? ["welcome"] : []);
      expect(user?.hash).not.toBeNull();
      expect(user !== undefined || (await answer) === null).toBe(true);
    }
    for (const [index, { email, answer }] of resets.entries()) {
      const { user, sessions, mails } = await readAccount(db, email);
      const isReset = user?.hash !== forgetful[index]?.hash;
      expect([user?.usedAt !== null, sessions]).toEqual([isReset, isReset ? 0 : 1]);
      expect(mails).toEqual(isReset ? ["welcome", "password-changed"] : ["welcome"]);
      expect(isReset || (await answer) === null).toBe(true);
    }
    for (const { email, answer } of deletions) {
      const { user, mails } = await readAccount(db, email);
      expect(mails).toEqual(user ? ["welcome"] : ["welcome", "account-deleted"]);
      expect(user === undefined || (await answer) === null).toBe(true);
    }
  }
});
