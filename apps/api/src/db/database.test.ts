import { sql } from "kysely";
import { Pool } from "pg";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import {
  makeOnServer,
  openOnServer,
  openOwnDatabase,
  sharedDatabase,
} from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import { startNetwork } from "../../test/swallowing-network.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { systemClock } from "../clock.ts";
import { isDatabaseUnavailable } from "../http/database-unavailable.ts";
import { randomIds } from "../ids.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { isForeignKeyViolation, isUniqueViolation } from "./database-failures.ts";
import { isSchemaCurrent } from "./migrate.ts";
import type { OpenDatabase } from "./open-database.ts";
import { openDatabase } from "./open-database.ts";
import { inTransaction } from "./transaction.ts";

const template = inject("template");

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

describe("values", () => {
  it("come back alike from both engines", async () => {
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

describe("rules of the schema", () => {
  it("let an address belong to one account", async () => {
    const { email } = await makeUser(makers());
    const second = makeUser(makers(), { email });
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error, "users_email_key"));
  });

  it("let no session belong to nobody, or to a user who is gone", async () => {
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

const countOf = async (email: string) =>
  (await database.db.selectFrom("users").select("id").where("email", "=", email).execute()).length;

describe("a transaction", () => {
  it("leaves nothing when its work throws", async () => {
    const email = `${randomIds.uuid()}@cosmic.test`;
    const work = inTransaction(database.db, async (tx) => {
      await makeUser({ ...makers(), db: tx }, { email });
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await countOf(email)).toBe(0);
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
      expect([attempts, await countOf(email)]).toEqual([4, 1]);
    },
  );

  it("gives up after the third repetition, and at once on any other error", async () => {
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

  it("keeps parallel ones apart", async () => {
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

describe("migrations", () => {
  it("are current after a start, and repeating them changes nothing", async () => {
    expect(await isSchemaCurrent(database.db)).toBe(true);
    await database.migrate();
    expect(await isSchemaCurrent(database.db)).toBe(true);
  });
});

const urlOf = (name: string) => {
  const url = new URL(template.engine === "postgres" ? template.serverUrl : "postgres://nowhere");
  url.pathname = `/${name}`;
  return url.href;
};

describe.runIf(template.engine === "postgres")("on a server", () => {
  it("five replicas that migrate an empty database at once all end with it current", async () => {
    const name = `${template.engine === "postgres" ? template.name : ""}_empty`;
    const maker = new Pool({ connectionString: urlOf("postgres"), max: 1 });
    await maker.query(`create database "${name}"`);
    await maker.end();

    const config = { ...buildTestConfig().database, url: urlOf(name) };
    const replicas = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase(config, () => {})),
    );
    expect(await Promise.all(replicas.map(({ db }) => isSchemaCurrent(db)))).toEqual(
      Array(5).fill(false),
    );
    await Promise.all(replicas.map((replica) => replica.migrate()));
    expect(await Promise.all(replicas.map(({ db }) => isSchemaCurrent(db)))).toEqual(
      Array(5).fill(true),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it("migrations go past a pooler to the address of their own", async () => {
    const [url, migrationUrl] = [await makeOnServer("empty"), await makeOnServer("empty")];
    const behind = await openDatabase(
      { ...buildTestConfig().database, url, migrationUrl },
      () => {},
    );
    const straight = await openOnServer(migrationUrl);
    onTestFinished(async () => {
      await behind.close();
      await straight.close();
    });
    await behind.migrate();
    expect(await isSchemaCurrent(straight.db)).toBe(true);
    expect(await isSchemaCurrent(behind.db)).toBe(false);
  });

  it("a migration takes as long as it takes, whatever the role's statements may", async () => {
    const url = await makeOnServer("empty");
    const name = new URL(url).pathname.slice(1);
    const own = await openOnServer(url);
    await sql`alter database ${sql.id(name)} set statement_timeout = '150ms'`.execute(own.db);
    const holder = new Pool({ connectionString: url, max: 1, statement_timeout: 60_000 });
    const [holding, slow] = [await holder.connect(), await openOnServer(url)];
    onTestFinished(async () => {
      holding.release();
      await Promise.all([holder.end(), own.close(), slow.close()]);
    });
    await holding.query("select pg_advisory_lock(7203115894)");
    const migrated = slow.migrate();
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await holding.query(waiting)).rowCount).toBeGreaterThan(0);
    await holding.query("select pg_sleep(0.4)");
    await holding.query("select pg_advisory_unlock(7203115894)");
    await migrated;
    expect(await isSchemaCurrent(own.db)).toBe(true);
  });

  it("a migration that another process holds up fails when its time is over", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const config = {
      ...buildTestConfig().database,
      url: urlOf(rows[0]?.name ?? ""),
      migrationLockTimeout: 200,
    };
    await own.db.schema.dropTable("schema_migrations").execute();
    const late = await openDatabase(config, () => {});
    onTestFinished(async () => {
      await late.close();
      await own.close();
    });
    await own.db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(7203115894)`.execute(holder);
      await expect(late.migrate()).rejects.toMatchObject({ code: "55P03" });
    });
  });

  it("a broken connection is reported and the next query gets another", async () => {
    const reported: Error[] = [];
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const name = rows[0]?.name ?? "";
    const victim = await openDatabase(
      { ...buildTestConfig().database, url: urlOf(name) },
      (error) => reported.push(error),
    );
    onTestFinished(async () => {
      await victim.close();
      await own.close();
    });
    await sql`select 1`.execute(victim.db);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(own.db);
    await expect.poll(() => reported.length).toBeGreaterThan(0);
    const { rows: again } = await sql<{ one: number }>`select 1 as one`.execute(victim.db);
    expect(again).toEqual([{ one: 1 }]);
  });

  it("a connection that breaks between two statements fails its transaction and nothing else", async () => {
    const own = await openOwnDatabase();
    onTestFinished(() => own.close());
    const broken = own.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(own.db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(own.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it("a network that swallows everything costs one statement's time, and the pool is whole again", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const direct = new URL(urlOf(rows[0]?.name ?? ""));
    const network = await startNetwork(Number(direct.port));
    direct.port = String(network.port);
    const metrics = createMetrics();
    const config = { ...buildTestConfig().database, url: direct.href, statementTimeout: 200 };
    const behind = await openDatabase({ ...config, poolSize: 2 }, () => {}, metrics);
    onTestFinished(async () => {
      await behind.close();
      await own.close();
      network.close();
    });
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.01)`.execute(behind.db)));
    expect(behind.connections()).toEqual({ busy: 0, idle: 2, waiting: 0 });

    const lost = inTransaction(behind.db, async (tx) => {
      network.swallow(true);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(sql`select 1`.execute(behind.db)).rejects.toSatisfy(isDatabaseUnavailable);
    // Neither is given to anybody again, and no rollback waited for its turn.
    await expect.poll(() => behind.connections()).toEqual({ busy: 0, idle: 0, waiting: 0 });
    expect(await metrics.read()).toContain('cosmic_database_errors_total{kind="timeout"} 2');

    network.swallow(false);
    const { rows: again } = await sql<{ one: number }>`select 1 as one`.execute(behind.db);
    expect(again).toEqual([{ one: 1 }]);
  });

  it("a statement that never ends is cut off, and the pool is whole again", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const impatient = await openDatabase(
      { ...buildTestConfig().database, url: urlOf(rows[0]?.name ?? ""), statementTimeout: 100 },
      () => {},
    );
    onTestFinished(async () => {
      await impatient.close();
      await own.close();
    });
    await expect(sql`select pg_sleep(30)`.execute(impatient.db)).rejects.toMatchObject({
      code: "57014",
    });
    await sql`select 1`.execute(impatient.db);
  });
});
