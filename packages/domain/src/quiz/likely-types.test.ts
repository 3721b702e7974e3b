import { describe, expect, it } from "vitest";
import { AXES } from "../mbti/types.ts";
import { describeCloseTypes, rankTypes } from "./likely-types.ts";
import { toClarity } from "./scoring.ts";

describe("the likely types", () => {
  it("are all sixteen, the likeliest first, and sum to one", () => {
    const letters = [
      { axis: "EI", letter: "I", certainty: 0.9 },
      { axis: "SN", letter: "N", certainty: 0.8 },
      { axis: "TF", letter: "F", certainty: 0.7 },
      { axis: "JP", letter: "J", certainty: 0.55 },
    ] as const;
    const ranked = rankTypes(letters);
    expect(ranked).toHaveLength(16);
    expect(ranked.slice(0, 2).map(({ mbtiType }) => mbtiType)).toEqual(["INFJ", "INFP"]);
    expect(ranked[0]?.probability).toBeCloseTo(0.9 * 0.8 * 0.7 * 0.55, 9);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  it("begin with the scored one among equals", () => {
    const letters = AXES.map((axis) => ({ axis, letter: axis.charAt(1), certainty: 0.5 }));
    expect(rankTypes(letters)[0]?.mbtiType).toBe("INFP");
    const turned = AXES.map((axis) => ({ axis, letter: axis.charAt(0), certainty: 0.5 }));
    expect(rankTypes(turned)[0]?.mbtiType).toBe("ESTJ");
  });
});

/** An INFJ whose letters have these certainties. */
const scored = (...certainties: number[]) =>
  AXES.map((axis, at) => ({
    axis,
    letter: "INFJ".charAt(at),
    certainty: certainties[at] ?? 0,
    clarity: toClarity(certainties[at] ?? 0),
  }));

describe("describeCloseTypes", () => {
  it("names the two likeliest types while a letter is close", () => {
    expect(describeCloseTypes(scored(0.9, 0.8, 0.7, 0.55))).toBe(
      "Asked other questions, you’d come out as INFJ 28% of the time, we estimate, as INFP 23%, and as one of the fourteen others 49%.",
    );
  });

  it("names them by likelihood, whatever type was chosen", () => {
    expect(describeCloseTypes(scored(0.9, 0.8, 0.7, 0.45))).toBe(
      "Asked other questions, you’d come out as INFP 28% of the time, we estimate, as INFJ 23%, and as one of the fourteen others 49%.",
    );
  });

  it("says nothing once each letter is at least moderately sure", () => {
    expect(describeCloseTypes(scored(0.9, 0.8, 0.7, 0.7))).toBeNull();
  });

  it("says nothing of answers scored before certainties were computed", () => {
    const older = scored(0.9, 0.8, 0.7, 0.55).map((axis) => ({ ...axis, certainty: undefined }));
    expect(describeCloseTypes(older)).toBeNull();
  });
});
