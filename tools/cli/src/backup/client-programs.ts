import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { postgresFolders } from "@cosmic/tools-programs/postgres";
import { BackupRefusal } from "./refusal.ts";

/** PostgreSQL's own programs for dumps, all of one version. */
export interface ClientPrograms {
  major: number;
  dump: string;
  restore: string;
  psql: string;
}

function programsIn(folder: string): ClientPrograms | null {
  const [dump, restore, psql] = ["pg_dump", "pg_restore", "psql"].map((name) => join(folder, name));
  if (!dump || !restore || !psql || ![dump, restore, psql].every((file) => existsSync(file))) {
    return null;
  }
  const asked = spawnSync(dump, ["--version"], { encoding: "utf8" });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? "")?.[1]);
  return Number.isInteger(major) ? { major, dump, restore, psql } : null;
}

/**
 * The programs to use with a server: of its own version, or else of the next newer one. Older ones do
 * not know what it holds.
 * @throws BackupRefusal where there are none
 */
export function requireClientPrograms(server: number): ClientPrograms {
  const found = [...postgresFolders(), ...(process.env["PATH"] ?? "").split(delimiter)]
    .map(programsIn)
    .filter((programs) => programs !== null)
    .toSorted((a, b) => a.major - b.major);
  const fitting = found.find(({ major }) => major >= server);
  if (fitting) return fitting;
  const newest = found.at(-1);
  throw new BackupRefusal(
    `${newest ? `pg_dump is of PostgreSQL ${newest.major}, older than` : "There is no pg_dump for"} the server (PostgreSQL ${server}). Install PostgreSQL's client programs of version ${server} or later, such as Debian's postgresql-client-${server}.`,
  );
}
