import { sql } from "kysely";
import type { Db } from "../../../db/connection.ts";
import type { StripeEvent } from "../../../gateways/stripe/stripe.ts";

const ago = (milliseconds: number) =>
  sql<Date>`now() - make_interval(secs => ${milliseconds / 1000}::float8)`;

/** Stores an event; false when it was stored before. */
export async function insertEvent(db: Db, event: StripeEvent): Promise<boolean> {
  const result = await db
    .insertInto("payment_events")
    .values({
      id: event.id,
      type: event.type,
      session_id: event.sessionId,
      payment_intent_id: event.paymentIntentId,
      charge_id: event.chargeId,
      created_at: event.createdAt,
      received_at: sql<Date>`now()`,
      handled_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function isHandled(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment_events")
    .select("id")
    .where("id", "=", id)
    .where("handled_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .execute();
}

export async function markHandled(db: Db, id: string): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ handled_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .execute();
}

/** Events unhandled for at least `age` milliseconds, those with the fewest attempts first. */
export async function listUnhandled(db: Db, age: number, limit: number): Promise<StripeEvent[]> {
  return await db
    .selectFrom("payment_events")
    .select([
      "id",
      "type",
      "session_id as sessionId",
      "payment_intent_id as paymentIntentId",
      "charge_id as chargeId",
      "created_at as createdAt",
    ])
    .where("handled_at", "is", null)
    .where("received_at", "<=", ago(age))
    .orderBy("attempts")
    .orderBy("received_at")
    .limit(limit)
    .execute();
}

/** How many events have been unhandled for at least `age` milliseconds. */
export async function countUnhandled(db: Db, age: number): Promise<number> {
  const { count } = await db
    .selectFrom("payment_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("handled_at", "is", null)
    .where("received_at", "<=", ago(age))
    .executeTakeFirstOrThrow();
  return count;
}
