import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { BackupRefusal } from "./refusal.ts";

const SQLITE_BUSY = 5;

/** Milliseconds between attempts, and those after which a run gives up. */
const PAUSE = 20;
const LONGEST_WAIT = 60_000;

/** The lock, or null while another run has it. */
function tryLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/**
 * Calls `work` while no other run holds the file's lock, which is the operating system's own on an empty SQLite
 * file: a run that is killed leaves nothing locked. Throws BackupRefusal after a minute of waiting.
 */
export async function whileFileLocked<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const giveUpAt = performance.now() + LONGEST_WAIT;
  let lock = tryLock(file);
  while (lock === null) {
    if (performance.now() > giveUpAt) throw new BackupRefusal(`Another run holds ${file}.`);
    await pause(PAUSE);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
