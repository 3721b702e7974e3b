import { QUIZ_VERSION, type QuizAnswers } from "@cosmic/domain";
import type { StatementAnswer } from "@cosmic/domain/quiz-certainty";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** Null for a user who has not decided. */
export async function findConsent(db: Db, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom("calibration_consents")
    .select("takes_part as takesPart")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.takesPart ?? null;
}

/** Keeps the latest decision. */
export async function upsertConsent(
  db: Db,
  userId: string,
  takesPart: boolean,
  now: Date,
): Promise<void> {
  const decision = { takes_part: takesPart, decided_at: now };
  await db
    .insertInto("calibration_consents")
    .values({ user_id: userId, ...decision })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(decision))
    .execute();
}

/** Answers without whose they are. */
export interface CalibrationSitting {
  quiz: QuizAnswers;
  statements: readonly StatementAnswer[];
}

/**
 * The newest sitting of every user who takes part in calibration, in no order that tells who they are. Of a user with
 * several only one counts, since answers of one person are not independent.
 */
export async function listCalibrationSittings(db: Db): Promise<CalibrationSitting[]> {
  const rows = await db
    .with("newest", (query) =>
      query
        .selectFrom("quiz_results")
        .innerJoin("calibration_consents", "calibration_consents.user_id", "quiz_results.user_id")
        .distinctOn("quiz_results.user_id")
        .select(["quiz_results.id", "quiz_results.answers", "quiz_results.statements"])
        .where("calibration_consents.takes_part", "=", true)
        .where("quiz_results.answers", "is not", null)
        .where("quiz_results.quiz_version", "=", QUIZ_VERSION)
        .orderBy("quiz_results.user_id")
        .orderBy("quiz_results.created_at", "desc"),
    )
    .selectFrom("newest")
    .select(["answers", "statements"])
    .orderBy(sql`md5(id::text)`)
    .execute();
  return rows.flatMap(({ answers, statements }) =>
    answers ? [{ quiz: answers, statements: statements ?? [] }] : [],
  );
}
