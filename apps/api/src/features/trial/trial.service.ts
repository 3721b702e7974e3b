import { randomInt } from "node:crypto";
import type { Accuracy, OpenTrial } from "@cosmic/contracts";
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
import type { Deps } from "../../deps.ts";
import { ConflictError, InvalidInputError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { getPaidBlueprint, type Reader, type TextDeps } from "../blueprints/index.ts";
import { getBirthInfo } from "../quiz/index.ts";
import { drawTrial, toOpenTrial } from "./draw-trial.ts";
import { summarizeTrials } from "./summarize-trials.ts";
import {
  findTrial,
  hasBeenTold,
  insertTrial,
  listChoices,
  listStoredTrials,
  type StoredTrial,
} from "./trial.store.ts";

export interface TrialDeps extends Pick<Deps, "clock" | "ids" | "config">, TextDeps {
  limiter: RateLimiter;
}

/** A signed-in user in a browser. */
export interface Participant {
  session: UserSession;
  /** What blueprints are kept under that this browser made without an account; null where it made none. */
  adoptionHash: string | null;
  /** The network address that asks. */
  address: string;
}

const TOLD = "You have been told your type, so this choice could no longer be blind.";
const CHANGED =
  "You began this trial with other answers or another birth date. Go back to those to choose, or see your type now.";
const CHOSEN = "You have made this choice already.";

/** The trials that are still open to the user. */
export async function getOffer(
  { db }: Pick<TrialDeps, "db">,
  { userId, hasLifetimeAccess }: Reader,
  adoptionHash: string | null,
): Promise<{ overview: boolean; chaptersLeft: number }> {
  const begun = await listStoredTrials(db, userId);
  const isTaken = (subject: TrialSubject) =>
    begun.some((trial) => trial.subject === subject && trial.options === null);
  const overview = !isTaken("overview") && !(await hasBeenTold(db, { userId, adoptionHash }));
  const chapters = TRIAL_CHAPTERS.filter((chapter) => !isTaken(chapter));
  return { overview, chaptersLeft: hasLifetimeAccess ? chapters.length : 0 };
}

/**
 * The overviews for the type of these answers and the stored birth: the same three until one is chosen, in any
 * tab. For answers that give another type nothing is drawn, since two draws would show which text they share.
 * Throws ConflictError where the choice would not be blind, InvalidInputError and TooManyRequestsError.
 */
export async function openOverviewTrial(
  deps: TrialDeps,
  participant: Participant,
  given: readonly number[],
): Promise<OpenTrial> {
  const answers = parseAnswers(given);
  if (answers === null) throw new InvalidInputError(INCOMPLETE_QUIZ_MESSAGE);
  const { session, adoptionHash } = participant;
  const { userId } = session;
  if (await hasBeenTold(deps.db, { userId, adoptionHash })) throw new ConflictError(TOLD);
  const birth = await getBirthInfo(deps, userId);
  if (birth === null) throw new ConflictError("Enter your birth date first.");
  const own = { mbtiType: scoreQuiz(answers).mbtiType, place: birth.sunSign };
  return await openTrial(deps, participant, "overview", own, SIGN_PLACES);
}

/**
 * A chapter of the paid blueprint, one not tried yet. Throws NotFoundError and PaymentRequiredError as
 * reading it does, ConflictError when all were tried.
 */
export async function openChapterTrial(
  deps: TrialDeps,
  participant: Participant,
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
  return { ...(await openTrial(deps, participant, subject, own, ELEMENT_PLACES)), subject };
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
  { session, address }: Participant,
  subject: TrialSubject,
  own: Pairing<Place>,
  places: Places<Place>,
): Promise<OpenTrial> {
  const { db, clock, config, ids, limiter } = deps;
  const { userId } = session;
  let trial = await findTrial(db, userId, subject);
  if (trial === null) {
    await limiter.consumeFrom("trial", address, config.limits.rates.trials);
    const source = { pick: (count: number) => randomInt(count), newId: () => ids.slug() };
    const drawn = drawTrial(source, subject, own, places);
    const createdAt = clock.now();
    await inSession(db, session, (tx) => insertTrial(tx, { ...drawn, userId, createdAt }));
    // Another tab may have been first.
    trial = await findTrial(db, userId, subject);
  }
  const options = trial?.options ?? null;
  if (trial === null || options === null) throw new ConflictError(CHOSEN);
  if (!isAbout(trial, own)) throw new ConflictError(CHANGED);
  return toOpenTrial(trial.id, subject, options);
}

/** All choices so far. */
export const getAccuracy = async ({ db }: Pick<TrialDeps, "db">): Promise<Accuracy> =>
  summarizeTrials(await listChoices(db));
