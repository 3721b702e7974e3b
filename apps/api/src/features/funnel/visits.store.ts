import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import type { StepColumn } from "../../db/tables/funnel.ts";

/** Milliseconds after which a visit is over: later events do not change its counts. */
export const VISIT_LIFETIME = 2 * 24 * 3_600_000;

/** Steps that one browser has just sent. */
export interface IncomingVisit {
  /** A UUID made from the browser's session id. */
  id: string;
  /** When the first of these steps happened. */
  startedAt: Date;
  source: string;
  userId: string | null;
  /** Of a visit that is new: one of so many from its network address that it is not judged by. */
  isExtra: boolean;
  /** Seconds after `startedAt`, by step number. */
  steps: ReadonlyMap<number, number>;
}

const getStepColumn = (step: number) => `at_${step}` as StepColumn;

const NO_STEPS = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [getStepColumn(index + 1), null]),
) as Record<StepColumn, null>;

/** Those of the visits that have begun already. */
export async function findKnownVisits(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("funnel_visits").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Begins a visit, or adds to one what it has reached for the first time. */
export async function mergeVisit(db: Db | Transaction, visit: IncomingVisit): Promise<void> {
  const steps = [...visit.steps].map(([step, seconds]) => [getStepColumn(step), seconds] as const);
  const firstTimes = steps.map(([column]) => {
    const before = sql.ref(`funnel_visits.${column}`);
    const now = sql.ref(`excluded.${column}`);
    const since = sql`extract(epoch from excluded.started_at - funnel_visits.started_at)::int`;
    return [column, sql<number>`coalesce(${before}, greatest(0, ${since} + ${now}))`] as const;
  });
  await db
    .insertInto("funnel_visits")
    .values({
      ...NO_STEPS,
      ...Object.fromEntries(steps),
      id: visit.id,
      started_at: visit.startedAt,
      day: visit.startedAt.toISOString().slice(0, 10),
      source: visit.source,
      user_id: visit.userId,
      is_extra: visit.isExtra,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          ...Object.fromEntries(firstTimes),
          user_id: sql`coalesce(funnel_visits.user_id, excluded.user_id)`,
        })
        .where(
          sql<boolean>`excluded.started_at < funnel_visits.started_at + make_interval(secs => ${VISIT_LIFETIME / 1_000})`,
        ),
    )
    .execute();
}

/** A visit that is linked to a user. */
export interface LinkedVisit {
  startedAt: Date;
  source: string;
  /** The step's number, from 1, and the seconds after the start at which it was reached. */
  steps: { step: number; seconds: number }[];
  events: {
    step: number;
    question: number | null;
    occurredAt: Date;
    value: number | null;
    metadata: unknown;
  }[];
}

/** The visits linked to a user, oldest first, with the events of each that are still kept. */
export async function listLinkedVisits(db: Db, userId: string): Promise<LinkedVisit[]> {
  // A row for each event, or one for a visit without any: a user may have years of visits.
  const rows = await db
    .selectFrom("funnel_visits")
    .leftJoin("funnel_events", "funnel_events.visit_id", "funnel_visits.id")
    .selectAll("funnel_visits")
    .select(["step", "question", "occurred_at as occurredAt", "value", "metadata"])
    .where("user_id", "=", userId)
    .orderBy("started_at")
    .orderBy("occurred_at")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([visit, ...others]) => {
    if (!visit) return [];
    const steps = Array.from({ length: 11 }, (_, index) => index + 1).flatMap((step) => {
      const seconds = visit[getStepColumn(step)];
      return seconds === null ? [] : [{ step, seconds }];
    });
    const events = [visit, ...others].flatMap(({ step, question, occurredAt, value, metadata }) =>
      step === null || occurredAt === null ? [] : [{ step, question, occurredAt, value, metadata }],
    );
    return [{ startedAt: visit.started_at, source: visit.source, steps, events }];
  });
}

/** An event as it is kept. */
export interface KeptEvent {
  visitId: string;
  step: number;
  /** The question that was answered; 0 for another step. */
  question: number;
  occurredAt: Date;
  value: number | null;
  metadata: Record<string, unknown> | null;
}

/** Stores the events that are new: each step once for its visit. Returns the visits that gained one. */
export async function insertEvents(
  db: Db | Transaction,
  events: readonly KeptEvent[],
): Promise<Set<string>> {
  const rows = events.map(({ visitId, step, question, occurredAt, value, metadata }) => ({
    visit_id: visitId,
    step,
    question,
    occurred_at: occurredAt,
    value,
    metadata: metadata && JSON.stringify(metadata),
  }));
  const inserted = await db
    .insertInto("funnel_events")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["visit_id", "step", "question"])
        .where("question", "is not", null)
        .doNothing(),
    )
    .returning("visit_id as visitId")
    .execute();
  return new Set(inserted.map(({ visitId }) => visitId));
}
