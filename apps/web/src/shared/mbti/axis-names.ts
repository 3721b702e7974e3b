import type { Axis } from "@cosmic/domain";

/** What the two ends of an axis stand for, first letter first. */
export const AXIS_NAMES: Readonly<Record<Axis, readonly [string, string]>> = {
  EI: ["Extraversion", "Introversion"],
  SN: ["Sensing", "Intuition"],
  TF: ["Thinking", "Feeling"],
  JP: ["Judging", "Perceiving"],
};

/** What a clarity says about the answers, not about the person. */
export const CLARITY_LABELS = {
  "too close to call": "Too close to call",
  slight: "Slight",
  moderate: "Moderate",
  clear: "Clear",
} as const;
