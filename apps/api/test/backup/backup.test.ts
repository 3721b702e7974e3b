import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { createAgent } from "../agent.ts";
import { buildTestApp } from "../build-test-app.ts";
import { newBuyer, newPayer } from "../buyers.ts";
import { type MadeUser, makeOperator, makeUser } from "../factories.ts";
import { countJobsNaming } from "../outbox.ts";
import { withStripe } from "../with-stripe.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

const isServer = inject("template").engine === "postgres";
const SIGNED_OUT = ["public.sessions", "public.password_reset_tokens", "public.leases"];

interface Accounts {
  payer: MadeUser;
  slug: string;
  operator: MadeUser;
}

let folder: string;
let standIn: StripeStandIn;
let source: BackupFixture;
let backup: string;
let backupOutput: string;
let accounts: Accounts;
/** A database that the backup was restored into. */
let restored: BackupFixture;

/** Creates a visitor, a buyer, a payer with a report, and an operator. */
async function createAccounts(database: OpenDatabase): Promise<Accounts> {
  const built = await buildTestApp({ database, configure: withStripe(standIn) });
  const shop = { ...built, standIn };
  await createAgent(built.app).post("/api/auth/signup", {
    email: "visitor@cosmic.test",
    password: "a visitor's password",
  });
  await newBuyer(shop);
  const { agent, user: payer } = await newPayer(shop);
  const made = await agent.post("/api/generate-profile", {
    birthDate: "1990-01-15",
    mbtiType: "INTJ",
  });
  const operator = await makeOperator(built.deps);
  await built.close();
  return { payer, slug: made.json<{ profile: { slug: string } }>().profile.slug, operator };
}

const readCounts = (file: string) =>
  (JSON.parse(readFileSync(`${file}.json`, "utf8")) as { counts: Record<string, number> }).counts;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-backup-"));
  standIn = await startStripeStandIn();
  source = await makeBackupFixture(folder);
  const database = await source.open();
  await database.migrate();
  accounts = await createAccounts(database);
  await database.close();
  backup = join(folder, "whole.backup");
  backupOutput = (await runCommand("backup", [backup], source.variables)).output;
  restored = await makeBackupFixture(folder);
  const { code, output } = await restore(restored, backup);
  if (code !== 0) throw new Error(output);
}, 300_000);

afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (place: BackupFixture, ...args: string[]) =>
  runCommand("restore", args, place.variables);

const TABLES = sql<{ name: string }>`
  select format('%s.%s', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;

/** Rows by table in a place's database; null when it holds no tables. */
async function findCounts(place: BackupFixture): Promise<Record<string, number> | null> {
  if (!isServer && !existsSync(join(place.name, "PG_VERSION"))) return null;
  const database = await place.open();
  const counts: Record<string, number> = {};
  for (const { name } of (await TABLES.execute(database.db)).rows) {
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from ${sql.table(name)}`.execute(database.db);
    counts[name] = rows[0]?.found ?? 0;
  }
  await database.close();
  return Object.keys(counts).length === 0 ? null : counts;
}

function copyBackup(): string {
  const file = join(mkdtempSync(join(folder, "copy-")), "copy.backup");
  copyFileSync(backup, file);
  copyFileSync(`${backup}.json`, `${file}.json`);
  return file;
}

// Commands run as processes, and an embedded database takes seconds to create.
describe("a backup", { timeout: 300_000 }, () => {
  it("is readable by its owner only and leaves no other files", () => {
    expect(backupOutput).toContain("Keep SESSION_SECRET with it");
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(statSync(`${backup}.json`).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
    expect(readCounts(backup)).toMatchObject({ "public.users": 3, "public.purchases": 1 });
  });

  it("restores the rows, the passwords and the paid report, and ends the sessions", async () => {
    const before = readCounts(backup);
    const after = await findCounts(restored);
    const dropped = [...SIGNED_OUT, "pgboss.job"];
    for (const table of Object.keys(before).filter((name) => !dropped.includes(name))) {
      expect([table, after?.[table]]).toEqual([table, before[table]]);
    }
    expect(before["public.sessions"]).toBeGreaterThan(0);
    for (const table of SIGNED_OUT) expect(after?.[table]).toBe(0);

    const database = await restored.open();
    const built = await buildTestApp({ database, configure: withStripe(standIn) });
    expect(await countJobsNaming(database.db, "send-mail", accounts.payer.email)).toBe(0);
    const browser = createAgent(built.app);
    const { email, password } = accounts.payer;
    expect((await browser.post("/api/auth/login", { email, password })).statusCode).toBe(200);
    const report = await browser.get(`/api/profiles/${accounts.slug}`);
    expect(report.json()).toMatchObject({ isPaid: true });
    expect((await browser.get(`/api/profiles/${accounts.slug}/report.pdf`)).statusCode).toBe(200);
    const panel = createAgent(built.app, { origin: built.config.sites.adminUrl });
    const { operator } = accounts;
    const entered = await panel.post("/api/admin/login", {
      email: operator.email,
      password: operator.password,
    });
    expect(entered.statusCode).toBe(200);
    await built.close();
    await database.close();
  });

  it.runIf(isServer)("can be restored from a product that never ran", async () => {
    const bare = await makeBackupFixture(folder);
    const database = await bare.open();
    await database.migrate();
    await database.close();
    const file = join(mkdtempSync(join(folder, "bare-")), "bare.backup");
    expect(await runCommand("backup", [file], bare.variables)).toMatchObject({ code: 0 });
    const place = await makeBackupFixture(folder);
    expect(await restore(place, file)).toMatchObject({ code: 0 });
    expect(await findCounts(place)).toEqual(readCounts(file));
  });

  it("brings back no deleted user, removed operator or old password", async () => {
    const live = await makeBackupFixture(folder);
    const own = mkdtempSync(join(folder, "tombstones-"));
    const file = join(own, "early.backup");
    const database = await live.open();
    await database.migrate();
    const early = await buildTestApp({ database });
    const { deps } = early;
    const [gone, changed, kept] = await Promise.all([
      makeUser(deps),
      makeUser(deps),
      makeUser(deps),
    ]);
    const [removed, stays] = await Promise.all([makeOperator(deps), makeOperator(deps)]);
    await early.close();
    await database.close();
    expect(await runCommand("backup", [file], live.variables)).toMatchObject({ code: 0 });

    const later = await live.open();
    await later.db.deleteFrom("users").where("id", "=", gone.id).execute();
    await later.db.deleteFrom("operators").where("id", "=", removed.id).execute();
    const password_hash = "another";
    await later.db
      .updateTable("credentials")
      .set({ password_hash })
      .where("user_id", "=", changed.id)
      .execute();
    await later.db
      .updateTable("operators")
      .set({ password_hash })
      .where("id", "=", stays.id)
      .execute();
    await later.close();
    const again = await runCommand("backup", [join(own, "later.backup")], live.variables);
    expect(again).toMatchObject({ code: 0 });
    expect(statSync(join(own, "tombstones.csv")).mode & 0o777).toBe(0o600);

    const place = await makeBackupFixture(folder);
    expect(await restore(place, file)).toMatchObject({
      code: 0,
      output: expect.stringContaining("tombstones were replayed"),
    });
    const back = await place.open();
    const listIds = async (table: "users" | "operators") =>
      (await back.db.selectFrom(table).select("id").execute()).map(({ id }) => id);
    expect((await listIds("users")).toSorted()).toEqual([changed.id, kept.id].toSorted());
    expect(await listIds("operators")).toEqual([stays.id]);
    const credentials = await back.db.selectFrom("credentials").select("user_id").execute();
    expect(credentials).toEqual([{ user_id: kept.id }]);
    const built = await buildTestApp({ database: back });
    const panel = createAgent(built.app, { origin: built.config.sites.adminUrl });
    const { email, password } = stays;
    expect((await panel.post("/api/admin/login", { email, password })).statusCode).toBe(401);
    // What is restored knows what is gone as well, for the next time.
    const known = await back.db.selectFrom("tombstones").select("key").execute();
    expect(known.map(({ key }) => key)).toEqual(expect.arrayContaining([gone.id, removed.id]));
    await built.close();
    await back.close();
  });

  it("keeps queued emails when requested", async () => {
    const place = await makeBackupFixture(folder);
    expect(await restore(place, backup, "--keep-mails")).toMatchObject({ code: 0 });
    const jobs = (await findCounts(place))?.["pgboss.job"];
    expect(jobs).toBe(readCounts(backup)["pgboss.job"]);
  });

  it.each<[string, (file: string) => void]>([
    [
      "is cut short with a matching manifest",
      (file) => {
        truncateSync(file, Math.floor(statSync(file).size * 0.8));
        const manifest = JSON.parse(readFileSync(`${file}.json`, "utf8")) as object;
        const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
        const changes = { sha256, bytes: statSync(file).size };
        writeFileSync(`${file}.json`, JSON.stringify({ ...manifest, ...changes }));
      },
    ],
    [
      "lacks rows that the manifest counts",
      (file) => {
        const text = readFileSync(`${file}.json`, "utf8");
        writeFileSync(`${file}.json`, text.replace(/"public.users": 3/, '"public.users": 4'));
      },
    ],
  ])("leaves the target empty when it %s", async (_damage, damage) => {
    const file = copyBackup();
    damage(file);
    const place = await makeBackupFixture(folder);
    const { code, output } = await restore(place, file);
    expect([code, output]).toEqual([1, expect.not.stringContaining("at Object")]);
    expect(await findCounts(place)).toBeNull();
  });

  it("replaces a database that is not empty only with --replace, in production with --confirm", async () => {
    const database = await restored.open();
    await database.db.deleteFrom("purchases").execute();
    await database.close();
    expect(await restore(restored, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("not empty"),
    });
    const { name, variables } = restored;
    const inProduction = { ...restored, variables: { ...variables, NODE_ENV: "production" } };
    const confirmed = (word: string) =>
      restore(inProduction, backup, "--replace", "--confirm", word);
    expect(await confirmed("another")).toMatchObject({
      code: 1,
      output: expect.stringContaining(`--confirm ${name}`),
    });
    expect((await findCounts(restored))?.["public.purchases"]).toBe(0);
    expect(await confirmed(name)).toMatchObject({ code: 0 });
    expect((await findCounts(restored))?.["public.purchases"]).toBe(1);
  });

  it.runIf(isServer)(
    "leaves the previous file and no partial one when the disk is full",
    async () => {
      const own = mkdtempSync(join(folder, "full-"));
      const file = join(own, "daily.backup");
      copyFileSync(backup, file);
      copyFileSync(`${backup}.json`, `${file}.json`);
      const { code, output } = await runCommand("backup", [file], source.variables, 4_096);
      expect([code, output.length > 0]).toEqual([1, true]);
      expect(readdirSync(own).toSorted()).toEqual([
        ".tombstones.lock",
        "daily.backup",
        "daily.backup.json",
        "tombstones.csv",
      ]);
      expect(readFileSync(file).equals(readFileSync(backup))).toBe(true);
    },
  );

  it.runIf(isServer)("replaces the oldest files of its folder with --keep", async () => {
    const own = `${mkdtempSync(join(folder, "kept-"))}/`;
    for (const day of ["01", "02", "03"]) {
      writeFileSync(join(own, `cosmic-202601${day}T000000Z.backup`), "old");
      writeFileSync(join(own, `cosmic-202601${day}T000000Z.backup.json`), "{}");
    }
    writeFileSync(join(own, "another.backup"), "stays");
    const killed = join(own, ".cosmic-20260103T000000Z.backup.partial");
    writeFileSync(killed, "half");
    utimesSync(killed, new Date(0), new Date(0));
    const { code } = await runCommand("backup", [own, "--keep", "2"], source.variables);
    expect(code).toBe(0);
    const names = readdirSync(own).filter((name) => name.endsWith(".backup"));
    expect(names.toSorted()).toEqual([
      "another.backup",
      "cosmic-20260103T000000Z.backup",
      expect.stringMatching(/^cosmic-\d{8}T\d{6}Z\.backup$/),
    ]);
    expect(existsSync(join(own, "cosmic-20260101T000000Z.backup.json"))).toBe(false);
    expect(existsSync(killed)).toBe(false);
  });

  it.runIf(isServer)("is not restored with a password on the command line", async () => {
    const url = new URL(source.variables["DATABASE_URL"] ?? "");
    url.searchParams.set("password", "canary");
    const { code, output } = await restore(source, backup, "--into", url.href);
    expect([code, output]).toEqual([1, expect.stringContaining("PGPASSWORD")]);
    expect(output).not.toContain("canary");
  });

  it.runIf(isServer)("is not restored into a database that does not exist", async () => {
    const { variables } = source;
    const url = new URL(variables["DATABASE_URL"] ?? "");
    url.pathname = "/not_there";
    const { code, output } = await runCommand("restore", [backup], {
      ...variables,
      DATABASE_URL: url.href,
    });
    expect([code, output]).toEqual([1, expect.stringMatching(/no database not_there.*createdb/)]);
    expect(output).not.toContain("DATABASE_URL");
  });

  it.runIf(!isServer)(
    "is refused while the product runs",
    async () => {
      const database = await source.open();
      const file = join(folder, "while-running.backup");
      const { code, output } = await runCommand("backup", [file], source.variables);
      await database.close();
      expect([code, output]).toEqual([
        1,
        expect.stringContaining("in use by another running copy"),
      ]);
      expect(existsSync(file)).toBe(false);
    },
    60_000,
  );
});
