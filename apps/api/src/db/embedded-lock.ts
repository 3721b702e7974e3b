import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CannotOpenDatabaseError } from "./cannot-open-database-error.ts";

const SQLITE_BUSY = 5;

function openLockFile(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    const busy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw new CannotOpenDatabaseError(
      busy
        ? `The data in ${dirname(file)} is in use by another running copy. Stop that one first.`
        : `The data directory cannot be written: ${dirname(file)}`,
      { cause: error },
    );
  }
}

/**
 * Keeps a second process away from an embedded database, which two processes would corrupt.
 * The lock is the operating system's own on an otherwise empty SQLite file: it ends with the
 * process however that ends, so a killed process leaves nothing stale and a reused process id
 * means nothing. Returns the release. Throws CannotOpenDatabaseError.
 */
export function lockEmbeddedDatabase(file: string): () => void {
  const lock = openLockFile(file);
  return () => lock.close();
}
