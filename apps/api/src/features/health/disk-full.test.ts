import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { signedInUser } from "../../../test/factories.ts";
import type { Db } from "../../db/connection.ts";

/** Has every write fail as PostgreSQL has it fail when its disk is full; returns how to make room. */
async function fillDisk(db: Db): Promise<() => Promise<void>> {
  await sql`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) {
    await sql`create trigger full_disk before insert or update or delete on ${sql.table(name)}
      for each statement execute function disk_is_full()`.execute(db);
  }
  return async () => {
    await sql`drop function disk_is_full cascade`.execute(db);
  };
}

describe("while the database's disk is full", () => {
  it("reads succeed, writes answer 503 with a retry time, and both recover without a restart", async () => {
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    const built = await buildAppForTest({ database });
    const { agent, user } = await signedInUser(built.app, built.deps);
    await agent.post("/api/birth-info", { birthDate: "1990-01-15" });
    // So long ago that reading would mark the session as used.
    await database.db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(Date.now() - 600_000) })
      .execute();
    const makeRoom = await fillDisk(database.db);

    expect((await agent.get("/api/auth/user")).json()).toMatchObject({ email: user.email });
    expect((await agent.get("/api/profiles")).statusCode).toBe(200);
    expect((await built.app.inject("/readyz")).statusCode).toBe(200);
    for (const write of [
      await agent.post("/api/generate-profile", { birthDate: "1991-01-15", mbtiType: "INTJ" }),
      await agent.post("/api/auth/login", { email: user.email, password: user.password }),
    ]) {
      expect([write.statusCode, write.headers["retry-after"]]).toEqual([503, "2"]);
      expect(write.body).not.toMatch(/space|disk|extend/);
    }
    await makeRoom();
    const written = await agent.post("/api/generate-profile", {
      birthDate: "1991-01-15",
      mbtiType: "INTJ",
    });
    expect(written.statusCode).toBe(200);
  });
});
