import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { getDatabaseName } from "./address.ts";
import { requireClientPrograms } from "./client-programs.ts";
import { type Ask, type Counts, countRows, quoteTable } from "./counts.ts";
import { readCopy } from "./encryption.ts";
import { forgetting } from "./forget.ts";
import type { Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { accessTo, startProgram } from "./run-program.ts";
import { asker, connectPatiently, getMajorVersion } from "./server-backup.ts";
import { GATHER_KNOWN, hasTombstones, type Lines, replaying } from "./tombstones.ts";

export interface RestoreOrder {
  file: string;
  passphrase: string | null;
  manifest: Manifest;
  /** What is there goes, in the same transaction. */
  replaces: boolean;
  keepsMails: boolean;
  /** What was deleted or changed after the backup; null to bring all of it back. */
  tombstones: Lines | null;
}

const SCHEMAS = `
  select nspname as name from pg_namespace
  where nspname <> 'information_schema' and nspname !~ '^pg_' and nspname <> 'public'`;

const RELATIONS = `
  select count(*)::float8 as found from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;

const OTHERS = `
  select count(*)::float8 as found from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function countFound(ask: Ask, text: string): Promise<number> {
  const [row] = await ask<{ found: number }>(text);
  return row?.found ?? 0;
}

/** The statements that make room, where the target may be replaced; otherwise it has to be empty. */
async function makeRoom(ask: Ask, replaces: boolean): Promise<string[]> {
  if ((await countFound(ask, RELATIONS)) === 0) return [];
  if (!replaces) {
    throw new BackupRefusal(
      "The database is not empty. Name an empty one with --into, or add --replace to put the backup in the place of what is there.",
    );
  }
  const others = await countFound(ask, OTHERS);
  if (others > 0) {
    throw new BackupRefusal(
      `${others} other connections use this database. Stop the product, and its pooler, first.`,
    );
  }
  const schemas = (await ask<{ name: string }>(SCHEMAS)).map(({ name }) => name);
  return [
    ...[...schemas, "public"].map((name) => `drop schema ${quoted(name)} cascade`),
    "create schema public",
  ];
}

/** Fails the transaction, and with it the restoring, where a table has not as many rows as it should. */
function buildRowCheck(counts: Counts): string {
  const checks = Object.entries(counts).map(
    ([key, rows]) =>
      `select count(*) into found from ${quoteTable(key)}; if found <> ${rows} then
       raise exception '${key.replaceAll("'", "''")} has % rows instead of ${rows}', found; end if;`,
  );
  return `do $check$ declare found bigint; begin ${checks.join("\n")} end $check$`;
}

const lines = (statements: readonly string[]): string =>
  statements.map((statement) => `${statement};\n`).join("");

/** A program that ends before its input does says itself why. */
function ignoreEnded(error: unknown): void {
  const { code } = error as { code?: string };
  if (code !== "EPIPE" && code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}

/**
 * One transaction of psql: what makes room, the backup, the check, and what is to be forgotten.
 * @param hasKnown whether what goes knows tombstones
 */
async function pourIn(
  url: string,
  before: readonly string[],
  order: RestoreOrder,
  { major, hasKnown }: { major: number; hasKnown: boolean },
) {
  const programs = requireClientPrograms(major);
  const { address, env } = accessTo(url);
  const script = startProgram(programs.restore, ["--no-owner", "--no-privileges", "--file=-"], {
    env,
    stdio: ["pipe", "pipe"],
  });
  const psql = startProgram(
    programs.psql,
    [
      "--no-psqlrc",
      "--quiet",
      "--no-password",
      "--single-transaction",
      "--set=ON_ERROR_STOP=1",
      "--set=VERBOSITY=terse",
      "--set=SHOW_CONTEXT=never",
      "--file=-",
      `--dbname=${address}`,
    ],
    {
      env: { ...env, PGOPTIONS: "-c statement_timeout=0 -c lock_timeout=30s" },
      stdio: ["pipe", "ignore"],
    },
  );
  const { stdin } = psql.child;
  const { stdin: copy, stdout } = script.child;
  if (!stdin || !copy || !stdout) throw new Error("A program was started without its pipes");
  // When psql has failed, its error is the one to print; writing to it fails as well.
  stdin.on("error", () => {});
  stdin.write(lines([...(hasKnown ? GATHER_KNOWN : []), ...before]));
  const poured = once(stdout, "end");
  const read = pipeline(readCopy(order.file, order.passphrase), copy).catch(ignoreEnded);
  stdout.pipe(stdin, { end: false });
  try {
    await Promise.race([Promise.all([read, script.ended, poured]), psql.ended]);
    stdin.write(lines([buildRowCheck(order.manifest.counts), ...forgetting(order.keepsMails)]));
    for await (const statement of replaying(order.tombstones ?? [], hasKnown)) {
      if (stdin.write(lines([statement]))) continue;
      await Promise.race([once(stdin, "drain"), psql.ended]);
    }
    stdin.end();
    await psql.ended;
  } catch (error) {
    // The end of its input would make psql commit what it has; this has the server roll it back.
    psql.child.kill("SIGKILL");
    script.child.kill("SIGKILL");
    throw error;
  }
}

/** PostgreSQL's code for a database that it does not have. */
const NO_DATABASE = "3D000";

async function connectToTarget(url: string) {
  try {
    return await connectPatiently(url);
  } catch (error) {
    if ((error as { code?: string }).code !== NO_DATABASE) throw error;
    throw new BackupRefusal(
      `The server has no database ${getDatabaseName(url)}. Make an empty one of that name first: createdb.`,
    );
  }
}

/**
 * Puts a backup into a server's database, all of it or nothing, and returns the rows by table.
 * @throws BackupRefusal when the database is not what it has to be; then nothing was changed
 * @throws ProgramFailure when PostgreSQL's programs fail; everything is as before
 */
export async function restoreToServer(url: string, order: RestoreOrder): Promise<Counts> {
  const client = await connectToTarget(url);
  const ask = asker(client);
  try {
    const major = await getMajorVersion(ask);
    const { postgres } = order.manifest;
    if (major < postgres) {
      throw new BackupRefusal(
        `The backup was made on PostgreSQL ${postgres}; this server has ${major}, which cannot read it.`,
      );
    }
    const before = await makeRoom(ask, order.replaces);
    const hasKnown = order.tombstones !== null && (await hasTombstones(ask));
    await pourIn(url, before, order, { major, hasKnown });
    await client.query("analyze");
    return await countRows(ask);
  } finally {
    await client.end();
  }
}
