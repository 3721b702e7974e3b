import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMbtiType } from "../mbti/types.ts";
import type { QuizAnswers } from "./answers.ts";
import { findStatement, STATEMENTS } from "./certainty/statements.ts";
import {
  findNextInSitting,
  isSittingSettled,
  type StatementAnswer,
  scoreSitting,
  withAnswer,
} from "./score-sitting.ts";
import { scoreQuiz, toClarity } from "./scoring.ts";

const LEVEL: QuizAnswers = [3, 3, 3, 3, 3, 3, 3, 3];
const anyQuiz = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 })
  .map((list) => list as unknown as QuizAnswers);
const anyStatements = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...STATEMENTS.map(({ id }) => id)), fc.integer({ min: 1, max: 5 })),
  { selector: ([id]) => id },
);

describe("scoreSitting", () => {
  it("is what the eight questions give, without further statements", () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        expect(scoreSitting({ quiz, statements: [] })).toEqual(scoreQuiz(quiz));
      }),
    );
  });

  it("leaves an axis without further statements as the eight questions scored it", () => {
    const quiz: QuizAnswers = [2, 5, 1, 5, 3, 1, 5, 1];
    const sitting = { quiz, statements: [["i-quiet", 5] as const] };
    expect(scoreSitting(sitting).axes.slice(1)).toEqual(scoreQuiz(quiz).axes.slice(1));
    expect(scoreSitting(sitting).axes[0]).not.toEqual(scoreQuiz(quiz).axes[0]);
  });

  it("turns a letter over where the statements speak against it", () => {
    const statements: StatementAnswer[] = [
      ["i-quiet", 5],
      ["e-group", 1],
      ["i-first", 5],
    ];
    const quiz: QuizAnswers = [2, 5, 1, 5, 3, 1, 5, 1];
    expect(scoreQuiz(quiz).mbtiType).toBe("ESTJ");
    const { mbtiType, axes } = scoreSitting({ quiz, statements });
    expect(mbtiType).toBe("ISTJ");
    expect(axes[0]).toMatchObject({ letter: "I", clarity: "clear", neighbour: null });
    expect(axes[0]?.sum).toBeGreaterThan(0);
  });

  it("is consistent for any answers, in any order", () => {
    fc.assert(
      fc.property(anyQuiz, anyStatements, (quiz, statements) => {
        const { mbtiType, axes } = scoreSitting({ quiz, statements });
        expect(isMbtiType(mbtiType)).toBe(true);
        expect(scoreSitting({ quiz, statements: statements.toReversed() }).mbtiType).toBe(mbtiType);
        for (const [
          at,
          { axis, letter, sum, certainty = 0, clarity, neighbour },
        ] of axes.entries()) {
          expect(letter).toBe(mbtiType[at]);
          // The eight questions alone are scored by their rule, which the model need not share.
          const isAsked = statements.some(([id]) => findStatement(id)?.axis === axis);
          expect(certainty).toBeGreaterThanOrEqual(isAsked ? 0.5 : 0);
          expect(clarity).toBe(toClarity(certainty));
          expect(neighbour === null).toBe(clarity !== "too close to call");
          expect(sum === 0 || letter === axis.charAt(sum < 0 ? 0 : 1)).toBe(true);
        }
      }),
    );
  });

  it("counts nothing for a statement of another version", () => {
    const sitting = { quiz: LEVEL, statements: [["gone", 5] as const] };
    expect(scoreSitting(sitting)).toEqual(scoreQuiz(LEVEL));
    expect(findNextInSitting(sitting)?.id).toBe(
      findNextInSitting({ quiz: LEVEL, statements: [] })?.id,
    );
  });

  it("is settled when each letter is", () => {
    expect(isSittingSettled({ quiz: LEVEL, statements: [] })).toBe(false);
    expect(isSittingSettled({ quiz: [1, 5, 1, 5, 5, 1, 5, 1], statements: [] })).toBe(true);
  });
});

describe("withAnswer", () => {
  it("adds an answer once, and puts a later one to the same statement in its place", () => {
    const first = withAnswer([], "i-quiet", 4);
    const second = withAnswer(first, "e-group", 2);
    expect(withAnswer(second, "i-quiet", 1)).toEqual([
      ["i-quiet", 1],
      ["e-group", 2],
    ]);
  });
});
