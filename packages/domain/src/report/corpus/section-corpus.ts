import type { Axis, Letter, MbtiType, Temperament } from "../../mbti/types.ts";
import type { Element, ZodiacSign } from "../../zodiac/signs.ts";

/** Whole sentences, in reading order; the composer joins them with a space. */
export type Sentences = readonly string[];

/** A sentence for someone who leans clearly to a letter, and a softer one for a slight lean. */
export interface ClarityWording {
  firm: string;
  soft: string;
}

/** What the built-in writer can say in one section of the type, the sign and the two together. */
export interface SectionCorpus {
  /** How this type lives the subject. */
  byType: Record<MbtiType, readonly [string, string, string]>;
  /** What the Sun sign adds to the subject. */
  bySign: Record<ZodiacSign, readonly [string, string, string]>;
  /** Where temperament meets element. */
  byTemperamentAndElement: Record<`${Temperament}-${Element}`, string>;
  /** The axis that matters most here, and the wording of each of its letters by clarity. */
  axis: Axis;
  byClarity: Partial<Record<Letter, ClarityWording>>;
  /** For answers that came out level on the axis: leans to neither letter. */
  level: string;
}
