import {
  type AxisResult,
  axesReadAs,
  fittingTypes,
  INCOMPLETE_QUIZ_MESSAGE,
  type MbtiType,
  parseAnswers,
  QUIZ_VERSION,
  scoreQuiz,
} from "@cosmic/domain";
import { ITEM_PARAMETERS, readSitting, type SittingAnswers } from "@cosmic/domain/quiz-certainty";
import type { StoredPosterior } from "../../db/tables/quiz-results.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { isStillHeld, type UserHold } from "../access/index.ts";
import { COUNTERS, type CounterDeps, incrementCounter } from "../counters/index.ts";
import {
  type AnsweredQuiz,
  findLatestQuizResult,
  insertQuizResult,
  listQuizResults as listStored,
  type StoredQuizResult,
  updateChosenType,
} from "./quiz.store.ts";

export interface QuizDeps extends CounterDeps, Pick<Deps, "ids"> {
  limiter: RateLimiter;
}

/** Throws TooManyRequestsError for a user who stores without end. */
export const countWrite = ({ limiter, config }: QuizDeps, userId: string): Promise<void> =>
  limiter.consume("quiz", userId, config.limits.rates.quizWrites);

/** What is kept of a sitting beside its answers. */
export const computeStoredPosterior = (answers: SittingAnswers): StoredPosterior => ({
  parameters: ITEM_PARAMETERS.version,
  axes: readSitting(answers),
});

/**
 * Scores eight answers and keeps them with the version of the questions they answer.
 * @param address the network address they come from
 * @throws InvalidInputError; TooManyRequestsError for a user or an address that stores without end; UnauthorizedError
 * when the session has ended
 */
export async function submitAnswers(
  deps: QuizDeps,
  { session, address }: { session: UserSession; address: string },
  given: readonly number[],
): Promise<StoredQuizResult> {
  const answers = parseAnswers(given);
  if (answers === null) throw new InvalidInputError(INCOMPLETE_QUIZ_MESSAGE);
  const { userId } = session;
  await countWrite(deps, userId);
  const { db, clock, ids, limiter, config } = deps;
  await limiter.consumeFrom("quiz-from", address, config.limits.rates.quizResultsFrom);
  const result = { ...scoreQuiz(answers), chosenType: null, createdAt: clock.now() };
  await inSession(db, session, (tx) =>
    insertQuizResult(tx, {
      ...result,
      id: ids.uuid(),
      userId,
      answers,
      quizVersion: QUIZ_VERSION,
      posterior: computeStoredPosterior({ quiz: answers, statements: [] }),
    }),
  );
  await incrementCounter(deps, COUNTERS.quizAnswered);
  return result;
}

/** A result that was stored before certainties were computed gets them from its answers. */
async function findLatest(db: QuizDeps["db"], userId: string, mbtiType?: MbtiType) {
  const latest = await findLatestQuizResult(db, userId, mbtiType);
  if (!latest?.answers || latest.axes.every(({ certainty }) => certainty !== undefined)) {
    return latest;
  }
  return { ...latest, axes: scoreQuiz(latest.answers).axes };
}

export const getQuizResult = (
  { db }: Pick<QuizDeps, "db">,
  userId: string,
): Promise<StoredQuizResult | null> => findLatest(db, userId);

/** All results of the user with their answers, newest first. */
export const listQuizResults = (
  { db }: Pick<QuizDeps, "db">,
  userId: string,
): Promise<AnsweredQuiz[]> => listStored(db, userId);

/**
 * The answers that give this type: those new blueprints follow, where they fit it, else the user's latest that came out
 * as it, as when a page from before a retake goes on. Null for a type that was picked from the list.
 */
async function findMeasured(db: QuizDeps["db"], userId: string, mbtiType: MbtiType) {
  const followed = await findLatest(db, userId);
  const fits = followed && followed.axes.length > 0 && fittingTypes(followed).includes(mbtiType);
  return fits ? followed : await findLatest(db, userId, mbtiType);
}

/** How the answers that give this type fell on each axis, read as the type; null for one that was picked. */
export async function findAxes(
  { db }: Pick<QuizDeps, "db">,
  userId: string,
  mbtiType: MbtiType,
): Promise<readonly AxisResult[] | null> {
  const measured = await findMeasured(db, userId, mbtiType);
  return measured && axesReadAs(measured, mbtiType);
}

/**
 * Remembers that the user went on with this type from the answers that give it; nothing for a type that was picked, and
 * none after the account has passed to another person.
 */
export async function saveChosenType(
  { db }: Pick<QuizDeps, "db">,
  hold: UserHold,
  mbtiType: MbtiType,
): Promise<void> {
  const measured = await findMeasured(db, hold.userId, mbtiType);
  if (!measured) return;
  const chosen = mbtiType === measured.mbtiType ? null : mbtiType;
  if (chosen === measured.chosenType) return;
  await inTransaction(db, async (tx) => {
    if (await isStillHeld(tx, hold)) await updateChosenType(tx, measured.id, chosen);
  });
}

/** Keeps a type that was stated and not answered for, unless the user has a result already. */
export async function saveStatedType(
  { db, clock, ids }: Pick<QuizDeps, "db" | "clock" | "ids">,
  userId: string,
  mbtiType: MbtiType,
): Promise<void> {
  if ((await findLatestQuizResult(db, userId)) !== null) return;
  await insertQuizResult(db, {
    id: ids.uuid(),
    userId,
    mbtiType,
    chosenType: null,
    axes: [],
    answers: null,
    quizVersion: null,
    posterior: null,
    createdAt: clock.now(),
  });
}
