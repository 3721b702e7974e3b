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

/** True once the user has a quiz result or a blueprint: the labels have been told. */
export async function hasBeenTold(db: Db, userId: string): Promise<boolean> {
  for (const table of ["quiz_results", "blueprints"] as const) {
    const query = db.selectFrom(table).select("id").where("user_id", "=", userId).limit(1);
    if ((await query.executeTakeFirst()) !== undefined) return true;
  }
  return false;
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
