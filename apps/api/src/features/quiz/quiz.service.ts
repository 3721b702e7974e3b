import {
  BIRTH_DATE_MESSAGE,
  clarityByAxis,
  INCOMPLETE_QUIZ_MESSAGE,
  type MbtiType,
  parseAnswers,
  parseBirthDate,
  QUIZ_VERSION,
  scoreQuiz,
} from "@cosmic/domain";
import { changeoverOn, sunSignOn } from "@cosmic/domain/zodiac";
import { isForeignKeyViolation } from "../../db/database-failures.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError, UnauthorizedError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import {
  findBirthInfo,
  findLatestQuizResult,
  insertQuizResult,
  type StoredBirthInfo,
  type StoredQuizResult,
  upsertBirthInfo,
} from "./quiz.store.ts";

export interface QuizDeps extends Pick<Deps, "db" | "clock" | "ids" | "config"> {
  limiter: RateLimiter;
}

const countWrite = ({ limiter, config }: QuizDeps, userId: string): Promise<void> =>
  limiter.consume("quiz", userId, config.limits.rates.quizWrites);

/**
 * The birth date in a request, once it is a day of the calendar that has come somewhere on Earth.
 * Throws InvalidInputError with the message for a missing date.
 */
export function requireBirthDate(text: string, now: Date): string {
  const birthDate = parseBirthDate(text, now);
  if (birthDate !== null) return birthDate;
  throw new InvalidInputError(BIRTH_DATE_MESSAGE, [
    { path: "birthDate", message: BIRTH_DATE_MESSAGE },
  ]);
}

/** Runs a write for a signed-in user. A user deleted meanwhile is signed out. */
export async function writeForUser<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isForeignKeyViolation(error) ? new UnauthorizedError() : error;
  }
}

/** The sky of a birth date: the Sun's sign at noon UTC, and a change of sign on that day. */
export function birthInfoOn(birthDate: string): StoredBirthInfo {
  const change = changeoverOn(birthDate);
  return {
    birthDate,
    sunSign: sunSignOn(birthDate),
    changeover: change && { ...change, at: change.at.toISOString() },
  };
}

/** Throws InvalidInputError, and TooManyRequestsError for a user who stores without end. */
export async function saveBirthInfo(
  deps: QuizDeps,
  userId: string,
  text: string,
): Promise<StoredBirthInfo> {
  const now = deps.clock.now();
  const birthDate = requireBirthDate(text, now);
  await countWrite(deps, userId);
  const birthInfo = birthInfoOn(birthDate);
  await writeForUser(() => upsertBirthInfo(deps.db, userId, birthInfo, now));
  return birthInfo;
}

export const getBirthInfo = (
  { db }: Pick<QuizDeps, "db">,
  userId: string,
): Promise<StoredBirthInfo | null> => findBirthInfo(db, userId);

/**
 * Scores eight answers and keeps them with the version of the questions they answer.
 * Throws InvalidInputError, and TooManyRequestsError for a user who stores without end.
 */
export async function submitAnswers(
  deps: QuizDeps,
  userId: string,
  given: readonly number[],
): Promise<StoredQuizResult> {
  const answers = parseAnswers(given);
  if (answers === null) throw new InvalidInputError(INCOMPLETE_QUIZ_MESSAGE);
  await countWrite(deps, userId);
  const { db, clock, ids } = deps;
  const result = { ...scoreQuiz(answers), createdAt: clock.now() };
  await writeForUser(() =>
    insertQuizResult(db, {
      ...result,
      id: ids.uuid(),
      userId,
      answers,
      quizVersion: QUIZ_VERSION,
    }),
  );
  return result;
}

export const getQuizResult = (
  { db }: Pick<QuizDeps, "db">,
  userId: string,
): Promise<StoredQuizResult | null> => findLatestQuizResult(db, userId);

/**
 * How clearly the user's answers chose this type, by axis; null when the latest quiz gave another
 * type or none was taken, since the type was then picked from the list.
 */
export async function findClarity(
  { db }: Pick<QuizDeps, "db">,
  userId: string,
  mbtiType: MbtiType,
): Promise<ReturnType<typeof clarityByAxis> | null> {
  const latest = await findLatestQuizResult(db, userId);
  return latest?.mbtiType === mbtiType ? clarityByAxis(latest) : null;
}
