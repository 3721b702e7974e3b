import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetting } from "@cosmic/tools-cli/backup/forget";
import { REPLAY } from "@cosmic/tools-cli/backup/tombstones";
import { postgresFolders } from "@cosmic/tools-programs/postgres";
import { ROOT } from "@cosmic/tools-programs/root";
import { type CommandResult, runTool } from "@cosmic/tools-programs/run-tool";
import { Client } from "pg";

const SCRIPTS = join(ROOT, "deploy", "postgres");
/** Its files, without the one that runs lock. */
const listFiles = (folder: string) =>
  readdirSync(folder).filter((name) => name !== ".tombstones.lock");

const findDump = (folder: string) =>
  readdirSync(folder).find((name) => name.endsWith(".dump")) ?? "";

const readStart = (file: string) => readFileSync(file).subarray(0, 8).toString();

async function ask(url: string, text: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: number }>(text);
    return rows[0]?.found ?? 0;
  } finally {
    await client.end();
  }
}

const countUsers = (url: string) => ask(url, "select count(*)::int as found from users");

/** Databases that a restore has begun to fill. */
const countDatabases = (url: string) =>
  ask(url, "select count(*)::int as found from pg_database where datname = 'cosmic_restoring'");

/** The database that a restore has kept under another name. */
const dropReplaced = (url: string, { output }: CommandResult) =>
  ask(url, `drop database ${/is the database (\w+)/.exec(output)?.[1] ?? ""}`);

/** What the containers are given, for a server of this machine. */
function environmentFor(url: string, folder: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    PATH: [...postgresFolders(), process.env["PATH"] ?? ""].join(":"),
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    BACKUP_DIR: folder,
  };
}

function require(isSo: boolean, claim: string, output = ""): void {
  if (!isSo) throw new Error(`Not so: ${claim}. ${output}`);
}

/**
 * What the containers for backups run, on a database in which a user has signed up: what is lost after
 * a backup comes back, no user stays signed in, and a damaged file or a busy database changes nothing.
 */
export async function tryContainerBackup(url: string): Promise<CommandResult> {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-backups-"));
  const env = environmentFor(url, folder);
  const run = (script: string, ...args: string[]) =>
    runTool("sh", [join(SCRIPTS, script), ...args], { env });
  try {
    const script = readFileSync(join(SCRIPTS, "restore.sh"), "utf8");
    for (const statement of [...forgetting(false), ...REPLAY]) {
      const line = statement
        .replaceAll(/\s+/g, " ")
        .replaceAll(/\$(keep|confirmed|moved|decided)\$/g, String.raw`\$$$1\$`);
      require(script.includes(`${line};`), `restore.sh has "${line}"`);
    }
    // One user is deleted below, another one moves to another address.
    await ask(
      url,
      "insert into users (id, email, created_at, updated_at) select gen_random_uuid(), name || '@cosmic.test', now(), now() from unnest(array['leaving', 'moving']) as name",
    );
    const people = await countUsers(url);
    const backup = await run("backup.sh");
    require(backup.code === 0, "a backup is made", backup.output);
    require(/Set BACKUP_PASSPHRASE/.test(backup.output), "without a passphrase it warns");
    const file = findDump(folder);

    // Lost without a row being deleted, so that there is no tombstone.
    await ask(url, "truncate users cascade");
    const guest = new Client(url);
    await guest.connect();
    const busy = await run("restore.sh", file);
    await guest.end();
    const isLeft = busy.code === 1 && /in use, and nothing was changed/.test(busy.output);
    require(isLeft, "one in use is left alone", busy.output);
    require((await countDatabases(url)) === 0, "before the backup is read");
    const unknown = await run("restore.sh", "cosmic-20000101T000000Z.dump");
    require(unknown.code === 1, "one that is not there is refused", unknown.output);
    require((await countUsers(url)) === 0, "neither changed anything");

    // As backup.sh prints it.
    const restored = await run("restore.sh", `backups/${file}`);
    require(restored.code === 0, "it is restored", restored.output);
    require((await countUsers(url)) === people, "every user is back");
    require(!/no tombstones.csv/.test(restored.output), "its list is there", restored.output);
    const sessions = await ask(url, "select count(*)::int as found from sessions");
    require(sessions === 0, "and no user is signed in");
    await dropReplaced(url, restored);

    await ask(url, "delete from users where id in (select id from users limit 1)");
    await ask(
      url,
      "update users set email = 'moved@cosmic.test' where id in (select id from users limit 1)",
    );
    require((await run("backup.sh", "tombstones")).code === 0, "tombstones alone are copied");
    await ask(url, "truncate tombstones");
    renameSync(join(folder, "tombstones.csv"), join(folder, "elsewhere.csv"));
    const unlisted = await run("restore.sh", file);
    require(/no tombstones.csv/.test(unlisted.output), "a missing list is told", unlisted.output);
    require((await countUsers(url)) === people, "and the deleted user is back");
    await dropReplaced(url, unlisted);
    renameSync(join(folder, "elsewhere.csv"), join(folder, "tombstones.csv"));
    const replayed = await run("restore.sh", file);
    require(replayed.code === 0, "it is restored again", replayed.output);
    require((await countUsers(url)) === people - 1, "without the deleted user", replayed.output);
    const moved = "select count(*)::int as found from users where email like '%@restored.invalid'";
    require((await ask(url, moved)) === 1, "without the address that was left", replayed.output);
    await dropReplaced(url, replayed);

    const closed = mkdtempSync(join(folder, "closed-"));
    const withPassphrase = (command: string, passphrase: string, ...args: string[]) =>
      runTool("sh", [join(SCRIPTS, command), ...args], {
        env: { ...env, BACKUP_DIR: closed, BACKUP_PASSPHRASE: passphrase },
      });
    const encrypted = await withPassphrase("backup.sh", "of that time");
    require(encrypted.code === 0, "an encrypted backup is made", encrypted.output);
    const dump = findDump(closed);
    require(readStart(join(closed, dump)) === "Salted__", "nothing of it can be read");
    for (const [passphrase, message] of [
      ["another", "does not open"],
      ["", "is encrypted"],
    ] as const) {
      const { code, output } = await withPassphrase("restore.sh", passphrase, dump);
      const isRefused =
        code !== 0 && output.includes(message) && /Nothing was changed/.test(output);
      require(isRefused, `the passphrase "${passphrase}" opens nothing`, output);
    }
    require((await countDatabases(url)) === 0, "no database was begun");
    require((await countUsers(url)) === people - 1, "neither changed anything");
    const opened = await withPassphrase("restore.sh", "of that time", dump);
    require(opened.code === 0, "its own passphrase opens it", opened.output);
    require((await countUsers(url)) === people - 1, "with every user");
    await dropReplaced(url, opened);
    const left = listFiles(closed).filter((name) => !/\.(?:dump|sha256|csv)$/.test(name));
    require(left.length === 0, "nothing else is left", left.join(" "));
    rmSync(closed, { recursive: true });

    for (const name of ["cosmic-20000101T000000Z.dump", "cosmic-20000101T000000Z.dump.sha256"]) {
      writeFileSync(join(folder, name), "");
    }
    const few = await runTool("sh", [join(SCRIPTS, "backup.sh")], {
      env: { ...env, KEEP_BACKUPS: "2" },
    });
    require(few.code === 0, "another backup is made", few.output);
    const kept = listFiles(folder);
    const isKept = kept.includes(file) && kept.length === 5;
    require(isKept, "the newest two are kept, and the oldest went", kept.join(" "));
    return { code: 0, output: "" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
