import { AXES, type Axis, MBTI_TYPES, type MbtiType } from "../mbti/types.ts";
import type { Clarity } from "./scoring.ts";

export interface LikelyType {
  mbtiType: MbtiType;
  /** How likely other questions, eight an axis, give exactly this type. */
  probability: number;
}

/** A letter and how certain it is, as results carry them. */
export interface CertainLetter {
  axis: Axis;
  letter: string;
  certainty: number;
}

/** All sixteen types, the likeliest first, and of equals the one with most of the letters given. */
export function rankTypes(letters: readonly CertainLetter[]): readonly LikelyType[] {
  const isGiven = (mbtiType: MbtiType, { axis, letter }: CertainLetter) =>
    mbtiType.charAt(AXES.indexOf(axis)) === letter;
  const countGiven = (mbtiType: MbtiType) =>
    letters.filter((each) => isGiven(mbtiType, each)).length;
  return MBTI_TYPES.map((mbtiType) => ({
    mbtiType,
    probability: letters.reduce(
      (product, each) => product * (isGiven(mbtiType, each) ? each.certainty : 1 - each.certainty),
      1,
    ),
  })).toSorted(
    (one, other) =>
      other.probability - one.probability || countGiven(other.mbtiType) - countGiven(one.mbtiType),
  );
}

type ScoredLetter = Omit<CertainLetter, "certainty"> & {
  clarity: Clarity;
  certainty?: number | undefined;
};

const isClose = ({ clarity }: ScoredLetter) =>
  clarity === "too close to call" || clarity === "slight";

const toPercent = (share: number) => Math.round(100 * share);

/**
 * The two likeliest types with their likelihood, as a sentence, where a letter is close. Null where every letter is at
 * least moderate, and for answers scored before certainties were computed.
 */
export function describeCloseTypes(axes: readonly ScoredLetter[]): string | null {
  const letters = axes.flatMap(({ axis, letter, certainty }) =>
    certainty === undefined ? [] : [{ axis, letter, certainty }],
  );
  const [first, second] = rankTypes(letters);
  if (letters.length < AXES.length || !axes.some(isClose) || !first || !second) return null;
  const [one, other] = [toPercent(first.probability), toPercent(second.probability)];
  return `Asked other questions, you’d come out as ${first.mbtiType} ${one}% of the time, we estimate, as ${second.mbtiType} ${other}%, and as one of the fourteen others ${100 - one - other}%.`;
}
