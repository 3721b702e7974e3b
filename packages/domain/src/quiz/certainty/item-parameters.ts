import type { ParameterSet } from "./parameter-set.ts";

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
  // biome-ignore format: one line an item, as `npm run calibrate` writes them
  items: [
    { id: "energySource", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "socialBehaviour", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "e-group", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "i-quiet", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "e-aloud", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "i-first", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "e-involve", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "i-alone", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "e-energy", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "i-few", axis: "EI", a: 1.709, b: [-1.416, -0.431, 0.431, 1.416] },
    { id: "informationPreference", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "problemSolvingFocus", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "s-known", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "n-thought", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "s-practice", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "n-become", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "s-proven", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "n-pattern", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "s-detail", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "n-daydream", axis: "SN", a: 1.105, b: [-1.828, -0.552, 0.552, 1.828] },
    { id: "decisionBasis", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "valuesPriority", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "t-sway", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "f-sorrow", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "t-contradict", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "f-cooperate", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "t-rule", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "f-ask", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "t-fact", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "f-bend", axis: "TF", a: 1.312, b: [-1.636, -0.496, 0.496, 1.636] },
    { id: "lifestylePreference", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "comfortWithClosure", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "j-plan", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "p-whim", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "j-order", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "p-pace", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "j-decided", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "p-change", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "j-finish", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
    { id: "p-options", axis: "JP", a: 1.205, b: [-1.727, -0.522, 0.522, 1.727] },
  ],
};
