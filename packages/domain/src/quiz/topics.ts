import type { Axis } from "../mbti/types.ts";

/** What one question asks about, and which way its options run. */
export interface QuizTopic {
  id: string;
  axis: Axis;
  /**
   * Forward: the first option leans to the axis's first letter (E, S, T, J).
   * Reverse: to its second. One item of each axis runs each way, so that always choosing the same
   * position says nothing about the person.
   */
  direction: "forward" | "reverse";
}

/** The eight topics in the order they are asked. The first of an axis settles a tie on it. */
export const QUIZ_TOPICS = [
  { id: "energySource", axis: "EI", direction: "forward" },
  { id: "informationPreference", axis: "SN", direction: "reverse" },
  { id: "decisionBasis", axis: "TF", direction: "forward" },
  { id: "lifestylePreference", axis: "JP", direction: "reverse" },
  { id: "socialBehaviour", axis: "EI", direction: "reverse" },
  { id: "problemSolvingFocus", axis: "SN", direction: "forward" },
  { id: "valuesPriority", axis: "TF", direction: "reverse" },
  { id: "comfortWithClosure", axis: "JP", direction: "forward" },
] as const satisfies readonly QuizTopic[];

export type QuizTopicId = (typeof QUIZ_TOPICS)[number]["id"];

export const QUESTION_COUNT = QUIZ_TOPICS.length;
