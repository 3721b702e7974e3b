import type { BirthHours } from "@cosmic/domain/hours";
import { inSession, type UserSession } from "../../http/session.ts";
import {
  birthOnDate,
  changeoverLeftOpen,
  chartOfBirth,
  requireBirth,
  requireBirthDate,
  requireCity,
  type StatedBirth,
} from "../cities/index.ts";
import { countWrite, type QuizDeps } from "./quiz.service.ts";
import {
  findBirthInfo,
  insertFirstBirthInfo,
  type StoredBirthInfo,
  upsertBirthInfo,
} from "./quiz.store.ts";

function toBirthInfo(birth: StatedBirth): StoredBirthInfo {
  const chart = chartOfBirth(birth);
  return { ...birth, sunSign: chart.sunSign, changeover: changeoverLeftOpen(chart) };
}

/** What a request says of a birth; null takes back what was stored. */
export interface GivenBirth {
  birthDate: string;
  birthTime?: string | null | undefined;
  birthHours?: BirthHours | null | undefined;
  placeId?: number | null | undefined;
  utcOffset?: string | null | undefined;
}

async function mergeCity(
  placeId: number | null | undefined,
  kept: StatedBirth["place"],
): Promise<StatedBirth["place"]> {
  if (placeId === undefined || placeId === kept?.id) return kept;
  return placeId === null ? null : await requireCity(placeId);
}

/** A time takes back stored hours, and hours a stored time; null of either says that it is not known. */
function mergeTime(
  given: GivenBirth,
  kept: StatedBirth,
): Pick<StatedBirth, "birthTime" | "birthHours"> {
  const { birthTime, birthHours } = given;
  return {
    birthTime: birthTime === undefined ? (birthHours ? null : kept.birthTime) : birthTime,
    birthHours:
      birthHours === undefined && birthTime === undefined ? kept.birthHours : (birthHours ?? null),
  };
}

/**
 * What is left out stays as it was for the same date, and is unknown for another one. A stored offset
 * belongs to the stored time and place only. Throws InvalidInputError.
 */
async function mergeBirth(given: GivenBirth, stored: StatedBirth | null): Promise<StatedBirth> {
  const { birthDate, placeId } = given;
  const kept = stored?.birthDate === birthDate ? stored : birthOnDate(birthDate);
  const { utcOffset } = given;
  const { birthTime, birthHours } = mergeTime(given, kept);
  // What is stored was checked when it came.
  if ([given.birthTime, given.birthHours, placeId, utcOffset].every((part) => part === undefined))
    return kept;
  const place = await mergeCity(placeId, kept.place);
  const isSame = birthTime === kept.birthTime && place?.id === kept.place?.id;
  return requireBirth({
    birthDate,
    birthTime,
    birthHours,
    place,
    utcOffset: utcOffset ?? (isSame ? kept.utcOffset : null),
  });
}

/**
 * Stores a birth date and what else is known of the birth.
 * Throws InvalidInputError, TooManyRequestsError for a user who stores without end, and UnauthorizedError when the
 * session has ended.
 */
export async function saveBirthInfo(
  deps: QuizDeps,
  session: UserSession,
  given: GivenBirth,
): Promise<StoredBirthInfo> {
  const { userId } = session;
  const now = deps.clock.now();
  const birthDate = requireBirthDate(given.birthDate, now);
  const stored = await findBirthInfo(deps.db, userId);
  const birth = await mergeBirth({ ...given, birthDate }, stored);
  await countWrite(deps, userId);
  const birthInfo = toBirthInfo(birth);
  await inSession(deps.db, session, (tx) => upsertBirthInfo(tx, userId, birthInfo, now));
  return birthInfo;
}

/** Keeps what is known from a date alone, unless the user has a birth stored already. */
export const saveStatedDate = (
  { db, clock }: Pick<QuizDeps, "db" | "clock">,
  userId: string,
  birthDate: string,
): Promise<void> =>
  insertFirstBirthInfo(db, userId, toBirthInfo(birthOnDate(birthDate)), clock.now());

export const getBirthInfo = (
  { db }: Pick<QuizDeps, "db">,
  userId: string,
): Promise<StoredBirthInfo | null> => findBirthInfo(db, userId);

/** The user's stored birth when it is on this date, else what the date alone says. */
export async function findBirthOn(
  { db }: Pick<QuizDeps, "db">,
  userId: string,
  birthDate: string,
): Promise<StatedBirth> {
  const stored = await findBirthInfo(db, userId);
  if (stored?.birthDate !== birthDate) return birthOnDate(birthDate);
  const { birthTime, birthHours, place, utcOffset } = stored;
  return { birthDate, birthTime, birthHours, place, utcOffset };
}
