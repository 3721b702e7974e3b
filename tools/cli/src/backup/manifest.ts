import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Counts } from "./counts.ts";
import { BackupRefusal } from "./refusal.ts";
import { writeWhole } from "./whole-file.ts";

/** What a backup is, in a file of its own beside it. */
export interface Manifest {
  format: 1;
  engine: "server" | "embedded";
  madeAt: string;
  /** The major version of PostgreSQL that it was made on. */
  postgres: number;
  /** The newest migration that it holds. */
  schema: string | null;
  bytes: number;
  sha256: string;
  counts: Counts;
}

/** Names as ours are, with their schema; they become part of a script. */
const TABLE = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?$/;

export const getManifestPath = (file: string): string => `${file}.json`;

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Describes the file at `path` for the backup that will be called `file`. */
export async function writeManifest(
  file: string,
  path: string,
  facts: Omit<Manifest, "format" | "bytes" | "sha256">,
): Promise<Manifest> {
  const { size: bytes } = statSync(path);
  const manifest: Manifest = { format: 1, ...facts, bytes, sha256: await hashFile(path) };
  await writeWhole(getManifestPath(file), async (target) =>
    writeFileSync(target, `${JSON.stringify(manifest, null, 2)}\n`),
  );
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    const { format, engine, counts, sha256, bytes, postgres } = JSON.parse(text) as Manifest;
    const isWhole =
      format === 1 &&
      (engine === "server" || engine === "embedded") &&
      typeof sha256 === "string" &&
      typeof bytes === "number" &&
      typeof postgres === "number" &&
      Object.keys(counts).every((table) => TABLE.test(table)) &&
      Object.values(counts).every((rows) => Number.isSafeInteger(rows));
    return isWhole ? (JSON.parse(text) as Manifest) : null;
  } catch {
    return null;
  }
}

/**
 * The manifest of a backup whose every byte is as it was written.
 * @throws BackupRefusal for anything else
 */
export async function requireWholeBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupRefusal(`There is no file ${file}.`);
  if (!existsSync(getManifestPath(file))) {
    throw new BackupRefusal(
      `${getManifestPath(file)} is missing: it says whether the backup is whole.`,
    );
  }
  const manifest = parse(readFileSync(getManifestPath(file), "utf8"));
  if (manifest === null) throw new BackupRefusal(`${getManifestPath(file)} cannot be read.`);
  const { size } = statSync(file);
  if (size !== manifest.bytes) {
    throw new BackupRefusal(
      `The backup has ${size} bytes instead of ${manifest.bytes}: it is not whole.`,
    );
  }
  if ((await hashFile(file)) !== manifest.sha256) {
    throw new BackupRefusal("The backup is damaged: it is not as it was written.");
  }
  return manifest;
}
