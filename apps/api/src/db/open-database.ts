import type { Db as QueueConnection } from "pg-boss";
import type { DatabaseConfig } from "../config/config.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import type { Db } from "./connection.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openServerDatabase } from "./server-database.ts";

/** An open database, whichever engine serves it. */
export interface OpenDatabase {
  engine: "embedded" | "server";
  db: Db;
  /**
   * For what may be read from a replica, such as lists of the panel: calls `work` with the replica where one is
   * configured and shows everything that was committed before this call, else with `db`; with both where the
   * replica fails. What it does must only read.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The same connections, as the job queue takes them. */
  queueConnection: QueueConnection;
  /** Brings the schema up to date; waits for another process that is doing so. */
  migrate(): Promise<void>;
  /** How the pool stands; null where there is none. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** A pool's connections in use and at rest, and queries that wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

/** Handles what goes wrong between queries, on an idle connection. */
export type ConnectionErrorHandler = (error: Error) => void;

/**
 * Opens the embedded database, or the pool of a server when `url` is set. The pool connects with the
 * first query, so an unreachable server shows there; the embedded engine is ready on return.
 * Throws CannotOpenDatabaseError when the embedded data is in use or cannot be written.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onConnectionError: ConnectionErrorHandler,
  metrics: Metrics = createMetrics(),
): Promise<OpenDatabase> {
  return config.url === null
    ? await openEmbeddedDatabase(config.directory, metrics)
    : openServerDatabase({ ...config, url: config.url }, onConnectionError, metrics);
}
