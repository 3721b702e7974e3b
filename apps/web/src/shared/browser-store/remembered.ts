import { type LastingKey, readStored, writeStored } from "./browser-store.ts";

/** How many blueprints are remembered under a lasting key. */
const REMEMBERED = 24;

/** What a lasting key remembers of a blueprint; null when there is nothing or it cannot be read. */
export function readRemembered(key: LastingKey, slug: string): string | null {
  return readAllRemembered(key).get(slug) ?? null;
}

/** Remembers a text for a blueprint; of the others only the latest stay. */
export function writeRemembered(key: LastingKey, slug: string, value: string): void {
  const all = readAllRemembered(key);
  all.delete(slug);
  const kept = [...all, [slug, value]].slice(-REMEMBERED);
  writeStored(key, JSON.stringify(Object.fromEntries(kept)));
}

function readAllRemembered(key: LastingKey): Map<string, string> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "{}");
    const entries = Object.entries(value ?? {});
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return new Map();
  }
}
