import { mkdirSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import { CannotOpenDatabaseError } from "./cannot-open-database-error.ts";
import { createEngine } from "./embedded-engine.ts";
import { lockEmbeddedDatabase } from "./embedded-lock.ts";
import { measureStatements } from "./measure-statements.ts";
import { migrateToLatest } from "./migrate.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { Database } from "./tables/index.ts";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/**
 * The engine alone, on data that the caller has locked; filled from `dump` where one is given.
 * Throws CannotOpenDatabaseError.
 */
export async function startEngine(directory: string, dump?: Blob): Promise<PGlite> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return await createEngine({ dataDir: directory, ...(dump && { loadDataDir: dump }) });
  } catch (error) {
    const reason = isMissing(error)
      ? "DATABASE_URL must be set: the embedded database is not part of this build."
      : `The local database in ${directory} does not open.`;
    throw new CannotOpenDatabaseError(reason, { cause: error });
  }
}

/** The engine as an open database; closing it closes the engine, then calls `release`. */
export function embeddedDatabaseFrom(
  engine: PGlite,
  release: () => void = () => {},
  metrics: Metrics = createMetrics(),
): OpenDatabase {
  const dialect = new PGliteDialect({ pglite: engine });
  const db = new Kysely<Database>({ dialect, log: measureStatements(metrics) });
  return {
    engine: "embedded",
    db,
    read: (work) => work(db),
    queueConnection: fromPglite(engine),
    migrate: () => migrateToLatest(db),
    connections: () => null,
    close: async () => {
      if (!engine.closed) await engine.close();
      release();
    },
  };
}

/** PostgreSQL inside this process, its data in one directory that only this process may use. */
export async function openEmbeddedDatabase(
  directory: string,
  metrics: Metrics = createMetrics(),
): Promise<OpenDatabase> {
  const release = lockEmbeddedDatabase(`${directory}.lock`);
  try {
    return embeddedDatabaseFrom(await startEngine(directory), release, metrics);
  } catch (error) {
    release();
    throw error;
  }
}
