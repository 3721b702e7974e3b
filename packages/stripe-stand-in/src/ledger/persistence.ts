import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmptyRecords, type Records } from "./records.ts";

const DAY = 24 * 60 * 60;
/** Stripe lists events of the last 30 days and keeps idempotency keys for one. */
const EVENT_DAYS = 30;
const KEY_DAYS = 1;

function parseRecords(text: string): Records {
  const stored = JSON.parse(text) as Record<string, [string, unknown][]>;
  const records = createEmptyRecords();
  for (const [name, map] of Object.entries(records) as [string, Map<string, unknown>][]) {
    for (const [id, value] of stored[name] ?? []) map.set(id, value);
  }
  return records;
}

/** Deletes what the real service no longer keeps. @param now seconds since 1970 */
export function deleteExpired(records: Records, now: number): void {
  for (const [id, event] of records.events) {
    if (event.created < now - EVENT_DAYS * DAY) records.events.delete(id);
  }
  for (const [key, answer] of records.answers) {
    if (answer.storedAt < now - KEY_DAYS * DAY) records.answers.delete(key);
  }
}

export interface Persistence {
  records: Records;
  save(): void;
}

/**
 * The stored records and a way to save them. Without a directory they live in memory only. A file
 * that cannot be parsed is renamed to `.damaged`, and the records start empty.
 */
export function openRecords(directory: string | undefined): Persistence {
  if (directory === undefined) return { records: createEmptyRecords(), save: () => {} };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, "ledger.json");
  const read = () => {
    if (!existsSync(file)) return createEmptyRecords();
    try {
      return parseRecords(readFileSync(file, "utf8"));
    } catch {
      renameSync(file, `${file}.damaged`);
      return createEmptyRecords();
    }
  };
  const records = read();
  const save = () => {
    const lists = Object.entries(records).map(([name, map]) => [
      name,
      [...(map as Map<string, unknown>)],
    ]);
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(lists)), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { records, save };
}
