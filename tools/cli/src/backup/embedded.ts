import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEngine } from "@cosmic/api/db/embedded-database";
import { lockEmbeddedDatabase } from "@cosmic/api/db/embedded-lock";
import { type Ask, type Counts, countRows, findDifference, findSchemaVersion } from "./counts.ts";
import { readCopy, writeCopy } from "./encryption.ts";
import { forgetting } from "./forget.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import type { RestoreOrder } from "./server-restore.ts";
import {
  collect,
  getTombstonesPath,
  keepTombstones,
  type Lines,
  listTombstones,
  replaying,
} from "./tombstones.ts";
import { writeWhole } from "./whole-file.ts";

type Engine = Awaited<ReturnType<typeof startEngine>>;

const asker =
  (engine: Engine): Ask =>
  async <Row>(text: string) =>
    (await engine.query<Row>(text)).rows;

/** Calls `work` while no other process can use the data. */
async function whileLocked<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const release = lockEmbeddedDatabase(`${directory}.lock`);
  try {
    return await work();
  } finally {
    release();
  }
}

async function withEngine<T>(engine: Engine, work: (ask: Ask) => Promise<T>): Promise<T> {
  try {
    return await work(asker(engine));
  } finally {
    await engine.close();
  }
}

/**
 * Copies the embedded database into a file. The product has to be stopped.
 * @throws CannotOpenDatabaseError while it runs
 */
export async function backUpEmbedded(
  directory: string,
  file: string,
  passphrase: string | null,
): Promise<Manifest> {
  if (!existsSync(join(directory, "PG_VERSION"))) {
    throw new BackupRefusal(
      `There is no database in ${directory}. Set DATABASE_URL for a server's.`,
    );
  }
  return await whileLocked(directory, async () => {
    const engine = await startEngine(directory);
    return await withEngine(engine, async (ask) => {
      const facts = {
        engine: "embedded" as const,
        madeAt: new Date().toISOString(),
        postgres: Number.parseInt(readFileSync(join(directory, "PG_VERSION"), "utf8"), 10),
        schema: await findSchemaVersion(ask),
        counts: await countRows(ask),
      };
      await keepTombstones(getTombstonesPath(file), listTombstones(ask));
      const dump = await engine.dumpDataDir("gzip");
      return await writeWhole(file, async (path) => {
        await writeCopy(path, dump.stream(), { passphrase });
        return await writeManifest(file, path, facts);
      });
    });
  });
}

const isEmpty = (directory: string) =>
  !existsSync(directory) || readdirSync(directory).length === 0;

async function* chain(...sources: Lines[]) {
  for (const source of sources) yield* source;
}

/** Fills a separate directory, and returns the row counts in it afterwards. */
async function fill(
  directory: string,
  { file, passphrase, manifest, keepsMails, tombstones }: RestoreOrder,
): Promise<Counts> {
  // The engine takes a copy whole; of an encrypted one, nothing that can be read reaches the disk before.
  const parts: BlobPart[] = [];
  for await (const part of readCopy(file, passphrase)) parts.push(part);
  const engine = await startEngine(directory, new Blob(parts));
  return await withEngine(engine, async (ask) => {
    const difference = findDifference(manifest.counts, await countRows(ask));
    if (difference)
      throw new BackupRefusal(`The backup does not hold what it should: ${difference}.`);
    for (const statement of forgetting(keepsMails)) await ask(statement);
    for await (const statement of replaying(tombstones ?? [])) await ask(statement);
    return await countRows(ask);
  });
}

/**
 * Puts a backup into the place of the embedded database, all of it or nothing. What was there is kept
 * beside it.
 * @throws BackupRefusal when something is there that may not be replaced
 */
export async function restoreToEmbedded(directory: string, order: RestoreOrder): Promise<Counts> {
  return await whileLocked(directory, async () => {
    if (!isEmpty(directory) && !order.replaces) {
      throw new BackupRefusal(
        `${directory} is not empty. Set another DATA_DIR, or add --replace to put the backup in its place.`,
      );
    }
    const restoring = `${directory}.restoring`;
    rmSync(restoring, { recursive: true, force: true });
    try {
      const known = existsSync(join(directory, "PG_VERSION"))
        ? await withEngine(await startEngine(directory), (ask) => collect(listTombstones(ask)))
        : [];
      const tombstones = order.tombstones && chain(known, order.tombstones);
      const counts = await fill(restoring, { ...order, tombstones });
      if (existsSync(directory)) {
        if (isEmpty(directory)) rmdirSync(directory);
        else renameSync(directory, `${directory}.replaced-${Date.now()}`);
      }
      renameSync(restoring, directory);
      return counts;
    } finally {
      rmSync(restoring, { recursive: true, force: true });
    }
  });
}
