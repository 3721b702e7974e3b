import type { SalienceKind } from "@cosmic/domain";
import type { StancePole } from "../stances/stances.ts";

/** Where in life an exercise belongs. */
export type ExerciseArea =
  | "work"
  | "money"
  | "love"
  | "conflict"
  | "body"
  | "learning"
  | "making"
  | "spirit"
  | "self";

/** Something to do alone, with things at hand: what, when, how long, what to look for, when to stop. */
export interface Exercise {
  /** Two to five words. */
  title: string;
  areas: readonly ExerciseArea[];
  /** Whom it helps: people with the habit of a pole, which it works against, or with such a fact in the chart. */
  suits: readonly (StancePole | SalienceKind)[];
  text: string;
}
