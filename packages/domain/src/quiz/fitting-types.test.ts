import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { MBTI_TYPES, type MbtiType } from "../mbti/types.ts";
import type { QuizAnswers } from "./answers.ts";
import { axesReadAs, fittingTypes } from "./fitting-types.ts";
import { scoreQuiz } from "./scoring.ts";

/** Leans clearly to ENFJ but for the axes named, whose two answers are neutral. */
function enfjTiedOn(...tied: readonly string[]) {
  const answers = [1, 1, 5, 5, 5, 5, 1, 1];
  const questions = { EI: [0, 4], SN: [1, 5], TF: [2, 6], JP: [3, 7] };
  for (const [axis, pair] of Object.entries(questions)) {
    for (const at of tied.includes(axis) ? pair : []) answers[at] = 3;
  }
  return scoreQuiz(answers as unknown as QuizAnswers);
}

const anyAnswers = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 })
  .map((list) => list as unknown as QuizAnswers);

/** How many axes the two types differ on that are not too close to call. */
function contradictions({ axes }: ReturnType<typeof scoreQuiz>, type: MbtiType): number {
  return axes.filter(
    ({ letter, clarity }, at) => clarity !== "too close to call" && letter !== type[at],
  ).length;
}

describe("fittingTypes", () => {
  it("is the scored type alone where every axis was answered clearly", () => {
    expect(fittingTypes(enfjTiedOn())).toEqual(["ENFJ"]);
  });

  it("adds the neighboring type across one tied axis", () => {
    // A neutral tie goes to the second letter.
    expect(fittingTypes(enfjTiedOn("JP"))).toEqual(["ENFP", "ENFJ"]);
  });

  it("offers every combination where two axes balance", () => {
    expect(fittingTypes(enfjTiedOn("TF", "JP"))).toEqual(["ENFP", "ENTP", "ENFJ", "ENTJ"]);
  });

  it("is all sixteen, each once, where nothing was decided", () => {
    const all = fittingTypes(enfjTiedOn("EI", "SN", "TF", "JP"));
    expect(all).toHaveLength(16);
    expect(new Set(all)).toEqual(new Set(MBTI_TYPES));
  });

  it("holds exactly the types that no clear answer speaks against, the scored one first", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = scoreQuiz(answers);
        const fitting = fittingTypes(result);
        expect(fitting[0]).toBe(result.mbtiType);
        expect(new Set(fitting)).toEqual(
          new Set(MBTI_TYPES.filter((type) => contradictions(result, type) === 0)),
        );
      }),
    );
  });
});

describe("axesReadAs", () => {
  it("turns the certainty over with the letter", () => {
    const result = enfjTiedOn("JP");
    const axes = result.axes.map((axis) =>
      axis.axis === "JP" ? { ...axis, certainty: 0.58 } : axis,
    );
    const read = axesReadAs({ ...result, axes }, "ENFJ");
    expect(read?.[3]).toMatchObject({ letter: "J", certainty: expect.closeTo(0.42, 9) });
    expect(read?.slice(0, 3)).toEqual(axes.slice(0, 3));
  });

  it("flips the letters and the neighboring types of the tied axes, and nothing else", () => {
    const result = enfjTiedOn("TF", "JP");
    const [first, second, third, fourth] = result.axes;
    expect(axesReadAs(result, "ENTJ")).toEqual([
      first,
      second,
      { ...third, letter: "T", certainty: 1 - (third?.certainty ?? 0), neighbour: "ENFJ" },
      { ...fourth, letter: "J", certainty: 1 - (fourth?.certainty ?? 0), neighbour: "ENTP" },
    ]);
  });

  it("leaves the scored type's axes as they are", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = scoreQuiz(answers);
        expect(axesReadAs(result, result.mbtiType)).toEqual(result.axes);
      }),
    );
  });

  it("says nothing of a type that a clear answer speaks against", () => {
    expect(axesReadAs(enfjTiedOn("TF"), "INTJ")).toBeNull();
  });
});
