import { describe, expect, it } from "vitest";
import { describeOnScale, explainScale, formatTenths, placeOnScale } from "./describe-clarity.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const letter = { axis: "EI", letter: "I", sum: 2 } as const;

it.each([
  [0.5, "at least 5 in 10"],
  [0.64, "at least 6 in 10"],
  [0.6, "at least 6 in 10"],
  [0.7, "at least 7 in 10"],
  [0.79, "at least 7 in 10"],
  [0.85, "at least 8 in 10"],
  [0.999, "at least 9 in 10"],
])("a certainty of %f is said as %s", (certainty, words) => {
  expect(plain(formatTenths(certainty))).toBe(words);
});

describe("the scale of an axis", () => {
  it("stands by the certainty of a letter, toward its end", () => {
    expect(placeOnScale({ ...letter, certainty: 0.9 })).toEqual({ marks: 5, place: 0.8 });
    expect(placeOnScale({ ...letter, letter: "E", certainty: 0.9 }).place).toBe(-0.8);
    expect(plain(describeOnScale({ ...letter, certainty: 0.9 }))).toBe(
      "We estimate that at least 9 in 10 would get I again",
    );
  });

  it("stands by the sum of answers that were scored without a certainty", () => {
    expect(placeOnScale(letter)).toEqual({ marks: 4, place: 0.5 });
    expect(describeOnScale(letter)).toBe("2 of 4 marks toward Introversion");
    expect(describeOnScale({ ...letter, sum: 0 })).toBe(
      "Exactly between Extraversion and Introversion",
    );
  });

  it("is explained by what it shows", () => {
    expect(explainScale([letter])).toContain("how consistently you chose");
    expect(plain(explainScale([{ ...letter, certainty: 0.9 }]))).toContain(
      "at least 9 in 10 people who answer like you would get I again",
    );
  });
});
