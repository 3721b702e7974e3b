/** One thing that a fault showed. */
interface Finding {
  text: string;
  isFine: boolean;
  /** Depends on how quick the machine is, so only whole runs judge it. */
  isTiming: boolean;
  /** Says why nothing was tried, which is fine unless everything has to be. */
  isUntried: boolean;
}

/** What became of one fault: what was seen, and whether that is as expected. */
export interface Findings {
  /** Something that must never be. */
  none(what: string, count: number): void;
  /** The same where it depends on how quick the machine is. */
  noneInTime(what: string, count: number): void;
  /** Something that must be each time. */
  all(what: string, count: number, of: number): void;
  holds(what: string, isSo: boolean): void;
  /** A length of time in milliseconds, which may not be greater. */
  within(what: string, milliseconds: number, atMost: number): void;
  /** A value that may not be smaller, such as a share of what is usual. */
  atLeast(what: string, value: number, least: number): void;
  /** Printed, and not judged. */
  note(text: string): void;
  /** The fault could not happen here, and why. */
  notTried(why: string): void;
  readonly list: readonly Finding[];
}

const formatTime = (milliseconds: number) =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(1)} s`;

export function createFindings(): Findings {
  const list: Finding[] = [];
  const add = (text: string, isFine: boolean, isTiming = false) =>
    void list.push({ text, isFine, isTiming, isUntried: false });
  return {
    list,
    none: (what, count) => add(`${count} ${what}`, count === 0),
    noneInTime: (what, count) => add(`${count} ${what}`, count === 0, true),
    all: (what, count, of) => add(`${count} of ${of} ${what}`, count === of && of > 0),
    holds: (what, isSo) => add(isSo ? what : `NOT: ${what}`, isSo),
    within: (what, milliseconds, atMost) =>
      add(
        `${what} ${formatTime(milliseconds)} (at most ${formatTime(atMost)})`,
        milliseconds <= atMost,
        true,
      ),
    atLeast: (what, value, least) =>
      add(`${what} ${value.toFixed(2)} (at least ${least})`, value >= least, true),
    note: (text) => add(text, true),
    notTried: (why) =>
      void list.push({ text: `NOT TRIED: ${why}`, isFine: true, isTiming: false, isUntried: true }),
  };
}

/** Whether everything is as expected; a small run does not judge how long things took. */
export const isFine = ({ list }: Findings, judgesTiming: boolean): boolean =>
  list.every((each) => each.isFine || (each.isTiming && !judgesTiming));

export const isUntried = ({ list }: Findings): boolean => list.some((each) => each.isUntried);

/** The value that a share of the values does not exceed; 0 without values. */
export function percentile(metrics: readonly number[], share: number): number {
  const sorted = metrics.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
