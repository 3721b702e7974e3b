import type { Element, MbtiType, ParagraphKind, ZodiacSign } from "@cosmic/domain";
import type { Stances } from "../stances/stances.ts";

/** A line of a section: a plain paragraph, a line of its form, or a row of a table, "when" and "then". */
export type UnitLine =
  | readonly [kind: "paragraph" | Exclude<ParagraphKind, "row">, text: string]
  | readonly [kind: "row", when: string, then: string];

/** A section as written for one type and one element or Sun sign. */
export interface SectionUnit {
  stances: Stances;
  lines: readonly UnitLine[];
  /** The question for the reader. */
  ask: string;
}

export type SectionUnits = Readonly<Record<MbtiType, Readonly<Record<Element, SectionUnit>>>>;

/** The same section for one type and each Sun sign. */
export type SignUnits = Readonly<Record<ZodiacSign, SectionUnit>>;

export type PairingUnits = Readonly<Record<MbtiType, SignUnits>>;
