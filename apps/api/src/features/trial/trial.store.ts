import type { TrialArm, TrialSubject } from "@cosmic/domain/trial";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import type { TrialOption } from "../../db/tables/trials.ts";

export interface StoredTrial {
  id: string;
  subject: TrialSubject;
  arm: TrialArm;
  /** In the order shown; null once one is chosen. */
  options: readonly TrialOption[] | null;
  ownId: string;
}

export interface NewTrial extends StoredTrial {
  userId: string;
  createdAt: Date;
}

const COLUMNS = ["id", "subject", "arm", "options", "own_id as ownId"] as const;

export async function findTrial(
  db: Db,
  userId: string,
  subject: TrialSubject,
): Promise<StoredTrial | null> {
  const row = await db
    .selectFrom("trials")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ?? null;
}

/** All trials of the user that were begun. */
export const listStoredTrials = (db: Db, userId: string): Promise<StoredTrial[]> =>
  db.selectFrom("trials").select(COLUMNS).where("user_id", "=", userId).execute();

/** The user's trial of this id, held until the transaction ends. */
export async function lockTrial(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<StoredTrial | null> {
  const row = await tx
    .selectFrom("trials")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the first of a user and subject. */
export async function insertTrial(db: Db, trial: NewTrial): Promise<void> {
  await db
    .insertInto("trials")
    .values({
      id: trial.id,
      user_id: trial.userId,
      subject: trial.subject,
      arm: trial.arm,
      options: JSON.stringify(trial.options),
      own_id: trial.ownId,
      created_at: trial.createdAt,
      chosen_at: null,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "subject"]).doNothing())
    .execute();
}

/** Ends the trial; nothing is left of what it showed. */
export async function closeTrial(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("trials")
    .set({ chosen_at: now, options: null })
    .where("id", "=", id)
    .execute();
}

export interface CountedChoice {
  subject: TrialSubject;
  arm: TrialArm;
  /** On the page, counted from 1. */
  place: number;
  isOwn: boolean;
}

export async function countChoice(
  tx: Transaction,
  { subject, arm, place, isOwn }: CountedChoice,
): Promise<void> {
  await tx
    .insertInto("trial_choices")
    .values({ subject, arm, place, is_own: isOwn, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "arm", "place", "is_own"])
        .doUpdateSet({ count: sql`trial_choices.count + 1` }),
    )
    .execute();
}

/** All choices, counted. */
export const listChoices = (db: Db): Promise<(CountedChoice & { count: number })[]> =>
  db
    .selectFrom("trial_choices")
    .select(["subject", "arm", "place", "is_own as isOwn", "count"])
    .execute();

/** Records that an address has a choice of a subject in the counts; false when it has one already. */
export async function insertVoter(tx: Transaction, hash: string): Promise<boolean> {
  const result = await tx
    .insertInto("trial_voters")
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Who might have been told the labels. */
export interface Told {
  userId: string;
  /** What blueprints are kept under that this browser made without an account; null where it made none. */
  adoptionHash: string | null;
}

/** True once the user has a quiz result or a blueprint, or this browser has one: the labels have been told. */
export async function hasBeenTold(db: Db, { userId, adoptionHash }: Told): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    select exists (select from quiz_results where user_id = ${userId})
      or exists (select from blueprints where user_id = ${userId})
      or exists (select from blueprints where claim_hash = ${adoptionHash}) as "isTold"`.execute(
    db,
  );
  return rows[0]?.isTold ?? false;
}

export interface TrialRecord {
  /** The overview, or the chapter's name. */
  text: TrialSubject;
  createdAt: Date;
  chosenAt: Date | null;
}

/** The trials that the user took part in, oldest first. */
export const listTrials = (db: Db, userId: string): Promise<TrialRecord[]> =>
  db
    .selectFrom("trials")
    .select(["subject as text", "created_at as createdAt", "chosen_at as chosenAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
