import { describe, expect, it } from "vitest";

import { parseAnswers, type QuizAnswers } from "./answers.ts";
import { computeCertainty, readAxis } from "./certainty/letter-certainty.ts";
import {
  type AxisResult,
  clarityByAxis,
  type QuizResult,
  roundCertainty,
  scoreQuiz,
  toItemAnswers,
} from "./scoring.ts";

/** The neutral answer everywhere but for the positions given, counted from 0. */
function answering(given: Record<number, number>): QuizAnswers {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((index) => given[index] ?? 3) as unknown as QuizAnswers;
}

const getAxis = (result: QuizResult, axis: string): AxisResult =>
  result.axes.find((one) => one.axis === axis) as AxisResult;

describe("scoreQuiz", () => {
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
      certainty: roundCertainty(computeCertainty(readAxis("EI", toItemAnswers(answers)), "E")),
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
