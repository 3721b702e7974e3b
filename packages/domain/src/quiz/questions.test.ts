import { describe, expect, it } from "vitest";

import { AXES } from "../mbti/types.ts";
import { QUIZ_QUESTIONS } from "./questions.ts";
import { QUIZ_TOPICS } from "./topics.ts";

describe("the eight questions", () => {
  it("ask about the eight topics in order", () => {
    expect(QUIZ_QUESTIONS.map(({ topic }) => topic)).toEqual([
      "Energy source",
      "Information preference",
      "Decision basis",
      "Lifestyle preference",
      "Social behaviour",
      "Problem solving focus",
      "Values priority",
      "Comfort with closure",
    ]);
  });

  it("offer five different answers each, none of them shared", () => {
    const answers = QUIZ_QUESTIONS.flatMap((question) => question.answers);
    expect(answers).toHaveLength(40);
    expect(new Set(answers).size).toBe(40);
  });

  it("give each axis one item that runs forward and one in reverse", () => {
    for (const axis of AXES) {
      const directions = QUIZ_TOPICS.filter((topic) => topic.axis === axis).map(
        ({ direction }) => direction,
      );
      expect(directions.toSorted()).toEqual(["forward", "reverse"]);
    }
  });
});
