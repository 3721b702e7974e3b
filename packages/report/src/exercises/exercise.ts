import type { Element, MbtiType, SalienceKind } from "@cosmic/domain";
import type { StancePole } from "../stances/stances.ts";

/** Something to do alone, with things at hand: what, when, how long, what to look for, when to stop. */
export interface Exercise {
  /** Two to five words. */
  title: string;
  /** Whom it helps: people with the habit of a pole, which it works against, or with such a fact in the chart. */
  suits: readonly (StancePole | SalienceKind)[];
  text: string;
}

/** For each unit of a section the titles of three exercises that work on what it tells, best first. */
export type UnitExercises = Readonly<
  Record<MbtiType, Readonly<Record<Element, readonly [string, string, string]>>>
>;
