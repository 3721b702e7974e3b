import type { Outcomes } from "@cosmic/domain/alerts";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { StepColumn } from "../../db/tables/funnel.ts";
import type { TimeRange } from "../counters/index.ts";

/**
 * How many visits that began in the time range reached each step, first to eleventh; of one network address
 * only so many, so that no single client can fake a drop.
 */
export async function countVisits(db: Db, { from, to }: TimeRange): Promise<number[]> {
  const steps = Array.from({ length: 11 }, (_, index) => `at_${index + 1}` as StepColumn);
  const row = await db
    .selectFrom("funnel_visits")
    .select(steps.map((step) => sql<number>`count(${sql.ref(step)})::float8`.as(step)))
    .where("started_at", ">=", from)
    .where("started_at", "<", to)
    .where("is_extra", "=", false)
    .executeTakeFirst();
  return steps.map((step) => (row as Record<string, number> | undefined)?.[step] ?? 0);
}

/** Checkouts begun in the time range: paid, by our payment records, and unpaid. */
export async function countPaidCheckouts(db: Db, { from, to }: TimeRange): Promise<Outcomes> {
  const row = await db
    .selectFrom("checkout_attempts")
    .leftJoin("purchases", "purchases.session_id", "checkout_attempts.session_id")
    .select([
      sql<number>`count(purchases.id)::float8`.as("succeeded"),
      sql<number>`(count(*) - count(purchases.id))::float8`.as("failed"),
    ])
    .where("checkout_attempts.created_at", ">=", from)
    .where("checkout_attempts.created_at", "<", to)
    .executeTakeFirstOrThrow();
  return row;
}

/** Events of the payment provider received before the instant and still unhandled. */
export async function countWaitingEvents(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("payment_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("handled_at", "is", null)
    .where("received_at", "<=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** When a row of a growing table was added; each has an index. */
const ADDED_AT = {
  funnel_visits: "started_at",
  users: "created_at",
  rate_limits: "window_started_at",
} as const;

/** Rows of a table that were added in the time range. */
export async function countAdded(
  db: Db,
  table: keyof typeof ADDED_AT,
  { from, to }: TimeRange,
): Promise<number> {
  const at = sql<Date>`${sql.ref(ADDED_AT[table])}`;
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(at, ">=", from)
    .where(at, "<", to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Failed operator sign-ins and codes since the instant. */
export async function countOperatorFailures(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("audit_entries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_at", ">=", since)
    .where("action", "in", ["operator.sign_in_failed", "operator.code_failed"])
    .executeTakeFirstOrThrow();
  return count;
}
