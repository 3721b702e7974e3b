import { describe, expect, it } from "vitest";
import { sharedDatabase } from "../../test/database.ts";
import { InvalidInputError } from "../errors.ts";
import type { Db } from "./connection.ts";
import { createReplicaReads } from "./replica-reads.ts";

const [PRIMARY, REPLICA] = ["primary", "replica"] as unknown as [Db, Db];

const answerFrom = async (db: Db) => db as unknown as string;

/** A primary and a replica whose log ends at these places, and what happens to readings. */
function createServers({ primaryAt = 10, replicaAt = 10 } = {}) {
  const servers = { primaryAt, replicaAt, failure: null as Error | null, asked: 0 };
  const answered: string[] = [];
  const read = createReplicaReads({
    primary: {
      db: PRIMARY,
      findPosition: async () => ({ timeline: "00000001", lsn: String(servers.primaryAt) }),
    },
    replica: {
      db: REPLICA,
      async hasReached({ lsn }) {
        servers.asked += 1;
        if (servers.failure) throw servers.failure;
        return servers.replicaAt >= Number(lsn);
      },
    },
    record: (by) => void answered.push(by),
  });
  return { servers, answered, read };
}

const withCode = (code: string) => Object.assign(new Error("x"), { code });

describe("a reading where a replica is configured", () => {
  it("is answered by the replica that has everything", async () => {
    const { read, answered } = createServers();
    expect(await read(answerFrom)).toBe("replica");
    expect(answered).toEqual(["replica"]);
  });

  it("waits for a replica that is a little behind", async () => {
    const { servers, read, answered } = createServers({ primaryAt: 11 });
    setTimeout(() => {
      servers.replicaAt = 11;
    }, 60);
    expect(await read(answerFrom)).toBe("replica");
    expect(servers.asked).toBeGreaterThan(1);
    expect(answered).toEqual(["replica"]);
  });

  it("needs no more of the log than was there when it began", async () => {
    const { servers, read } = createServers({ primaryAt: 11 });
    setTimeout(() => {
      servers.primaryAt = 20;
      servers.replicaAt = 11;
    }, 60);
    expect(await read(answerFrom)).toBe("replica");
  });

  it("is answered by the primary while the replica is too far behind, and by the replica later", async () => {
    const { servers, read, answered } = createServers({ primaryAt: 11 });
    expect(await read(answerFrom)).toBe("primary");
    servers.replicaAt = 11;
    expect(await read(answerFrom)).toBe("replica");
    expect(answered).toEqual(["primary_behind", "replica"]);
  });

  it("is answered by the primary when the replica does not say how far it is, and leaves it alone", async () => {
    const { servers, read, answered } = createServers();
    servers.failure = withCode("ECONNREFUSED");
    expect(await read(answerFrom)).toBe("primary");
    servers.failure = null;
    expect(await read(answerFrom)).toBe("primary");
    expect(servers.asked).toBe(1);
    expect(answered).toEqual(["primary_away", "primary_away"]);
  });

  it.each([
    ["goes away", withCode("57P01")],
    ["gives up the query for its replay", withCode("40001")],
    ["falls silent", new Error("Query read timeout")],
  ])("is done again by the primary when the replica %s meanwhile", async (_when, failure) => {
    const { read, answered } = createServers();
    const asked: Db[] = [];
    const result = await read(async (db) => {
      asked.push(db);
      if (db === REPLICA) throw failure;
      return "done";
    });
    expect(result).toBe("done");
    expect(asked).toEqual([REPLICA, PRIMARY]);
    expect(answered).toEqual(["primary_away"]);
  });

  it.each([
    ["takes longer than a statement may", withCode("57014")],
    ["writes", withCode("25006")],
    ["is refused", new InvalidInputError("no")],
  ])("fails with the replica's error when it %s", async (_when, failure) => {
    const { read } = createServers();
    let asked = 0;
    const reading = read(async () => {
      asked += 1;
      throw failure;
    });
    await expect(reading).rejects.toBe(failure);
    expect(asked).toBe(1);
  });

  it("fails as the primary does when neither answers", async () => {
    const { servers, read } = createServers();
    servers.failure = withCode("ECONNREFUSED");
    const gone = withCode("57P03");
    await expect(read(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});

describe("a reading without a replica", () => {
  it("is answered by the database itself", async () => {
    const database = await sharedDatabase();
    expect(await database.read(async (db) => db === database.db)).toBe(true);
  });
});
