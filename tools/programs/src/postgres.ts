import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { findOrdinaryUser, installOnDebian } from "./debian.ts";

/** A PostgreSQL server where databases may be created, and how to remove it. */
export interface TestPostgres {
  url: string;
  where: string;
  stop: () => void;
}

/** A server of one's own, which may be put out of action. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it at once, as a crash does, and starts it again; resolves when it answers. */
  restart: () => Promise<void>;
  /** What it has to say. */
  logFile: string;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  /** Starts it again; resolves when it answers. */
  start: () => Promise<void>;
}

const OWNER = "cosmic_test";

/** No write waits for the disk: the data lives for one run only. */
const FAST = "-c fsync=off -c full_page_writes=off -c log_error_verbosity=terse";
/** What was committed may be gone after a crash of the server. */
const FORGETFUL = `${FAST} -c synchronous_commit=off`;

function isServerFolder(folder: string): boolean {
  return existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
}

/** The server folders of a base such as /usr/lib/postgresql, newest version first. */
function serverFolders(base: string): string[] {
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, "bin"));
}

/** Where programs of PostgreSQL usually are: pg_config's folder, then those of packages. */
export function postgresFolders(): string[] {
  const asked = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return [
    ...(asked.status === 0 ? [asked.stdout.trim()] : []),
    ...serverFolders("/usr/lib/postgresql"),
    "/usr/local/pgsql/bin",
    "/opt/homebrew/opt/postgresql/bin",
  ];
}

/** The newest local server binaries, or null: the usual places, then PATH. */
function findServerFolder(): string | null {
  const candidates = [...postgresFolders(), ...(process.env["PATH"] ?? "").split(delimiter)];
  return candidates.find(isServerFolder) ?? null;
}

function provideServerFolder(): string | null {
  if (findServerFolder() === null) installOnDebian("PostgreSQL", ["postgresql"]);
  return findServerFolder();
}

async function startThrowAwayCluster(binaries: string, ways: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-postgres-"));
  // PostgreSQL refuses to run as root; the cluster then belongs to an ordinary account.
  const user = findOrdinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: "pipe" as const };
  const data = join(folder, "data");
  const port = await findFreePort();
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    options,
  );
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 ${ways} -c max_connections=200`;
  const log = join(folder, "server.log");
  const control = join(binaries, "pg_ctl");
  execFileSync(control, ["-D", data, "-w", "-l", log, "-o", settings, "start"], {
    ...options,
    stdio: "ignore",
  });
  const ask = (...asked: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(control, ["-D", data, "-w", ...asked], { ...options, stdio: "ignore" });
      child.once("error", reject);
      child.once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl ${asked.at(-1)} has failed (${code})`)),
      );
    });
  const atOnce = ["-m", "immediate"];
  const running = ["-l", log, "-o", settings];
  return {
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    where: `a throw-away cluster of ${binaries}`,
    logFile: log,
    restart: () => ask(...atOnce, ...running, "restart"),
    kill: () => ask(...atOnce, "stop"),
    start: () => ask(...running, "start"),
    stop: () => {
      spawnSync(control, ["-D", data, "-m", "immediate", "stop"], { ...options, stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL for the tests: the one DATABASE_URL names, else a throw-away cluster of local binaries,
 * else, as root on Debian, one that is installed first. Null when there is none to be had.
 */
export async function findPostgres(): Promise<TestPostgres | null> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, where: "DATABASE_URL", stop: () => {} };
  const binaries = provideServerFolder();
  return binaries === null ? null : await startThrowAwayCluster(binaries, FORGETFUL);
}

/** Whether there are binaries to start a cluster from, installed if that can be done. */
export const canStartPostgres = (): boolean => provideServerFolder() !== null;

/**
 * A throw-away cluster of local binaries, wherever DATABASE_URL leads, which keeps what it has
 * committed when it crashes. Null when there is none to be had.
 */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const binaries = provideServerFolder();
  return binaries === null ? null : await startThrowAwayCluster(binaries, FAST);
}
