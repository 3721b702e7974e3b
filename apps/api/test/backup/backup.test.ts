import { createHash } from "node:crypto";
import {
  appendFileSync,
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
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { createAgent } from "../agent.ts";
import { buildTestApp } from "../build-test-app.ts";
import { newBuyer, newPayer } from "../buyers.ts";
import { type MadeUser, makeOperator } from "../factories.ts";
import { countJobsNaming } from "../outbox.ts";
import { withStripe } from "../with-stripe.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

const isServer = inject("template").engine === "postgres";
const SIGNED_OUT = ["public.sessions", "public.password_reset_tokens", "public.leases"];

interface People {
  payer: MadeUser;
  slug: string;
  operator: MadeUser;
}

let folder: string;
let standIn: StripeStandIn;
let source: BackupFixture;
let backup: string;
/** What the command said when it was made. */
let said: string;
let people: People;

/** People sign up, one of them pays and reads the report, and an operator is there. */
async function fillIn(database: OpenDatabase): Promise<People> {
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
  people = await fillIn(database);
  await database.close();
  backup = join(folder, "whole.backup");
  said = (await runCommand("backup", [backup], source.variables)).output;
}, 300_000);

afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (place: BackupFixture, ...args: string[]) =>
  runCommand("restore", args, place.variables);

/** What is in a place's database, its rows by table; null where there is nothing. */
async function findCounts(place: BackupFixture): Promise<Record<string, number> | null> {
  if (!isServer && !existsSync(join(place.name, "PG_VERSION"))) return null;
  const file = join(mkdtempSync(join(folder, "counts-")), "now.backup");
  const { code, output } = await runCommand("backup", [file], place.variables);
  if (code !== 0) throw new Error(output);
  const counts = readCounts(file);
  return Object.keys(counts).length === 0 ? null : counts;
}

// Each starts processes, and the embedded database takes seconds to be made.
describe("a backup", { timeout: 300_000 }, () => {
  it("is readable by its owner only, and leaves no other file", () => {
    expect(said).toContain("Keep SESSION_SECRET with it");
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(statSync(`${backup}.json`).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
    expect(readCounts(backup)).toMatchObject({ "public.users": 3, "public.purchases": 1 });
  });

  it("is restored whole: the same rows, a sign-in with the old password, the paid report", async () => {
    const place = await makeBackupFixture(folder);
    expect(await restore(place, backup)).toMatchObject({ code: 0 });

    const before = readCounts(backup);
    const after = await findCounts(place);
    const forgotten = [...SIGNED_OUT, "pgboss.job"];
    for (const table of Object.keys(before).filter((name) => !forgotten.includes(name))) {
      expect([table, after?.[table]]).toEqual([table, before[table]]);
    }
    expect(before["public.sessions"]).toBeGreaterThan(0);
    for (const table of SIGNED_OUT) expect(after?.[table]).toBe(0);

    const database = await place.open();
    const built = await buildTestApp({ database, configure: withStripe(standIn) });
    expect(await countJobsNaming(database.db, "send-mail", people.payer.email)).toBe(0);
    const browser = createAgent(built.app);
    const { email, password } = people.payer;
    expect((await browser.post("/api/auth/login", { email, password })).statusCode).toBe(200);
    const report = await browser.get(`/api/profiles/${people.slug}`);
    expect(report.json()).toMatchObject({ isPaid: true });
    expect((await browser.get(`/api/profiles/${people.slug}/report.pdf`)).statusCode).toBe(200);
    const panel = createAgent(built.app, { origin: built.config.sites.adminUrl });
    const { operator } = people;
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

  it("keeps queued emails when requested", async () => {
    const place = await makeBackupFixture(folder);
    expect(await restore(place, backup, "--keep-mails")).toMatchObject({ code: 0 });
    const jobs = (await findCounts(place))?.["pgboss.job"];
    expect(jobs).toBe(readCounts(backup)["pgboss.job"]);
  });

  it.each([
    ["cut short", (file: string) => truncateSync(file, statSync(file).size - 100)],
    ["added to", (file: string) => appendFileSync(file, "more")],
    [
      "changed in one byte",
      (file: string) => {
        const bytes = readFileSync(file);
        const at = Math.floor(bytes.length / 2);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        writeFileSync(file, bytes);
      },
    ],
    ["without its manifest", (file: string) => rmSync(`${file}.json`)],
    ["with half a manifest", (file: string) => truncateSync(`${file}.json`, 40)],
    [
      "cut short, with a manifest to match",
      (file: string) => {
        truncateSync(file, Math.floor(statSync(file).size * 0.8));
        const manifest = JSON.parse(readFileSync(`${file}.json`, "utf8")) as object;
        const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
        const facts = { ...manifest, sha256, bytes: statSync(file).size };
        writeFileSync(`${file}.json`, JSON.stringify(facts));
      },
    ],
    [
      "with rows that were never in it",
      (file: string) => {
        const text = readFileSync(`${file}.json`, "utf8");
        writeFileSync(`${file}.json`, text.replace(/"public.users": 3/, '"public.users": 4'));
      },
    ],
  ])(
    "is refused when it is %s, and the target stays empty",
    async (_how, damage) => {
      const file = join(mkdtempSync(join(folder, "damaged-")), "damaged.backup");
      copyFileSync(backup, file);
      copyFileSync(`${backup}.json`, `${file}.json`);
      damage(file);
      const place = await makeBackupFixture(folder);
      const { code, output } = await restore(place, file);
      expect([code, output]).toEqual([1, expect.not.stringContaining("at Object")]);
      expect(await findCounts(place)).toBeNull();
    },
    60_000,
  );

  it("does not overwrite a database with data, unless confirmed twice", async () => {
    const place = await makeBackupFixture(folder);
    await restore(place, backup);
    const database = await place.open();
    await database.db.deleteFrom("purchases").execute();
    await database.close();
    expect(await restore(place, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("not empty"),
    });
    const inProduction = { ...place, variables: { ...place.variables, NODE_ENV: "production" } };
    for (const confirm of [[], ["--confirm", "another"]]) {
      expect(await restore(inProduction, backup, "--replace", ...confirm)).toMatchObject({
        code: 1,
        output: expect.stringContaining(`--confirm ${place.name}`),
      });
    }
    expect((await findCounts(place))?.["public.purchases"]).toBe(0);
    expect(await restore(inProduction, backup, "--replace", "--confirm", place.name)).toMatchObject(
      { code: 0 },
    );
    expect((await findCounts(place))?.["public.purchases"]).toBe(1);
  });

  it("leaves no partial file when the disk is full, and the previous one stays", async () => {
    const own = mkdtempSync(join(folder, "full-"));
    const file = join(own, "daily.backup");
    copyFileSync(backup, file);
    copyFileSync(`${backup}.json`, `${file}.json`);
    const { code, output } = await runCommand("backup", [file], source.variables, 4_096);
    expect([code, output.length > 0]).toEqual([1, true]);
    expect(readdirSync(own).toSorted()).toEqual(["daily.backup", "daily.backup.json"]);
    expect(readFileSync(file).equals(readFileSync(backup))).toBe(true);
  });

  it("replaces the oldest ones of its folder", async () => {
    const own = `${mkdtempSync(join(folder, "kept-"))}/`;
    for (const day of ["01", "02", "03"]) {
      writeFileSync(join(own, `cosmic-202601${day}T000000Z.backup`), "old");
      writeFileSync(join(own, `cosmic-202601${day}T000000Z.backup.json`), "{}");
    }
    writeFileSync(join(own, "unrelated.backup"), "stays");
    const killed = join(own, ".cosmic-20260103T000000Z.backup.partial");
    writeFileSync(killed, "half");
    utimesSync(killed, new Date(0), new Date(0));
    const { code } = await runCommand("backup", [own, "--keep", "2"], source.variables);
    expect(code).toBe(0);
    const names = readdirSync(own).filter((name) => name.endsWith(".backup"));
    expect(names.toSorted()).toEqual([
      "cosmic-20260103T000000Z.backup",
      expect.stringMatching(/^cosmic-\d{8}T\d{6}Z\.backup$/),
      "unrelated.backup",
    ]);
    expect(existsSync(join(own, "cosmic-20260101T000000Z.backup.json"))).toBe(false);
    expect(existsSync(killed)).toBe(false);
  });

  it.runIf(isServer)("is restored without a password on the command line", async () => {
    const place = await makeBackupFixture(folder);
    const [before, among] = [1, 2].map(() => new URL(place.variables["DATABASE_URL"] ?? ""));
    if (!before || !among) throw new Error("There is no address");
    before.password = "canary";
    among.searchParams.set("password", "canary");
    for (const { href } of [before, among]) {
      const { code, output } = await restore(place, backup, "--into", href);
      expect([code, output]).toEqual([1, expect.stringContaining("PGPASSWORD")]);
      expect(output).not.toContain("canary");
    }
  });

  it.runIf(isServer)("is not restored into a database that does not exist", async () => {
    const { variables } = await makeBackupFixture(folder);
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
