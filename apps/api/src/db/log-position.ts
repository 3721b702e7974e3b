import { sql } from "kysely";
import type { Pool, QueryConfig } from "pg";
import type { Db } from "./connection.ts";

/** A place in the log of a database: what was committed before it was asked for stands before it. */
export interface LogPosition {
  /** Which history the log belongs to, as eight hex digits: each failover begins another. */
  timeline: string;
  lsn: string;
}

/** Where the primary's log ends that has reached its disk. */
export async function findLogPosition(primary: Db): Promise<LogPosition> {
  const { rows } = await sql<LogPosition>`
    select pg_current_wal_flush_lsn()::text as lsn,
      left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline`.execute(primary);
  const [position] = rows;
  if (!position) throw new Error("The database does not say where its log ends.");
  return position;
}

/** Milliseconds in which a replica that is well says how far it is. */
const ANSWER_TIMEOUT = 500;

// A replica writes its timeline down from time to time. Until it has, after a failover, it is not asked: it could
// be one whose log went on where the new primary's did not.
const HAS_REPLAYED = `
  select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn
    and lpad(to_hex(greatest(timeline_id, min_recovery_end_timeline)), 8, '0') = lower($2) as "hasReached"
  from pg_control_checkpoint(), pg_control_recovery()`;

/** Whether a replica has replayed the primary's log up to there. @throws also for a server that is no replica */
export async function hasReplayed(replica: Pool, { lsn, timeline }: LogPosition): Promise<boolean> {
  const query: QueryConfig & { query_timeout: number } = {
    text: HAS_REPLAYED,
    values: [lsn, timeline],
    query_timeout: ANSWER_TIMEOUT,
  };
  const { rows } = await replica.query<{ isReplica: boolean; hasReached: boolean | null }>(query);
  if (rows[0]?.isReplica !== true) throw new Error("DATABASE_REPLICA_URL leads to no replica.");
  return rows[0].hasReached === true;
}
