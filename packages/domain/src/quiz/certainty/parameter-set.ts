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
