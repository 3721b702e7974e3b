import type { Element, ZodiacSign } from "@cosmic/domain";
import type { Stances } from "../stances/stances.ts";

/** A type with one Sun sign. */
export interface PairingProse {
  /** One paragraph that a preview shows too. */
  thesis: string;
  /** The two halves disagree: where, how it is usually settled, what it costs, what to try. */
  argument: readonly string[];
}

/** A disagreement the reader lives with: "Campaign or charge", and what to do about it. */
export interface Tension {
  between: string;
  text: string;
}

/** A type with the element of the Sun. */
export interface SummaryProse {
  /** Three each. */
  gifts: readonly string[];
  costs: readonly string[];
  tensions: readonly Tension[];
  practice: string;
}

/** What is written for one type outside the sections. */
export interface TypeProse {
  /** The type's own stance; no section of the type says the opposite. */
  stances: Stances;
  bySign: Readonly<Record<ZodiacSign, PairingProse>>;
  byElement: Readonly<Record<Element, SummaryProse>>;
  /** What opens each of the six parts. */
  openings: readonly string[];
  /**
   * Lines of the year: `sun 1` to `sun 12` (how a month opens), `new`, `full` and `eclipse` by house, `saturn hard`, `mercury
   * retrograde`, `ingress pluto`.
   */
  year: Readonly<Record<string, string>>;
}
