import { describeFailures, type Entry } from "../journal/journal.ts";

/** One thing that a fault showed. */
interface Finding {
  text: string;
  isFine: boolean;
  /** Depends on how quick the machine is, so only whole runs judge it. */
  isTiming: boolean;
  /** Says why nothing was tried, which is fine unless everything has to be. */
  isUntried: boolean;
}

const formatTime = (milliseconds: number) =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(1)} s`;

/** What became of one fault: what was seen, and whether that is as expected. */
export function createFindings() {
  const list: Finding[] = [];
  const add = (text: string, isFine: boolean, isTiming = false, isUntried = false) =>
    void list.push({ text, isFine, isTiming, isUntried });
  return {
    list: list as readonly Finding[],
    /** Something that must never be. @param isTiming depends on how quick the machine is */
    none: (what: string, count: number, isTiming = false) =>
      add(`${count} ${what}`, count === 0, isTiming),
    /** The same of requests, with what failed. */
    noRequests(what: string, entries: readonly Entry[], isTiming = false) {
      const ways = entries.length === 0 ? "" : `: ${describeFailures(entries)}`;
      add(`${entries.length} ${what}${ways}`, entries.length === 0, isTiming);
    },
    /** Something that must be each time. */
    all: (what: string, count: number, of: number) =>
      add(`${count} of ${of} ${what}`, count === of && of > 0),
    holds: (what: string, isSo: boolean) => add(isSo ? what : `NOT: ${what}`, isSo),
    /** A length of time in milliseconds, which may not be greater. */
    within(what: string, milliseconds: number, atMost: number) {
      const text = `${what} ${formatTime(milliseconds)} (at most ${formatTime(atMost)})`;
      add(text, milliseconds <= atMost, true);
    },
    /** A value that may not be smaller, such as a share of what is usual. */
    atLeast: (what: string, value: number, least: number) =>
      add(`${what} ${value.toFixed(2)} (at least ${least})`, value >= least, true),
    /** Printed, and not judged. */
    note: (text: string) => add(text, true),
    /** The fault could not happen here, and why. */
    notTried: (why: string) => add(`NOT TRIED: ${why}`, true, false, true),
  };
}

export type Findings = ReturnType<typeof createFindings>;

/** Whether everything is as expected; a small run does not judge how long things took. */
export const isFine = ({ list }: Findings, judgesTiming: boolean): boolean =>
  list.every((each) => each.isFine || (each.isTiming && !judgesTiming));

export const isUntried = ({ list }: Findings): boolean => list.some((each) => each.isUntried);
