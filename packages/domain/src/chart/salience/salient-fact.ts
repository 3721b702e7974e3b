import type { Element, Modality, ZodiacSign } from "../../zodiac/signs.ts";
import type { ChartBody } from "../bodies.ts";
import type { AspectName } from "../chart-facts.ts";

/**
 * What may stand out in a chart, each under the name astrologers give it. The last two only fill
 * the list of a chart that has fewer than three of the rest: any other aspect, and where that does
 * not do, a body in its sign.
 */
export const SALIENCE_KINDS = [
  "stellium",
  "element-dominant",
  "element-missing",
  "mode-dominant",
  "mode-missing",
  "sun-conjunct",
  "moon-conjunct",
  "sun-hard",
  "moon-hard",
  "rising",
  "culminating",
  "setting",
  "lower",
  "ruler",
  "sect",
  "dignity",
  "t-square",
  "grand-trine",
  "retrograde",
  "phase",
  "aspect",
  "placement",
] as const;
export type SalienceKind = (typeof SALIENCE_KINDS)[number];

/** The eight phases of the Moon, 45 degrees of elongation each, after Dane Rudhyar's The Lunation Cycle. */
export const MOON_PHASES = [
  "new",
  "crescent",
  "first-quarter",
  "gibbous",
  "full",
  "disseminating",
  "last-quarter",
  "balsamic",
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

/** One thing that stands out in a chart, true at every instant of the birth window. */
export interface SalientFact {
  kind: SalienceKind;
  /**
   * What names the fact's text: `stellium / Scorpio`, `ruler / Mars weak`; of kind `aspect` named as
   * aspects are, `Venus-Mars / soft`; of kind `placement`, `placement / Saturn Leo`. No two facts of a chart share one.
   */
  key: string;
  /**
   * The bodies of it: all of a stellium or a grand trine, or of a dominant element or mode; the Sun
   * or Moon first in an aspect, the apex first in a T-square. None for what is missing and for the sect.
   */
  bodies: readonly ChartBody[];
  /** Of a stellium; of a fact about one body the sign it stands in, where that is settled. */
  sign?: ZodiacSign;
  /** Of a dominant or missing element, a grand trine, a stellium. */
  element?: Element;
  /** Of a dominant or missing mode, a stellium. */
  mode?: Modality;
  /** By whole sign, 1 to 12, of the one body or the one sign of the fact; only where the rising sign is known. */
  house?: number;
  /** "conjunction", "square" or "opposition" of the Sun or Moon; of kind `aspect` any. */
  aspect?: AspectName;
  /** Above 0 to about 100: how much of the chart the fact takes up, and how personal it is. */
  weight: number;
  /** What the fact rests on, with its numbers, in a few words of English: for evidence, not for prose. */
  why: string;
}
