import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import type { Db } from "./connection.ts";
import { deleteEndedSessions, deleteExpiredSessions } from "./expired-rows.ts";

const COUNT = 3_000;

let db: Db;
let userId: string;

beforeAll(async () => {
  const database = await openOwnDatabase();
  const user = await makeUser(await buildTestDeps({ database }));
  [db, userId] = [database.db, user.id];
  return () => database.close();
});

/** Sessions of which the first has ended an hour ago, the next an hour before that, and so on. */
beforeEach(async () => {
  await db.deleteFrom("sessions").execute();
  await sql`
    insert into sessions (id_hash, kind, user_id, created_at, last_seen_at, idle_expires_at, expires_at)
    select n::text, 'user', ${userId}::uuid, now(), now(),
           now() - make_interval(hours => n), now() - make_interval(hours => n)
    from generate_series(1, ${COUNT}::int) as made(n)`.execute(db);
  await sql`analyze sessions`.execute(db);
});

const idsLeft = async () => {
  const rows = await db.selectFrom("sessions").select("id_hash").execute();
  return rows.map((row) => Number(row.id_hash)).toSorted((a, b) => a - b);
};

describe("deletion of expired sessions", () => {
  it.each(["idle_expires_at", "expires_at"] as const)(
    "reads the index of %s and no more of the table than it deletes",
    async (end) => {
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain ${deleteEndedSessions(db, end, 100)}`.execute(db);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain(`Index Scan using sessions_${end}_idx`);
      expect(plan).toContain("sessions_pkey");
      expect(plan).not.toContain("Seq Scan");
    },
  );

  it("deletes the oldest first", async () => {
    expect(await deleteExpiredSessions(db, COUNT - 2)).toBe(COUNT - 2);
    expect(await idsLeft()).toEqual([1, 2]);
  });

  it.runIf(inject("template").engine === "postgres")(
    "leaves one that another transaction is changing, without waiting",
    async () => {
      await db.transaction().execute(async (other) => {
        await other
          .updateTable("sessions")
          .set({ data: "{}" })
          .where("id_hash", "=", String(COUNT))
          .execute();
        expect(await deleteExpiredSessions(db, COUNT)).toBe(COUNT - 1);
      });
      expect(await idsLeft()).toEqual([COUNT]);
      expect(await deleteExpiredSessions(db, COUNT)).toBe(1);
    },
  );
});
