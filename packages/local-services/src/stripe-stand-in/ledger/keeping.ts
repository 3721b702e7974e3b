import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Books, emptyBooks } from "./books.ts";

const DAY = 24 * 60 * 60;
/** Stripe lists events of the last 30 days, and forgets keys after one. */
const EVENT_DAYS = 30;
const KEY_DAYS = 1;

function parseBooks(text: string): Books {
  const kept = JSON.parse(text) as Record<string, [string, unknown][]>;
  const books = emptyBooks();
  for (const [name, map] of Object.entries(books) as [string, Map<string, unknown>][]) {
    for (const [id, value] of kept[name] ?? []) map.set(id, value);
  }
  return books;
}

/** Forgets what the real service forgets. @param now seconds since 1970 */
export function forgetOld(books: Books, now: number): void {
  for (const [id, event] of books.events) {
    if (event.created < now - EVENT_DAYS * DAY) books.events.delete(id);
  }
  for (const [key, answer] of books.answers) {
    if (answer.storedAt < now - KEY_DAYS * DAY) books.answers.delete(key);
  }
}

export interface Keeping {
  books: Books;
  save(): void;
}

/**
 * The books from the last time, and a way to save them. Without a directory they live in memory
 * only. A file that cannot be read is set aside, and the books begin anew.
 */
export function openBooks(directory: string | undefined): Keeping {
  if (directory === undefined) return { books: emptyBooks(), save: () => {} };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, "ledger.json");
  const read = () => {
    if (!existsSync(file)) return emptyBooks();
    try {
      return parseBooks(readFileSync(file, "utf8"));
    } catch {
      renameSync(file, `${file}.damaged`);
      return emptyBooks();
    }
  };
  const books = read();
  const save = () => {
    const lists = Object.entries(books).map(([name, map]) => [
      name,
      [...(map as Map<string, unknown>)],
    ]);
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(lists)), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { books, save };
}
