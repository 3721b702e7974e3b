import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { getManifestPath } from "./manifest.ts";
import { PARTIAL } from "./whole-file.ts";

const NAME = /^cosmic-\d{8}T\d{6}Z\.backup$/;

/** The name of a backup begun now; names in order are backups in order. */
export const nameAt = (now: Date): string =>
  `cosmic-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.backup`;

/** The file to write: the one asked for, or one named after the time in the folder asked for. */
export function chooseFile(asked: string | undefined, folder: string, now: Date): string {
  if (asked === undefined) return join(folder, nameAt(now));
  const path = resolve(asked);
  const isFolder = asked.endsWith("/") || (existsSync(path) && statSync(path).isDirectory());
  return isFolder ? join(path, nameAt(now)) : path;
}

/** Milliseconds after which an unfinished backup counts as abandoned. */
const LONGEST = 24 * 60 * 60 * 1_000;

/** Deletes what backups that were killed have left of themselves. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isLeft = /^\.(?:cosmic-|tombstones\.csv\.)/.test(name) && name.endsWith(PARTIAL);
    if (isLeft && Date.now() - statSync(file).mtimeMs > LONGEST) rmSync(file);
  }
}

/** Deletes all but the newest of a folder's backups that are named after their time; returns which. */
export function prune(folder: string, keep: number): string[] {
  sweep(folder);
  const names = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) {
    rmSync(join(folder, name));
    rmSync(getManifestPath(join(folder, name)), { force: true });
  }
  return old;
}
