import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Agent } from "./agent.ts";
import type { TestApp } from "./build-test-app.ts";

/** The session id inside a cookie value: what stands before the signature. */
export const getSessionId = (agent: Agent, name = "cosmic_session") =>
  decodeURIComponent(agent.cookies.get(name) ?? "").split(".")[0] ?? "";

export const hashId = (id: string) => createHash("sha256").update(id).digest("hex");

/** The row behind a session id, or null. */
export async function findSession({ deps }: Pick<TestApp, "deps">, id: string) {
  const row = await deps.db
    .selectFrom("sessions")
    .selectAll()
    .where("id_hash", "=", hashId(id))
    .executeTakeFirst();
  return row ?? null;
}

/** Moves a session into the past by so many seconds. */
export async function ageSession({ deps }: Pick<TestApp, "deps">, id: string, seconds: number) {
  const earlier = sql<Date>`make_interval(secs => ${seconds})`;
  await deps.db
    .updateTable("sessions")
    .set({
      created_at: sql`created_at - ${earlier}`,
      last_seen_at: sql`last_seen_at - ${earlier}`,
      idle_expires_at: sql`idle_expires_at - ${earlier}`,
      expires_at: sql`expires_at - ${earlier}`,
    })
    .where("id_hash", "=", hashId(id))
    .execute();
}

/** What the site answers to the browser. */
export const status = async (agent: Agent, path = "/api/auth/user") =>
  (await agent.get(path)).statusCode;
