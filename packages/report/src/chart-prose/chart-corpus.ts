import type { AspectName, Element, Modality } from "@cosmic/domain";

/** How two bodies stand to each other: side by side, at an easy angle, at a hard one. */
export type AspectFlavor = "joined" | "flowing" | "tense";

export const ASPECT_FLAVORS: Readonly<Record<AspectName, AspectFlavor>> = {
  conjunction: "joined",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
};

/** What an aspect between two bodies is read as; keys are "Sun-Mercury", in the order Sun to Pluto. */
export type AspectCorpus = Readonly<Record<string, Partial<Record<AspectFlavor, string>>>>;

/** What is said of the elements and modalities that lead a chart, or lack in it. */
export interface BalanceCorpus {
  /** The element that carries most of the chart. */
  strongest: Record<Element, string>;
  /** An element no counted body stands in. */
  absent: Record<Element, string>;
  strongestModality: Record<Modality, string>;
}

/** A planet that moved backward at birth. */
export type RetrogradeCorpus = Readonly<Record<"Mercury" | "Venus" | "Mars", string>>;
