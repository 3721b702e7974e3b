import { addDays, formatCalendarDate } from "@cosmic/domain";
import { isMidnight, parseClockTime, parseLatestTime } from "./clock-time.ts";
import { asksForTime, type Exactness } from "./time-exactness.ts";

/** The birth time as it stands in the form. */
export interface TypedTime {
  /** YYYY-MM-DD. */
  birthDate: string;
  time: string;
  latest: string;
  exactness: Exactness;
}

/** An answer to take with one press in place of one that cannot be kept. */
export interface TimeOffer extends Pick<TypedTime, "birthDate" | "time" | "latest"> {
  label: string;
}

export type TimeProblems = Partial<Record<"birthTime" | "latest", string>>;

const TIME_PROBLEM =
  "Please enter the birth time as hours and minutes, in one of these two forms: 19:45 or 7:45 pm.";
const ORDER_PROBLEM = "Please enter a later time that comes after the earlier one.";
const DAY = 24 * 60;
/** Longer hours over midnight are more likely two times the wrong way round. */
const LONGEST_NIGHT = 12 * 60;

const toMinute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const toClock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** "July 13". */
const nameDay = (date: string) => formatCalendarDate(date).replace(/, \d+$/, "");

/** What is wrong with the clock times of an answer that asks for them, and what to enter instead. */
export function findTimeProblems(typed: TypedTime): TimeProblems {
  const { time, latest, exactness, birthDate } = typed;
  if (!asksForTime(exactness)) return {};
  const clock = parseClockTime(time);
  const end = exactness === "between" ? parseLatestTime(latest) : undefined;
  const problems: TimeProblems = {};
  if (clock === null)
    problems.birthTime = isMidnight(time) ? tellMidnight(birthDate) : TIME_PROBLEM;
  else if (!isRound(clock, exactness)) problems.birthTime = tellRounding(clock, exactness);
  if (end === null) problems.latest = TIME_PROBLEM;
  else if (end !== undefined && clock !== null && end <= clock) {
    problems.latest = isOverMidnight(clock, end) ? tellOverMidnight(birthDate) : ORDER_PROBLEM;
  }
  return problems;
}

/**
 * The answers that what was typed may stand for: either side of a midnight, or the full hours beside a time.
 * @param latestDate the last date there is, YYYY-MM-DD
 */
export function listTimeOffers(typed: TypedTime, latestDate: string): TimeOffer[] {
  const clock = parseClockTime(typed.time);
  const end = parseLatestTime(typed.latest);
  if (clock === null) return [];
  if (!isRound(clock, typed.exactness)) return listRoundTimes(typed, clock);
  if (typed.exactness !== "between" || end === null || !isOverMidnight(clock, end)) return [];
  return splitAtMidnight(typed.birthDate, clock, end, latestDate);
}

function splitAtMidnight(date: string, from: string, to: string, latestDate: string): TimeOffer[] {
  const next = addDays(date, 1);
  return [
    {
      label: `${from} to midnight on ${nameDay(date)}`,
      birthDate: date,
      time: from,
      latest: "23:59",
    },
    { label: `Midnight to ${to} on ${nameDay(next)}`, birthDate: next, time: "00:00", latest: to },
  ].filter(({ birthDate, time, latest }) => time < latest && birthDate <= latestDate);
}

const getStep = (exactness: Exactness): number =>
  exactness.startsWith("rounded") ? Number(exactness.split(" ")[1]) : 1;

const isRound = (clock: string, exactness: Exactness) => toMinute(clock) % getStep(exactness) === 0;

function listRoundTimes({ birthDate, latest, exactness }: TypedTime, clock: string): TimeOffer[] {
  const step = getStep(exactness);
  const before = Math.floor(toMinute(clock) / step) * step;
  return [before, before + step]
    .filter((minute) => minute < DAY)
    .map((minute) => ({ label: toClock(minute), birthDate, time: toClock(minute), latest }));
}

function isOverMidnight(clock: string, end: string): boolean {
  const length = toMinute(end) - toMinute(clock) + DAY;
  return end < clock && length <= LONGEST_NIGHT;
}

const tellMidnight = (date: string) =>
  `Midnight stands between two dates. Enter 00:00 for the midnight that began ${formatCalendarDate(date)}, or 23:59 for the one that ended it.`;

const tellOverMidnight = (date: string) =>
  `These hours run past midnight, and a birth has one date. For ${nameDay(date)} enter times up to 23:59; for ${nameDay(addDays(date, 1))}, times from 00:00. Nothing you entered is lost.`;

const tellRounding = (clock: string, exactness: Exactness) =>
  `${clock} is not a full ${exactness === "rounded 60" ? "hour" : "hour or half hour"}. Choose the one you were told, or a “give or take” below.`;
