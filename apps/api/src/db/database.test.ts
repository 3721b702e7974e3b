import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedDatabase } from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { systemClock } from "../clock.ts";
import { randomIds } from "../ids.ts";
import { isForeignKeyViolation, isUniqueViolation } from "./database-failures.ts";
import { isSchemaCurrent } from "./migrate.ts";
import type { OpenDatabase } from "./open-database.ts";

let database: OpenDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const makers = () => ({
  db: database.db,
  ids: randomIds,
  clock: systemClock,
  config: buildTestConfig(),
});

describe("database values", () => {
  it("are read back the same from both engines", async () => {
    const { rows } = await sql`
      select '1990-01-15'::date as day, count(*) as count, 9007199254740991::int8 as large,
        '2026-11-21T10:30:00.123Z'::timestamptz as instant, '{"a":[1,null]}'::jsonb as json,
        null::date as nothing, true as flag`.execute(database.db);
    expect(rows).toEqual([
      {
        day: "1990-01-15",
        count: 1,
        large: Number.MAX_SAFE_INTEGER,
        instant: new Date("2026-11-21T10:30:00.123Z"),
        json: { a: [1, null] },
        nothing: null,
        flag: true,
      },
    ]);
  });
});

describe("schema constraints", () => {
  it("reject a second account under one address", async () => {
    const { email } = await makeUser(makers());
    const second = makeUser(makers(), { email });
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error, "users_email_key"));
  });

  it("reject a session without a user, or of a deleted user", async () => {
    const session = {
      id_hash: randomIds.uuid(),
      kind: "user" as const,
      data: "{}",
      created_at: new Date(),
      last_seen_at: new Date(),
      idle_expires_at: new Date(),
      expires_at: new Date(),
    };
    const insert = (holder: { user_id: string | null; operator_id: string | null }) =>
      database.db
        .insertInto("sessions")
        .values({ ...session, ...holder })
        .execute();
    await expect(insert({ user_id: null, operator_id: null })).rejects.toMatchObject({
      code: "23514",
    });
    const gone = insert({ user_id: randomIds.uuid(), operator_id: null });
    await expect(gone).rejects.toSatisfy(isForeignKeyViolation);
  });
});

describe("migrations", () => {
  it("are current after a start, and repeating them changes nothing", async () => {
    expect(await isSchemaCurrent(database.db)).toBe(true);
    await database.migrate();
    expect(await isSchemaCurrent(database.db)).toBe(true);
  });
});
