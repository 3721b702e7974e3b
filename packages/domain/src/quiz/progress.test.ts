import { describe, expect, it } from "vitest";

import { quizProgress } from "./progress.ts";

describe("quizProgress", () => {
  it.each([
    ["birth-information", 33, "Step 1 of 3: Birth Information"],
    ["personality-type", 66, "Step 2 of 3: Personality Type"],
    ["select-type", 66, "Step 2 of 3: Select Your Type"],
    ["questions", 66, "Step 3 of 3: Personality Quiz"],
    ["finished", 100, "Step 3 of 3: Personality Quiz"],
  ] as const)("on %s stands at %i and reads %j", (step, percent, caption) => {
    expect(quizProgress(step)).toEqual({ percent, caption });
  });

  it("moves by an eighth of the rest with every question", () => {
    const percents = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (index) => quizProgress("questions", index).percent,
    );
    expect(percents).toEqual([66, 70.25, 74.5, 78.75, 83, 87.25, 91.5, 95.75]);
  });
});
