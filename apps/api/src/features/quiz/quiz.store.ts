import type {
  AxisResult,
  MbtiType,
  QuizAnswers,
  ReportChangeover,
  ZodiacSign,
} from "@cosmic/domain";
import type { StatementAnswer } from "@cosmic/domain/quiz-certainty";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { StoredPosterior } from "../../db/tables/quiz-results.ts";
import type { StatedBirth } from "../cities/index.ts";

export interface StoredBirthInfo extends StatedBirth {
  sunSign: ZodiacSign;
  changeover: ReportChangeover | null;
}

export interface StoredQuizResult {
  /** As the answers were scored. */
  mbtiType: MbtiType;
  /** Another type that the answers fit as well and the person went on with. */
  chosenType: MbtiType | null;
  /** Empty for a type that came without answers. */
  axes: readonly AxisResult[];
  createdAt: Date;
}

export interface NewQuizResult extends StoredQuizResult {
  id: string;
  userId: string;
  /** Null, as is the version, for a type that came without answers. */
  answers: QuizAnswers | null;
  quizVersion: number | null;
  posterior: StoredPosterior | null;
}

export async function findBirthInfo(db: Db, userId: string): Promise<StoredBirthInfo | null> {
  const row = await db
    .selectFrom("birth_infos")
    .select([
      "birth_date as birthDate",
      "birth_time as birthTime",
      "birth_hours as storedHours",
      "place",
      "utc_offset as utcOffset",
      "sun_sign as sunSign",
      "changeover",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { storedHours, ...birth } = row;
  const isCurrent = birth.birthTime === null && storedHours?.birthDate === birth.birthDate;
  return { ...birth, birthHours: isCurrent ? storedHours.hours : null };
}

const toColumns = (birth: StoredBirthInfo) => ({
  birth_date: birth.birthDate,
  birth_time: birth.birthTime,
  birth_hours:
    birth.birthHours && JSON.stringify({ birthDate: birth.birthDate, hours: birth.birthHours }),
  place: birth.place && JSON.stringify(birth.place),
  utc_offset: birth.utcOffset,
  sun_sign: birth.sunSign,
  changeover: birth.changeover && JSON.stringify(birth.changeover),
});

/** Keeps one birth for each user; the latest wins. */
export async function upsertBirthInfo(
  db: Db,
  userId: string,
  birth: StoredBirthInfo,
  now: Date,
): Promise<void> {
  const values = { ...toColumns(birth), updated_at: now };
  await db
    .insertInto("birth_infos")
    .values({ user_id: userId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** Keeps a birth for a user who has none stored yet. */
export async function insertFirstBirthInfo(
  db: Db,
  userId: string,
  birth: StoredBirthInfo,
  now: Date,
): Promise<void> {
  await db
    .insertInto("birth_infos")
    .values({ user_id: userId, created_at: now, ...toColumns(birth), updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/**
 * Of one account: twice what its timeline shows. Further ones end those chosen or made longest ago, so that answering
 * without end adds no rows without end. Blueprints keep copies of what they use of a result.
 */
export const MOST_RESULTS = 100;

/** The one that new blueprints follow comes first. */
const latestFirst = (db: Db, userId: string) =>
  db
    .selectFrom("quiz_results")
    .where("user_id", "=", userId)
    .orderBy(sql`coalesce(followed_at, created_at)`, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");

export async function insertQuizResult(db: Db, result: NewQuizResult): Promise<void> {
  await db
    .insertInto("quiz_results")
    .values({
      id: result.id,
      user_id: result.userId,
      answers: result.answers && JSON.stringify(result.answers),
      quiz_version: result.quizVersion,
      mbti_type: result.mbtiType,
      chosen_type: result.chosenType,
      axes: JSON.stringify(result.axes),
      posterior: result.posterior && JSON.stringify(result.posterior),
      created_at: result.createdAt,
    })
    .execute();
  const tooMany = latestFirst(db, result.userId).select("id").offset(MOST_RESULTS);
  await db.deleteFrom("quiz_results").where(sql<boolean>`id = any(array(${tooMany}))`).execute();
}

/** A result with the answers it came from. */
export type AnsweredQuiz = Omit<NewQuizResult, "id" | "userId"> & {
  statements: readonly StatementAnswer[] | null;
  statementsVersion: number | null;
  followedAt: Date | null;
};

/** All results of the user, newest first. */
export async function listQuizResults(db: Db, userId: string): Promise<AnsweredQuiz[]> {
  return db
    .selectFrom("quiz_results")
    .select([
      "answers",
      "quiz_version as quizVersion",
      "mbti_type as mbtiType",
      "chosen_type as chosenType",
      "axes",
      "statements",
      "statements_version as statementsVersion",
      "posterior",
      "followed_at as followedAt",
      "created_at as createdAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/**
 * The user's result that new blueprints follow: the one chosen or made last.
 * @param mbtiType only among answered results that were scored as this type or that the user went on with it from
 */
export async function findLatestQuizResult(
  db: Db,
  userId: string,
  mbtiType?: MbtiType,
): Promise<(StoredQuizResult & { id: string; answers: QuizAnswers | null }) | null> {
  const latest = latestFirst(db, userId)
    .select([
      "id",
      "answers",
      "mbti_type as mbtiType",
      "chosen_type as chosenType",
      "axes",
      "created_at as createdAt",
    ])
    .limit(1);
  const row = await (mbtiType === undefined
    ? latest
    : latest
        .where("answers", "is not", null)
        .where((is) => is.or([is("mbti_type", "=", mbtiType), is("chosen_type", "=", mbtiType)]))
  ).executeTakeFirst();
  return row ?? null;
}

/** @param chosenType null for the scored type itself */
export async function updateChosenType(
  db: Db,
  id: string,
  chosenType: MbtiType | null,
): Promise<void> {
  await db
    .updateTable("quiz_results")
    .set({ chosen_type: chosenType })
    .where("id", "=", id)
    .execute();
}
