import { describe, expect, it } from "vitest";

import { AXES, type Axis, isMbtiType, MBTI_TYPES } from "../mbti/types.ts";
import { parseAnswers, type QuizAnswers } from "./answers.ts";
import { computeCertainty, readAxis } from "./certainty/letter-certainty.ts";
import {
  type AxisResult,
  clarityByAxis,
  type QuizResult,
  roundCertainty,
  scoreQuiz,
  toClarity,
  toItemAnswers,
} from "./scoring.ts";

/** The neutral answer everywhere but for the positions given, counted from 0. */
function answering(given: Record<number, number>): QuizAnswers {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((index) => given[index] ?? 3) as unknown as QuizAnswers;
}

const getAxis = (result: QuizResult, axis: string): AxisResult =>
  result.axes.find((one) => one.axis === axis) as AxisResult;

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

  it("reads the far ends as clear", () => {
    const answers: QuizAnswers = [1, 5, 1, 5, 5, 1, 5, 1];
    const result = scoreQuiz(answers);
    expect(result.mbtiType).toBe("ESTJ");
    expect(getAxis(result, "EI")).toEqual({
      axis: "EI",
      letter: "E",
      sum: -4,
      position: 0,
      clarity: "clear",
      certainty: findCertainty("EI", "E", answers),
      neighbour: null,
    });
    expect(scoreQuiz([5, 1, 5, 1, 1, 5, 1, 5]).mbtiType).toBe("INFP");
  });

  it("gives the second letters, all too close to call, when every answer is neutral", () => {
    const result = scoreQuiz(answering({}));
    expect(result.mbtiType).toBe("INFP");
    expect(result.axes.map(({ neighbour }) => neighbour)).toEqual(["ENFP", "ISFP", "INTP", "INFJ"]);
    expect(clarityByAxis(result)).toEqual({
      EI: "too close to call",
      SN: "too close to call",
      TF: "too close to call",
      JP: "too close to call",
    });
  });

  it("lets the first topic of an axis settle a tie", () => {
    const outgoing = scoreQuiz(answering({ 0: 2, 4: 2 }));
    expect(getAxis(outgoing, "EI")).toMatchObject({ letter: "E", sum: 0 });
    const inward = scoreQuiz(answering({ 0: 5, 4: 5 }));
    expect(getAxis(inward, "EI")).toMatchObject({ letter: "I", sum: 0 });
    const factual = scoreQuiz(answering({ 1: 5, 5: 5 }));
    expect(getAxis(factual, "SN")).toMatchObject({ letter: "S", sum: 0 });
  });

  it("calls any straight line of answers too close to call on every axis", () => {
    for (const position of [1, 2, 4, 5]) {
      const answers = parseAnswers(Array.from({ length: 8 }, () => position)) as QuizAnswers;
      expect(scoreQuiz(answers).axes.map(({ sum }) => sum)).toEqual([0, 0, 0, 0]);
    }
  });

  it("leans further, and is surer of it, the further an answer is from the middle", () => {
    const [level, near, far] = [3, 2, 1].map((position) =>
      getAxis(scoreQuiz(answering({ 2: position })), "TF"),
    );
    expect(near).toMatchObject({ letter: "T", position: 0.375 });
    expect(far).toMatchObject({ letter: "T", position: 0.25 });
    expect(near?.certainty).toBeGreaterThan(level?.certainty ?? 1);
    expect(far?.certainty).toBeGreaterThan(near?.certainty ?? 1);
  });
});
