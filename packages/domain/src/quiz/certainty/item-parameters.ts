import type { Axis } from "../../mbti/types.ts";

/** How an item answers to its axis, on the scale of a standard normal trait; see `response-model.ts`. */
export interface ItemParameters {
  id: string;
  axis: Axis;
  /** Discrimination: how steeply the answers follow the trait. */
  a: number;
  /** Where on the trait each of the four steps between neighboring answers is as likely as not. */
  b: readonly [number, number, number, number];
}

export interface ParameterSet {
  /** Kept beside everything computed from the set. */
  version: number;
  /** How many consenting takers it was fitted from; 0 for figures from the literature alone. */
  takers: number;
  /** Reliability of eight other questions on an axis: what "other questions" stands for. */
  otherQuestions: Readonly<Record<Axis, number>>;
  items: readonly ItemParameters[];
}

type Steps = ItemParameters["b"];

const EI: Steps = [-1.416, -0.431, 0.431, 1.416];
const SN: Steps = [-1.828, -0.552, 0.552, 1.828];
const TF: Steps = [-1.636, -0.496, 0.496, 1.636];
const JP: Steps = [-1.727, -0.522, 0.522, 1.727];

/**
 * Version 1, from published figures alone. Every item of an axis is alike until it has been measured: its
 * discrimination gives two items the reliability that two items of open Big Five marker data had (n = 19,718;
 * extraversion .62, openness .42, agreeableness .50, conscientiousness .46, which the literature maps to the four
 * axes), and its steps give the five answers shares of 16, 22, 24, 22 and 16 %. `otherQuestions` is the reliability
 * of eight items in the same data. `npm run calibrate` writes this file again.
 */
export const ITEM_PARAMETERS: ParameterSet = {
  version: 1,
  takers: 0,
  otherQuestions: { EI: 0.87, SN: 0.76, TF: 0.8, JP: 0.78 },
  items: [
    { id: "energySource", axis: "EI", a: 1.709, b: EI },
    { id: "socialBehaviour", axis: "EI", a: 1.709, b: EI },
    { id: "e-group", axis: "EI", a: 1.709, b: EI },
    { id: "i-quiet", axis: "EI", a: 1.709, b: EI },
    { id: "e-aloud", axis: "EI", a: 1.709, b: EI },
    { id: "i-first", axis: "EI", a: 1.709, b: EI },
    { id: "e-involve", axis: "EI", a: 1.709, b: EI },
    { id: "i-alone", axis: "EI", a: 1.709, b: EI },
    { id: "e-energy", axis: "EI", a: 1.709, b: EI },
    { id: "i-few", axis: "EI", a: 1.709, b: EI },
    { id: "informationPreference", axis: "SN", a: 1.105, b: SN },
    { id: "problemSolvingFocus", axis: "SN", a: 1.105, b: SN },
    { id: "s-known", axis: "SN", a: 1.105, b: SN },
    { id: "n-thought", axis: "SN", a: 1.105, b: SN },
    { id: "s-practice", axis: "SN", a: 1.105, b: SN },
    { id: "n-become", axis: "SN", a: 1.105, b: SN },
    { id: "s-proven", axis: "SN", a: 1.105, b: SN },
    { id: "n-pattern", axis: "SN", a: 1.105, b: SN },
    { id: "s-detail", axis: "SN", a: 1.105, b: SN },
    { id: "n-daydream", axis: "SN", a: 1.105, b: SN },
    { id: "decisionBasis", axis: "TF", a: 1.312, b: TF },
    { id: "valuesPriority", axis: "TF", a: 1.312, b: TF },
    { id: "t-sway", axis: "TF", a: 1.312, b: TF },
    { id: "f-sorrow", axis: "TF", a: 1.312, b: TF },
    { id: "t-contradict", axis: "TF", a: 1.312, b: TF },
    { id: "f-cooperate", axis: "TF", a: 1.312, b: TF },
    { id: "t-rule", axis: "TF", a: 1.312, b: TF },
    { id: "f-ask", axis: "TF", a: 1.312, b: TF },
    { id: "t-fact", axis: "TF", a: 1.312, b: TF },
    { id: "f-bend", axis: "TF", a: 1.312, b: TF },
    { id: "lifestylePreference", axis: "JP", a: 1.205, b: JP },
    { id: "comfortWithClosure", axis: "JP", a: 1.205, b: JP },
    { id: "j-plan", axis: "JP", a: 1.205, b: JP },
    { id: "p-whim", axis: "JP", a: 1.205, b: JP },
    { id: "j-order", axis: "JP", a: 1.205, b: JP },
    { id: "p-pace", axis: "JP", a: 1.205, b: JP },
    { id: "j-decided", axis: "JP", a: 1.205, b: JP },
    { id: "p-change", axis: "JP", a: 1.205, b: JP },
    { id: "j-finish", axis: "JP", a: 1.205, b: JP },
    { id: "p-options", axis: "JP", a: 1.205, b: JP },
  ],
};
