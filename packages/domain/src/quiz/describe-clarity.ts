import type { Axis } from "../mbti/types.ts";

/** What the two ends of an axis stand for, first letter first. */
export const AXIS_NAMES: Readonly<Record<Axis, readonly [string, string]>> = {
  EI: ["Extraversion", "Introversion"],
  SN: ["Sensing", "Intuition"],
  TF: ["Thinking", "Feeling"],
  JP: ["Judging", "Perceiving"],
};

/** A letter as results carry it; answers scored before certainties were computed have their sum alone. */
interface ScaledLetter {
  axis: Axis;
  letter: string;
  /** -4, wholly the first letter, to 4, of the eight questions. */
  sum: number;
  certainty?: number | undefined;
}

/** Marks to each side of the middle of a scale: the questions' sum, or people in ten beyond five. */
const SUM_MARKS = 4;
const TENTHS_MARKS = 5;

/** "at least 8 in 10", the figure on one line: rounded down, so that it promises no more than the model says. */
export const formatTenths = (certainty: number): string =>
  `at least ${Math.floor(Math.round(certainty * 1000) / 100)}\u00a0in\u00a010`;

/** The marks to each side of a scale's middle, and a place from -1, wholly the first letter, to 1. */
export function placeOnScale({ axis, letter, sum, certainty }: ScaledLetter): {
  marks: number;
  place: number;
} {
  if (certainty === undefined) return { marks: SUM_MARKS, place: sum / SUM_MARKS };
  const beyondEven = 2 * certainty - 1;
  return { marks: TENTHS_MARKS, place: letter === axis.charAt(0) ? -beyondEven : beyondEven };
}

/** The scale's reading: "We estimate that at least 8 in 10 would get I again". */
export function describeOnScale({ axis, letter, sum, certainty }: ScaledLetter): string {
  const [first, second] = AXIS_NAMES[axis];
  if (sum === 0) return `Exactly between ${first} and ${second}`;
  if (certainty !== undefined)
    return `We estimate that ${formatTenths(certainty)} would get ${letter} again`;
  return `${Math.abs(sum)} of ${SUM_MARKS} marks toward ${sum < 0 ? first : second}`;
}

/** What the marks mean, by the surest letter; of answers without certainties, their sums. */
export function explainScale(axes: readonly ScaledLetter[]): string {
  const certainties = axes.flatMap(({ certainty }) => certainty ?? []);
  if (certainties.length < axes.length) {
    return "Each pair of letters rests on two questions. The mark shows how consistently you chose, not how strong a trait is.";
  }
  const surest = axes.reduce((one, other) =>
    (other.certainty ?? 0) > (one.certainty ?? 0) ? other : one,
  );
  return `A few questions cannot settle four letters, so each bar shows how sure its letter is, not how strong a trait is. The middle of a bar is a coin toss. We estimate from published studies that ${formatTenths(surest.certainty ?? 0.5)} people who answer like you would get ${surest.letter} again from other questions.`;
}
