import type { AttemptState } from "../src/db/tables/checkout-attempts.ts";
import type { StepColumn } from "../src/db/tables/funnel.ts";
import type { Deps } from "../src/deps.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type RowDeps = Pick<Deps, "db" | "ids">;

export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

export async function addSession(
  { db, ids }: RowDeps,
  userId: string,
  idleEnds: Date,
  ends: Date,
): Promise<string> {
  const id = ids.uuid();
  await db
    .insertInto("sessions")
    .values({
      id_hash: id,
      kind: "user",
      user_id: userId,
      operator_id: null,
      data: "{}",
      created_at: ago(DAY),
      last_seen_at: ago(DAY),
      idle_expires_at: idleEnds,
      expires_at: ends,
    })
    .execute();
  return id;
}

export async function addBlueprint(
  { db, ids }: RowDeps,
  holder: { user_id: string } | { claim_hash: string },
  made: Date,
) {
  const id = ids.uuid();
  await db
    .insertInto("blueprints")
    .values({
      id,
      slug: ids.slug(),
      user_id: null,
      claim_hash: null,
      ...holder,
      birth_date: "1990-01-15",
      mbti_type: "INTJ",
      sun_sign: "Capricorn",
      archetype: "",
      overview: "",
      writer_version: "1",
      report: "{}",
      fingerprint: id,
      generated_at: made,
    })
    .execute();
  return id;
}

export const addCounter = (
  { db }: RowDeps,
  key: string,
  started: Date,
  blockedUntil: Date | null,
) =>
  db
    .insertInto("rate_limits")
    .values({ key, window_started_at: started, hits: 1, blocked_until: blockedUntil })
    .execute();

export const addLease = ({ db, ids }: RowDeps, name: string, expires: Date) =>
  db.insertInto("leases").values({ name, holder: ids.uuid(), expires_at: expires }).execute();

export const addPaymentEvent = (
  { db }: RowDeps,
  id: string,
  received: Date,
  handled: Date | null,
) =>
  db
    .insertInto("payment_events")
    .values({
      id,
      type: "checkout.session.completed",
      session_id: null,
      payment_intent_id: null,
      charge_id: null,
      created_at: received,
      received_at: received,
      handled_at: handled,
    })
    .execute();

export const addCheckout = (
  { db, ids }: RowDeps,
  userId: string,
  state: AttemptState,
  created: Date,
) =>
  db
    .insertInto("checkout_attempts")
    .values({
      id: ids.uuid(),
      user_id: userId,
      idempotency_key: ids.uuid(),
      return_to: "/dashboard",
      amount: 999,
      currency: "usd",
      session_id: null,
      url: null,
      expires_at: created,
      state,
      looked_at: null,
      created_at: created,
    })
    .execute();

export const addResetToken = ({ db }: RowDeps, tokenHash: string, userId: string, expires: Date) =>
  db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: ago(DAY),
      expires_at: expires,
      used_at: null,
    })
    .execute();

export const addFinishedSignIn = ({ db }: RowDeps, stateHash: string, finished: Date) =>
  db
    .insertInto("finished_sign_ins")
    .values({ state_hash: stateHash, finished_at: finished })
    .execute();

export const addFailedOperatorSignIn = ({ db, ids }: RowDeps, at: Date) =>
  db
    .insertInto("audit_entries")
    .values({
      id: ids.uuid(),
      operator_id: null,
      action: "operator.sign_in_failed",
      subject: null,
      detail: null,
      created_at: at,
    })
    .execute();

/** What was recorded of a visit and of a failure then. */
export async function addRecords({ db }: RowDeps, at: Date): Promise<void> {
  const visitId = crypto.randomUUID();
  const steps = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`at_${index + 1}`, null]),
  ) as Record<StepColumn, null>;
  const day = at.toISOString().slice(0, 10);
  await db
    .insertInto("funnel_visits")
    .values({ ...steps, id: visitId, started_at: at, day, source: "direct", user_id: null })
    .execute();
  await db
    .insertInto("funnel_events")
    .values({ visit_id: visitId, step: 1, occurred_at: at, value: null, metadata: null })
    .execute();
  await db
    .insertInto("tallies")
    .values({ name: "of the purge", slot: at, subject: visitId, hits: 1 })
    .execute();
  await db
    .insertInto("error_groups")
    .values({
      id: crypto.randomUUID(),
      fingerprint: crypto.randomUUID(),
      source: "api",
      message: "Error",
      place: "other",
      severity: "LOW",
      status: 500,
      hits: 1,
      first_seen: at,
      last_seen: at,
    })
    .execute();
}

/** A blueprint that is kept for a payer, with the purchase. */
export async function addKeptBlueprint({ db, ids }: RowDeps, kept: Date): Promise<void> {
  const purchase = ids.uuid();
  await db
    .insertInto("purchases")
    .values({
      id: purchase,
      session_id: purchase,
      payment_intent_id: null,
      charge_id: null,
      user_id: null,
      buyer_reference: "",
      amount: 999,
      currency: "usd",
      paid_at: kept,
      dispute_status: null,
      released_at: kept,
      created_at: kept,
      updated_at: kept,
    })
    .execute();
  await db
    .insertInto("kept_blueprints")
    .values({
      id: ids.uuid(),
      purchase_id: purchase,
      birth_date: "1990-07-14",
      blueprint: {},
      kept_at: kept,
    })
    .execute();
}
