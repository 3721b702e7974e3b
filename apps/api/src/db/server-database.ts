import type { Duplex } from "node:stream";
import { Kysely, PostgresDialect } from "kysely";
import { type CustomTypesConfig, Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { Db as QueueConnection } from "pg-boss";
import type { DatabaseConfig } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { setAddressVariable } from "./address-variable.ts";
import type { Db } from "./connection.ts";
import { isSilence } from "./database-failures.ts";
import { findLogPosition, hasReplayed } from "./log-position.ts";
import { measureStatements } from "./measure-statements.ts";
import { migrateToLatest } from "./migrate.ts";
import { MigrationDialect } from "./migration-dialect.ts";
import type { ConnectionErrorHandler, OpenDatabase } from "./open-database.ts";
import { createReplicaReads } from "./replica-reads.ts";
import type { Database } from "./tables/index.ts";
import { VALUE_PARSERS } from "./value-types.ts";

type ServerConfig = DatabaseConfig & { url: string };

/** pg's own parsers behind ours; given to the pool, so nothing global changes. */
const typeParsers: CustomTypesConfig = {
  getTypeParser: (...asked: Parameters<CustomTypesConfig["getTypeParser"]>) =>
    VALUE_PARSERS[asked[0]] ?? types.getTypeParser(...asked),
};

/**
 * Ends a connection whose server says nothing within a statement's time. pg would keep it, so that the
 * rollback, and after it each caller that the pool gives it to, would wait as long again.
 */
function cutWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const watched = (...args: unknown[]): unknown => {
    const result = query(...args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isSilence(error)) stream.destroy();
      });
    }
    return result;
  };
  client.query = watched as typeof client.query;
}

// A connection that breaks while idle reports here; unheard, the report would end the process.
function createPool(options: PoolConfig, onError: ConnectionErrorHandler): Pool {
  const pool = new Pool({ application_name: "cosmic-api", keepAlive: true, ...options });
  // One that breaks in use, between two statements, has no listener; its next statement fails.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    cutWhenSilent(client);
  });
  return pool.on("error", onError);
}

/** Every wait has an end: pg sets none, and a silent network would hold requests for ever. */
const timeLimits = (config: ServerConfig): PoolConfig => ({
  connectionTimeoutMillis: config.connectTimeout,
  statement_timeout: config.statementTimeout,
  query_timeout: config.statementTimeout + 300,
  idle_in_transaction_session_timeout: config.idleInTransactionTimeout,
});

function createQueueConnection(pool: Pool): QueueConnection {
  return {
    async executeSql(text, values) {
      // Several statements in one text come back as one result each.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

/** Milliseconds; no request waits while the schema is migrated. */
const MIGRATION_CONNECT_TIMEOUT = 5_000;

/** A migration may take longer than any request's statement, so it has a connection of its own. */
async function migrateServer(config: ServerConfig, onError: ConnectionErrorHandler): Promise<void> {
  const pool = createPool(
    {
      connectionString: config.migrationUrl ?? config.url,
      connectionTimeoutMillis: MIGRATION_CONNECT_TIMEOUT,
      lock_timeout: config.migrationLockTimeout,
      max: 1,
    },
    onError,
  );
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) });
  try {
    await migrateToLatest(db);
  } catch (error) {
    if (config.migrationUrl !== null) setAddressVariable(error, "MIGRATION_DATABASE_URL");
    throw error;
  } finally {
    await db.destroy();
  }
}

function openPool(
  config: ServerConfig,
  options: PoolConfig,
  onError: ConnectionErrorHandler,
  metrics: Metrics,
): { pool: Pool; db: Db } {
  const pool = createPool(
    { max: config.poolSize, types: typeParsers, ...timeLimits(config), ...options },
    onError,
  );
  const dialect = new PostgresDialect({ pool });
  return { pool, db: new Kysely<Database>({ dialect, log: measureStatements(metrics) }) };
}

/** Milliseconds to connect to a replica: the primary answers instead, and must have time left. */
const REPLICA_CONNECT_TIMEOUT = 1_000;

/** A PostgreSQL server, 15 or later, through a pool. Nothing connects before the first query. */
export function openServerDatabase(
  config: ServerConfig,
  onConnectionError: ConnectionErrorHandler,
  metrics: Metrics,
): OpenDatabase {
  const open = (options: PoolConfig) => openPool(config, options, onConnectionError, metrics);
  const { pool, db } = open({ connectionString: config.url });
  const replica =
    config.replicaUrl === null
      ? null
      : open({
          connectionString: config.replicaUrl,
          connectionTimeoutMillis: REPLICA_CONNECT_TIMEOUT,
        });
  return {
    engine: "server",
    db,
    read: replica
      ? createReplicaReads({
          primary: { db, findPosition: () => findLogPosition(db) },
          replica: {
            db: replica.db,
            hasReached: (position) => hasReplayed(replica.pool, position),
          },
          record: metrics.recordReplicaRead,
        })
      : (work) => work(db),
    queueConnection: createQueueConnection(pool),
    migrate: () => migrateServer(config, onConnectionError),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([pool.end(), replica?.pool.end()]);
    },
  };
}
