import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import { CannotOpenDatabaseError } from "./cannot-open-database-error.ts";
import { lockEmbeddedDatabase } from "./embedded-lock.ts";
import { measureStatements } from "./measure-statements.ts";
import { migrateToLatest } from "./migrate.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { Database } from "./tables/index.ts";
import { VALUE_PARSERS } from "./value-types.ts";

/** What every embedded engine is made with. */
export const ENGINE_OPTIONS = { parsers: VALUE_PARSERS, extensions: { pg_trgm } };

async function startEngine(directory: string): Promise<PGlite> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return await PGlite.create({ dataDir: directory, ...ENGINE_OPTIONS });
  } catch (error) {
    throw new CannotOpenDatabaseError(`The local database in ${directory} does not open.`, {
      cause: error,
    });
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
