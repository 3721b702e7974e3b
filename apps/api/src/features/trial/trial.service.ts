import { randomInt } from "node:crypto";
import type { Accuracy, OpenTrial, TrialOutcome } from "@cosmic/contracts";
import { type Element, INCOMPLETE_QUIZ_MESSAGE, parseAnswers, scoreQuiz } from "@cosmic/domain";
import {
  ELEMENT_PLACES,
  type Pairing,
  type Places,
  SIGN_PLACES,
  TRIAL_CHAPTERS,
  type TrialSubject,
} from "@cosmic/domain/trial";
import { findChapterElement } from "@cosmic/report";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { getPaidBlueprint, type Reader, type TextDeps } from "../blueprints/index.ts";
import { getBirthInfo, writeForUser } from "../quiz/index.ts";
import { drawTrial, toOpenTrial } from "./draw-trial.ts";
import { summarizeTrials } from "./summarize-trials.ts";
import {
  closeTrial,
  countChoice,
  findTrial,
  hasBeenTold,
  insertTrial,
  listChoices,
  listStoredTrials,
  lockTrial,
  type StoredTrial,
} from "./trial.store.ts";

export interface TrialDeps extends Pick<Deps, "clock" | "ids" | "config">, TextDeps {
  limiter: RateLimiter;
}

export interface Visitor {
  userId: string;
  /** The network address that asks. */
  address: string;
}

const TOLD = "You have been told your type, so this choice could no longer be blind.";
const CHANGED = "Your answers have changed since these texts were drawn, so this trial is closed.";
const CHOSEN = "You have made this choice already.";
const UNKNOWN = "This trial does not exist.";

/** The trials that are still open to the user. */
export async function getOffer(
  { db }: Pick<TrialDeps, "db">,
  { userId, hasLifetimeAccess }: Reader,
): Promise<{ overview: boolean; chaptersLeft: number }> {
  const begun = await listStoredTrials(db, userId);
  const isTaken = (subject: TrialSubject) =>
    begun.some((trial) => trial.subject === subject && trial.options === null);
  const overview = !isTaken("overview") && !(await hasBeenTold(db, userId));
  const chapters = TRIAL_CHAPTERS.filter((chapter) => !isTaken(chapter));
  return { overview, chaptersLeft: hasLifetimeAccess ? chapters.length : 0 };
}

/**
 * The overviews for the type of these answers and the stored birth: the same three until one is chosen, in any
 * tab. Answers that give another type close the trial, since two draws would show which text they share.
 * Throws ConflictError where the choice would not be blind, InvalidInputError and TooManyRequestsError.
 */
export async function openOverviewTrial(
  deps: TrialDeps,
  visitor: Visitor,
  given: readonly number[],
): Promise<OpenTrial> {
  const answers = parseAnswers(given);
  if (answers === null) throw new InvalidInputError(INCOMPLETE_QUIZ_MESSAGE);
  const { userId } = visitor;
  if (await hasBeenTold(deps.db, userId)) throw new ConflictError(TOLD);
  const birth = await getBirthInfo(deps, userId);
  if (birth === null) throw new ConflictError("Enter your birth date first.");
  const own = { mbtiType: scoreQuiz(answers).mbtiType, place: birth.sunSign };
  return await openTrial(deps, visitor, "overview", own, SIGN_PLACES);
}

/**
 * A chapter of the paid blueprint, one not tried yet. Throws NotFoundError and PaymentRequiredError as
 * reading it does, ConflictError when all were tried.
 */
export async function openChapterTrial(
  deps: TrialDeps,
  visitor: Visitor,
  reader: Reader,
  slug: string,
): Promise<OpenTrial & { subject: TrialSubject }> {
  const { mbtiType, report } = await getPaidBlueprint(deps, reader, slug);
  const chapters = TRIAL_CHAPTERS.flatMap((subject) => {
    const place = findChapterElement(report, subject);
    return place === null ? [] : [{ subject, own: { mbtiType, place } }];
  });
  const begun = await listStoredTrials(deps.db, reader.userId);
  const next = pickChapter(chapters, begun);
  if (next === null) throw new ConflictError("You have tried every chapter of this blueprint.");
  const { subject, own } = next;
  return { ...(await openTrial(deps, visitor, subject, own, ELEMENT_PLACES)), subject };
}

/** The chapter of a trial that is open for this very text, else one that was not tried; null when none is left. */
function pickChapter<Chapter extends { subject: TrialSubject; own: Pairing<Element> }>(
  chapters: readonly Chapter[],
  begun: readonly StoredTrial[],
): Chapter | null {
  const isOpen = ({ subject, own }: Chapter) =>
    begun.some((trial) => trial.subject === subject && isAbout(trial, own));
  const left = chapters.filter(({ subject }) => !begun.some((trial) => trial.subject === subject));
  return chapters.find(isOpen) ?? left[left.length > 0 ? randomInt(left.length) : 0] ?? null;
}

/** False once a text is chosen. */
function isAbout({ options, ownId }: StoredTrial, own: Pairing<string>): boolean {
  const option = options?.find(({ id }) => id === ownId);
  return option?.mbtiType === own.mbtiType && option.place === own.place;
}

async function openTrial<Place extends string>(
  deps: TrialDeps,
  { userId, address }: Visitor,
  subject: TrialSubject,
  own: Pairing<Place>,
  places: Places<Place>,
): Promise<OpenTrial> {
  const { db, clock, config, ids, limiter } = deps;
  let trial = await findTrial(db, userId, subject);
  if (trial === null) {
    await limiter.consumeFrom("trial", address, config.limits.rates.trials);
    const source = { pick: (count: number) => randomInt(count), newId: () => ids.slug() };
    const drawn = drawTrial(source, subject, own, places);
    await writeForUser(() => insertTrial(db, { ...drawn, userId, createdAt: clock.now() }));
    // Another tab may have been first.
    trial = await findTrial(db, userId, subject);
  }
  const options = trial?.options ?? null;
  if (trial === null || options === null) throw new ConflictError(CHOSEN);
  if (!isAbout(trial, own)) throw new ConflictError(CHANGED);
  return toOpenTrial(trial.id, subject, options);
}

/**
 * Counts a choice once, whatever tab or repetition it comes from; of an overview only while the type was not
 * told. What was chosen is added to the counts and kept nowhere else. Throws NotFoundError.
 */
export async function chooseText(
  { db, clock }: Pick<TrialDeps, "db" | "clock">,
  userId: string,
  { trialId, textId }: { trialId: string; textId: string },
): Promise<TrialOutcome> {
  return await inTransaction(db, async (tx) => {
    const trial = await lockTrial(tx, userId, trialId);
    if (trial === null) throw new NotFoundError(UNKNOWN);
    const { subject, arm, options, ownId } = trial;
    const outcome = { ownId, isCheck: arm === "same" };
    if (options === null) return { ...outcome, isCounted: false };
    const at = options.findIndex((option) => option.id === textId);
    if (at === -1) throw new NotFoundError(UNKNOWN);
    const isCounted = subject !== "overview" || !(await hasBeenTold(tx, userId));
    await closeTrial(tx, trialId, clock.now());
    if (isCounted) await countChoice(tx, { subject, arm, place: at + 1, isOwn: textId === ownId });
    return { ...outcome, isCounted };
  });
}

/** All choices so far. */
export const getAccuracy = async ({ db }: Pick<TrialDeps, "db">): Promise<Accuracy> =>
  summarizeTrials(await listChoices(db));
