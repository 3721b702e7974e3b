import type { Axis, Letter, MbtiType, Temperament } from "../../mbti/types.ts";
import type { Element, Modality, ZodiacSign } from "../../zodiac/signs.ts";

/** Whole sentences, in reading order; the composer joins them with a space. */
export type Sentences = readonly string[];

/** A sentence for someone who leans clearly to a letter, and a softer one for a close call. */
export interface ClarityWording {
  firm: string;
  soft: string;
}

/**
 * Everything the built-in writer can say in one section, the placement of its planet aside.
 * The composer joins, in this order: type, temperament x element, sign, placement, clarity of one axis,
 * notice, practice.
 */
export interface SectionCorpus {
  /** How this type lives the subject. */
  byType: Record<MbtiType, Sentences>;
  /** What the Sun sign adds to the subject. */
  bySign: Record<ZodiacSign, Sentences>;
  /** Where temperament meets element. */
  byTemperamentAndElement: Record<`${Temperament}-${Element}`, Sentences>;
  /** The axis that matters most here, and the wording of each of its letters by clarity. */
  axis: Axis;
  byClarity: Partial<Record<Letter, ClarityWording>>;
  /** Something to notice, by the sign's modality. */
  notice: Record<Modality, string>;
  /** Something to try, by temperament. */
  practice: Record<Temperament, string>;
}
