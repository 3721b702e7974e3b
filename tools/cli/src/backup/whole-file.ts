import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Files that are being written end like this; nothing else reads them. */
export const PARTIAL = ".partial";

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Makes a file that only its owner may read, and that is there whole or not at all: `write` fills one of
 * a temporary name that no other run has, which gets its own once it has reached the disk. Whatever fails, it is removed.
 */
export async function writeWhole<T>(file: string, write: (path: string) => Promise<T>): Promise<T> {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${basename(file)}.${randomUUID()}${PARTIAL}`);
  closeSync(openSync(partial, "wx", 0o600));
  try {
    const result = await write(partial);
    sync(partial);
    renameSync(partial, file);
    sync(folder);
    return result;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
