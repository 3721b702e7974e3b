import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import type { AttemptState } from "../../db/tables/checkout-attempts.ts";

export interface Attempt {
  id: string;
  userId: string;
  idempotencyKey: string;
  returnTo: string;
  sessionId: string | null;
  url: string | null;
  expiresAt: Date;
  state: AttemptState;
  /** Its account has passed to the owner of the address. */
  isReleased: boolean;
}

export interface NewAttempt extends Pick<Attempt, "id" | "userId" | "idempotencyKey" | "returnTo"> {
  amount: number;
  currency: string;
  expiresAt: Date;
  createdAt: Date;
}

const ATTEMPT = [
  "id",
  "user_id as userId",
  "idempotency_key as idempotencyKey",
  "return_to as returnTo",
  "session_id as sessionId",
  "url",
  "expires_at as expiresAt",
  "state",
  sql<boolean>`released_at is not null`.as("isReleased"),
] as const;

const UNFINISHED = ["creating", "open"] as const satisfies AttemptState[];

/** By the database's clock, which all replicas share. */
const ago = (milliseconds: number) =>
  sql<Date>`now() - make_interval(secs => ${milliseconds / 1000}::float8)`;

/** The user's checkout that is being created or can be paid. */
export async function findUnfinishedAttempt(db: Db, userId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom("checkout_attempts")
    .select(ATTEMPT)
    .where("user_id", "=", userId)
    .where("state", "in", UNFINISHED)
    .executeTakeFirst();
  return row ?? null;
}

/** Starts a checkout unless the user has one in progress. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto("checkout_attempts")
    .values({
      id: attempt.id,
      user_id: attempt.userId,
      idempotency_key: attempt.idempotencyKey,
      return_to: attempt.returnTo,
      amount: attempt.amount,
      currency: attempt.currency,
      session_id: null,
      url: null,
      expires_at: attempt.expiresAt,
      state: "creating",
      looked_at: null,
      created_at: attempt.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .where(sql.ref("state"), "in", [sql.lit("creating"), sql.lit("open")])
        .doNothing(),
    )
    .execute();
}

/** Stores the session created under this key; false when the attempt has changed meanwhile. */
export async function openAttempt(
  db: Db,
  { id, idempotencyKey }: Pick<Attempt, "id" | "idempotencyKey">,
  session: { id: string; url: string },
): Promise<boolean> {
  const result = await db
    .updateTable("checkout_attempts")
    .set({ session_id: session.id, url: session.url, state: "open" })
    .where("id", "=", id)
    .where("idempotency_key", "=", idempotencyKey)
    .where("state", "=", "creating")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives an attempt another key, unless another request has done so. */
export async function renewKey(
  db: Db,
  { id, idempotencyKey }: Pick<Attempt, "id" | "idempotencyKey">,
  newKey: string,
): Promise<void> {
  await db
    .updateTable("checkout_attempts")
    .set({ idempotency_key: newKey })
    .where("id", "=", id)
    .where("idempotency_key", "=", idempotencyKey)
    .where("state", "=", "creating")
    .execute();
}

/** Ends an attempt; one that has expired or was given up stays as it ended. */
export async function endAttempt(
  db: Db | Transaction,
  id: string,
  state: Exclude<AttemptState, "creating" | "open">,
  sessionId: string | null = null,
): Promise<void> {
  await db
    .updateTable("checkout_attempts")
    .set({
      state,
      ...(sessionId === null
        ? {}
        : { session_id: sql<string>`coalesce(session_id, ${sessionId}::text)` }),
    })
    .where("id", "=", id)
    .where("state", "in", [...UNFINISHED, "complete"])
    .execute();
}

/** The attempt that a session was created for, by the session or by the checkout that it names. */
export async function findAttempt(
  db: Db,
  sessionId: string,
  checkoutId: string | null = null,
): Promise<Attempt | null> {
  const rows = await db
    .selectFrom("checkout_attempts")
    .select(ATTEMPT)
    .where((row) =>
      row.or([
        row("session_id", "=", sessionId),
        ...(checkoutId === null ? [] : [row("id", "=", checkoutId)]),
      ]),
    )
    .execute();
  return rows.find((row) => row.sessionId === sessionId) ?? rows[0] ?? null;
}

/** Whether money for a completed checkout of the user is still on its way. */
export async function isPaymentPending(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("checkout_attempts")
    .select("checkout_attempts.id")
    .leftJoin("purchases", "purchases.session_id", "checkout_attempts.session_id")
    .where("checkout_attempts.user_id", "=", userId)
    .where("state", "=", "complete")
    .where("checkout_attempts.released_at", "is", null)
    .where("purchases.id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Money that has not arrived after this many days is not coming. */
const LONGEST_PENDING = sql<Date>`now() - interval '30 days'`;

/**
 * Acquires the checkouts that are due for a check, and records the check: open ones, and completed ones
 * whose money is on its way. They are due after some time, then less and less often, and once more when
 * they expire.
 * @param age milliseconds before the first check
 */
export async function acquireDueSessions(db: Db, age: number, limit: number): Promise<string[]> {
  const due = db
    .selectFrom("checkout_attempts")
    .leftJoin("purchases", "purchases.session_id", "checkout_attempts.session_id")
    .select("checkout_attempts.id")
    .where("purchases.id", "is", null)
    .where("checkout_attempts.session_id", "is not", null)
    .where((row) =>
      row.or([
        row("state", "=", "open"),
        row.and([
          row("state", "=", "complete"),
          row("checkout_attempts.created_at", ">", LONGEST_PENDING),
        ]),
      ]),
    )
    .where("checkout_attempts.created_at", "<", ago(age))
    .where((row) =>
      row.or([
        row("looked_at", "is", null),
        row(
          "looked_at",
          "<",
          sql<Date>`now() - greatest((looked_at - checkout_attempts.created_at) / 2,
            make_interval(secs => ${age / 1000}::float8))`,
        ),
        row.and([
          row("state", "=", "open"),
          row("expires_at", "<", ago(0)),
          row("looked_at", "<", ago(age)),
        ]),
      ]),
    )
    .orderBy("checkout_attempts.created_at")
    .limit(limit);
  const rows = await db
    .updateTable("checkout_attempts")
    .set({ looked_at: sql<Date>`now()` })
    .where("id", "in", due)
    .returning("session_id as sessionId")
    .execute();
  return rows.flatMap(({ sessionId }) => sessionId ?? []);
}

/** Ends attempts that never got a session, once none could be paid anymore; returns how many. */
export async function endAbandonedAttempts(db: Db): Promise<number> {
  const result = await db
    .updateTable("checkout_attempts")
    .set({ state: "given_up" })
    .where("state", "=", "creating")
    .where("expires_at", "<", ago(0))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Parts the user's checkouts from the account: unfinished ones end, and a payment of any is for no account. */
export async function releaseAttempts(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("checkout_attempts")
    .set({
      released_at: now,
      state: sql<AttemptState>`case when state in ('creating', 'open') then 'given_up' else state end`,
    })
    .where("user_id", "=", userId)
    .where("released_at", "is", null)
    .execute();
}
