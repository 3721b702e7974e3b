import type { AxisResult, MbtiType, QuizAnswers } from "@cosmic/domain";
import type { StatementAnswer } from "@cosmic/domain/quiz-certainty";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import type { StoredPosterior } from "../../db/tables/quiz-results.ts";

export interface StoredSitting {
  id: string;
  quiz: QuizAnswers;
  statements: readonly StatementAnswer[];
  mbtiType: MbtiType;
  chosenType: MbtiType | null;
  createdAt: Date;
  followedAt: Date | null;
}

const selectSittings = (db: Db, userId: string) =>
  db
    .selectFrom("quiz_results")
    .select([
      "id",
      "answers",
      "statements",
      "mbti_type as mbtiType",
      "chosen_type as chosenType",
      "created_at as createdAt",
      "followed_at as followedAt",
    ])
    .where("user_id", "=", userId)
    .where("answers", "is not", null);

type SittingRow = Awaited<ReturnType<ReturnType<typeof selectSittings>["execute"]>>[number];

const toSitting = ({ answers, statements, ...rest }: SittingRow): StoredSitting[] =>
  answers ? [{ ...rest, quiz: answers, statements: statements ?? [] }] : [];

/** The user's sittings with answers, the `limit` chosen or made last, the oldest first. */
export async function listSittings(
  db: Db,
  userId: string,
  limit: number,
): Promise<StoredSitting[]> {
  const rows = await selectSittings(db, userId)
    .orderBy(sql`coalesce(followed_at, created_at)`, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows
    .toReversed()
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap(toSitting);
}

export async function findSitting(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredSitting | null> {
  const row = await selectSittings(db, userId).where("id", "=", id).executeTakeFirst();
  return row ? (toSitting(row)[0] ?? null) : null;
}

/** The same, and no one else changes it until the transaction ends. */
export async function lockSitting(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<StoredSitting | null> {
  const row = await selectSittings(tx, userId).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? (toSitting(row)[0] ?? null) : null;
}

export interface ScoredSitting {
  statements: readonly StatementAnswer[];
  statementsVersion: number;
  mbtiType: MbtiType;
  chosenType: MbtiType | null;
  axes: readonly AxisResult[];
  posterior: StoredPosterior;
}

export async function updateSitting(
  tx: Transaction,
  id: string,
  { statements, statementsVersion, mbtiType, chosenType, axes, posterior }: ScoredSitting,
): Promise<void> {
  await tx
    .updateTable("quiz_results")
    .set({
      statements: JSON.stringify(statements),
      statements_version: statementsVersion,
      mbti_type: mbtiType,
      chosen_type: chosenType,
      axes: JSON.stringify(axes),
      posterior: JSON.stringify(posterior),
    })
    .where("id", "=", id)
    .execute();
}

/** False for a sitting that is not the user's, or has no answers. */
export async function updateFollowedAt(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable("quiz_results")
    .set({ followed_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("answers", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
