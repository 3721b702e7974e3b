import { beforeAll, describe, expect, it } from "vitest";
import { sharedDatabase } from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { systemClock } from "../clock.ts";
import { randomIds } from "../ids.ts";
import type { OpenDatabase } from "./open-database.ts";
import { inTransaction } from "./transaction.ts";

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

const countUsers = async (email: string) =>
  (await database.db.selectFrom("users").select("id").where("email", "=", email).execute()).length;

describe("transaction", () => {
  it("leaves nothing when its work throws", async () => {
    const email = `${randomIds.uuid()}@cosmic.test`;
    const work = inTransaction(database.db, async (tx) => {
      await makeUser({ ...makers(), db: tx }, { email });
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await countUsers(email)).toBe(0);
  });

  it.each(["40001", "40P01"])(
    "is done again after %s, and its rows are there once",
    async (code) => {
      const email = `${randomIds.uuid()}@cosmic.test`;
      let attempts = 0;
      await inTransaction(database.db, async (tx) => {
        attempts += 1;
        await makeUser({ ...makers(), db: tx }, { email });
        if (attempts < 4) throw Object.assign(new Error("conflict"), { code });
      });
      expect([attempts, await countUsers(email)]).toEqual([4, 1]);
    },
  );

  it("fails after the third retry, and at once on any other error", async () => {
    for (const [code, expected] of [
      ["40001", 4],
      ["23505", 1],
    ] as const) {
      let attempts = 0;
      const work = inTransaction(database.db, () => {
        attempts += 1;
        return Promise.reject(Object.assign(new Error("conflict"), { code }));
      });
      await expect(work).rejects.toMatchObject({ code });
      expect(attempts).toBe(expected);
    }
  });

  it("is isolated from parallel transactions", async () => {
    const rounds = Array.from({ length: 10 }, (_, index) => index);
    const outcomes = await Promise.allSettled(
      rounds.map((index) =>
        inTransaction(database.db, async (tx) => {
          await makeUser({ ...makers(), db: tx }, { email: `round-${index}@parallel.test` });
          if (index % 2 === 1) throw new Error("odd");
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      rounds.map((index) => (index % 2 === 1 ? "rejected" : "fulfilled")),
    );
    const kept = await database.db
      .selectFrom("users")
      .select("email")
      .where("email", "like", "%@parallel.test")
      .execute();
    expect(kept).toHaveLength(5);
  });
});
