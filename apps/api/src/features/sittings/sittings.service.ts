import { fittingTypes } from "@cosmic/domain";
import {
  computeWobble,
  findStatement,
  judgeChange,
  readSitting,
  type SittingAnswers,
  STATEMENTS_VERSION,
  scoreSitting,
  withAnswer,
} from "@cosmic/domain/quiz-certainty";
import type { Deps } from "../../deps.ts";
import { ConflictError, NotFoundError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { computeStoredPosterior } from "../quiz/index.ts";
import {
  findSitting,
  listSittings,
  lockSitting,
  type StoredSitting,
  updateFollowedAt,
  updateSitting,
} from "./sittings.store.ts";

export interface SittingDeps extends Pick<Deps, "db" | "clock" | "config"> {
  limiter: RateLimiter;
}

/** As many as a timeline can show. */
const LISTED = 50;

const UNKNOWN_SITTING = "This sitting does not exist.";
const UNKNOWN_STATEMENT = "This statement is not asked any more.";

export const countWrite = ({ limiter, config }: SittingDeps, userId: string): Promise<void> =>
  limiter.consume("sittings", userId, config.limits.rates.sittingWrites);

/** The user's sittings, the oldest first, each with how far it lies from the one before. */
export async function listTimeline({ db }: Pick<SittingDeps, "db">, userId: string) {
  const sittings = await listSittings(db, userId, LISTED);
  const followed = findFollowed(sittings);
  return sittings.map((sitting, index) => {
    const earlier = sittings[index - 1];
    return { sitting, isFollowed: sitting === followed, timeline: compare(sitting, earlier) };
  });
}

/** How a sitting's axes lie, and what the one before let expect. */
function compare(sitting: SittingAnswers, earlier: SittingAnswers | undefined) {
  const before = earlier && readSitting(earlier);
  return readSitting(sitting).map((reading, at) => {
    const { axis, mean, deviation } = reading;
    const from = before?.[at];
    return {
      axis,
      mean,
      deviation,
      wobble: from ? computeWobble(from, deviation) : null,
      change: from ? judgeChange(from, reading) : null,
    };
  });
}

const getTurn = ({ followedAt, createdAt }: StoredSitting) => (followedAt ?? createdAt).getTime();

/** The sitting that was chosen or made last. */
function findFollowed(sittings: readonly StoredSitting[]): StoredSitting | undefined {
  return sittings.reduce<StoredSitting | undefined>(
    (latest, sitting) => (latest && getTurn(latest) > getTurn(sitting) ? latest : sitting),
    undefined,
  );
}

export interface OwnSitting {
  sitting: StoredSitting;
  isFollowed: boolean;
}

/** Throws NotFoundError for another user's sitting, as for an unknown one. */
export async function getSitting(
  { db }: Pick<SittingDeps, "db">,
  userId: string,
  id: string,
): Promise<OwnSitting> {
  const sitting = await findSitting(db, userId, id);
  if (!sitting) throw new NotFoundError(UNKNOWN_SITTING);
  const followed = findFollowed(await listSittings(db, userId, LISTED));
  return { sitting, isFollowed: followed?.id === id };
}

/**
 * Stores the answer to a further statement, in place of an earlier one to it, and scores the sitting anew. Answers from
 * several tabs at once follow one another, so none is lost.
 * Throws NotFoundError, ConflictError for a statement of another version, TooManyRequestsError, and UnauthorizedError
 * when the session has ended.
 */
export async function answerStatement(
  deps: SittingDeps,
  session: UserSession,
  id: string,
  { statement, answer }: { statement: string; answer: number },
): Promise<OwnSitting> {
  if (findStatement(statement) === null) throw new ConflictError(UNKNOWN_STATEMENT);
  const { userId } = session;
  await countWrite(deps, userId);
  await inSession(deps.db, session, async (tx) => {
    const sitting = await lockSitting(tx, userId, id);
    if (!sitting) throw new NotFoundError(UNKNOWN_SITTING);
    const { quiz, chosenType } = sitting;
    const answers = { quiz, statements: withAnswer(sitting.statements, statement, answer) };
    const result = scoreSitting(answers);
    const isStillFitting = chosenType !== null && fittingTypes(result).includes(chosenType);
    await updateSitting(tx, id, {
      ...result,
      chosenType: isStillFitting && chosenType !== result.mbtiType ? chosenType : null,
      statements: answers.statements,
      statementsVersion: STATEMENTS_VERSION,
      posterior: computeStoredPosterior(answers),
    });
  });
  return await getSitting(deps, userId, id);
}

/**
 * Lets new blueprints follow this sitting; those there are stay as they were made. Throws NotFoundError,
 * TooManyRequestsError, and UnauthorizedError when the session has ended.
 */
export async function followSitting(
  deps: SittingDeps,
  session: UserSession,
  id: string,
): Promise<OwnSitting> {
  const { userId } = session;
  await countWrite(deps, userId);
  await inSession(deps.db, session, async (tx) => {
    const isKnown = await updateFollowedAt(tx, userId, id, deps.clock.now());
    if (!isKnown) throw new NotFoundError(UNKNOWN_SITTING);
  });
  return await getSitting(deps, userId, id);
}
