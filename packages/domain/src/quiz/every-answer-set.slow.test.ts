import { describe, expect, it } from "vitest";
import { AXES, type Axis, isMbtiType, MBTI_TYPES } from "../mbti/types.ts";
import type { QuizAnswers } from "./answers.ts";
import { computeCertainty, readAxis } from "./certainty/letter-certainty.ts";
import { roundCertainty, scoreQuiz, toClarity, toItemAnswers } from "./scoring.ts";

/** Every set of answers there is, one after the other in the same list. */
function* everyAnswerSet(): Generator<QuizAnswers> {
  const answers = [1, 1, 1, 1, 1, 1, 1, 1];
  for (;;) {
    yield answers as unknown as QuizAnswers;
    let index = 0;
    while (answers[index] === 5) answers[index++] = 1;
    if (index === answers.length) return;
    answers[index] = (answers[index] as number) + 1;
  }
}

/** The two questions of each axis, first-named first, and whether option 1 means its first letter. */
const KEYS = {
  EI: { first: [0, true], second: [4, false] },
  SN: { first: [1, false], second: [5, true] },
  TF: { first: [2, true], second: [6, false] },
  JP: { first: [3, false], second: [7, true] },
} as const;

const votesFor = (option: number, plain: boolean) => (plain ? option : 6 - option);

/** The type worked out another way: votes for each letter, counted apart. */
function typeByVotes(answers: QuizAnswers): string {
  return AXES.map((axis) => {
    const { first, second } = KEYS[axis];
    const one = votesFor(answers[first[0]], first[1]);
    const two = votesFor(answers[second[0]], second[1]);
    if (one + two !== 6) return axis[one + two < 6 ? 0 : 1];
    return axis[one < 3 ? 0 : 1];
  }).join("");
}

const stated = new Map<string, number>();

/** What the model says of a letter after the two answers on its axis. */
function findCertainty(axis: Axis, letter: string, answers: QuizAnswers): number {
  const { first, second } = KEYS[axis];
  const key = `${letter} ${answers[first[0]]} ${answers[second[0]]}`;
  const known = stated.get(key);
  if (known !== undefined) return known;
  const computed = computeCertainty(readAxis(axis, toItemAnswers(answers)), letter);
  stated.set(key, roundCertainty(computed));
  return roundCertainty(computed);
}

describe("scoreQuiz", () => {
  it("scores all 390,625 answer sets to the type the rule gives, consistent on every axis", () => {
    const countAnswers = { sets: 0, wrong: 0, inconsistent: 0, types: new Set<string>() };
    for (const answers of everyAnswerSet()) {
      const { mbtiType, axes } = scoreQuiz(answers);
      countAnswers.sets += 1;
      if (mbtiType !== typeByVotes(answers)) countAnswers.wrong += 1;
      countAnswers.types.add(mbtiType);
      const agree = axes.every(
        ({ axis, letter, sum, position, clarity, certainty = 0, neighbour }, index) =>
          axis === AXES[index] &&
          letter === mbtiType[index] &&
          (sum === 0 || letter === axis[sum < 0 ? 0 : 1]) &&
          position === 0.5 + sum / 8 &&
          certainty === findCertainty(axis, letter, answers) &&
          clarity === toClarity(certainty) &&
          (clarity === "too close to call"
            ? isMbtiType(neighbour) && neighbour !== mbtiType
            : neighbour === null),
      );
      if (!agree) countAnswers.inconsistent += 1;
    }
    const expected = { sets: 390_625, wrong: 0, inconsistent: 0, types: new Set(MBTI_TYPES) };
    expect(countAnswers).toEqual(expected);
  });
});
