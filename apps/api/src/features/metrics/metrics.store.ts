import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** One kind of job: how many are where, and the seconds that the oldest not done waits for. */
export interface QueueMetrics {
  queue: string;
  waiting: number;
  /** Failed at least once; their next attempt's time has not come. */
  resting: number;
  active: number;
  /** Given up; kept for a day. */
  failed: number;
  oldestSeconds: number;
}

/**
 * What the queue holds. What waits is read through the index that workers use; the rest is what the
 * queue's own watch has counted within the last seconds.
 */
export async function readQueues(db: Db): Promise<QueueMetrics[]> {
  const { rows } = await sql<QueueMetrics>`
    select queue.name as queue, queue.active_count as active, queue.failed_count as failed,
      coalesce(left_over.waiting, 0)::float8 as waiting,
      coalesce(left_over.resting, 0)::float8 as resting,
      coalesce(left_over.oldest, 0)::float8 as "oldestSeconds"
    from pgboss.queue left join (
      select name, count(*) filter (where start_after <= now()) as waiting,
        count(*) filter (where start_after > now()) as resting,
        greatest(0, extract(epoch from now() - min(created_on))) as oldest
      from pgboss.job where state < 'active' and not blocked group by name
    ) as left_over on left_over.name = queue.name`.execute(db);
  return rows;
}

export interface PaymentMetrics {
  /** Finished checkouts of the last 30 days without their money. */
  awaitingMoney: number;
  eventsWaiting: number;
  oldestEventSeconds: number;
}

export async function readPayments(db: Db): Promise<PaymentMetrics> {
  const { rows } = await sql<PaymentMetrics>`
    select (
      select count(*)::float8 from checkout_attempts attempt
      left join purchases on purchases.session_id = attempt.session_id
      where attempt.state = 'complete' and attempt.created_at > now() - interval '30 days'
        and purchases.id is null
    ) as "awaitingMoney", count(*)::float8 as "eventsWaiting",
      greatest(0, coalesce(extract(epoch from now() - min(received_at)), 0))::float8
        as "oldestEventSeconds"
    from payment_events where handled_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A query without a condition has no row");
  return row;
}

/** Bytes. */
export async function readSize(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database())::float8 as size`.execute(db);
  return rows[0]?.size ?? 0;
}
