import type { AspectName } from "../../chart/chart-facts.ts";
import type { Element, Modality, ZodiacSign } from "../../zodiac/signs.ts";
import type { Sentences } from "./section-corpus.ts";

/** How two bodies stand to each other: side by side, at an easy angle, at a hard one. */
export type AspectFlavour = "joined" | "flowing" | "tense";

export const FLAVOUR_OF_ASPECT: Readonly<Record<AspectName, AspectFlavour>> = {
  conjunction: "joined",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
};

/**
 * A Moon that changed sign during the birth date. The frame holds {from}, {to}, {fromClause} and
 * {toClause} once each and is one sentence; the clauses are noun phrases, without a capital.
 */
export interface MoonBetweenCorpus {
  frame: string;
  bySign: Record<ZodiacSign, string>;
  /** One more sentence, true of any two neighbouring signs. */
  closing: string;
}

/** What an aspect between two bodies is read as; keys are "Sun-Mercury", in the order Sun to Pluto. */
export type AspectCorpus = Readonly<Record<string, Partial<Record<AspectFlavour, string>>>>;

/** The points and houses that only a birth time and place give. */
export interface AngleCorpus {
  ascendant: Record<ZodiacSign, Sentences>;
  midheaven: Record<ZodiacSign, Sentences>;
  /** Houses 1 to 12. */
  sunHouse: readonly string[];
  moonHouse: readonly string[];
}

export interface BalanceCorpus {
  /** The element that carries most of the chart. */
  strongest: Record<Element, string>;
  /** An element no counted body stands in. */
  absent: Record<Element, string>;
  strongestModality: Record<Modality, string>;
}

/** A planet that moved backward at birth. */
export type RetrogradeCorpus = Readonly<Record<"Mercury" | "Venus" | "Mars", string>>;
