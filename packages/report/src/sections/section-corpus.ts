import type { Axis, Element, Letter, MbtiType, Temperament, ZodiacSign } from "@cosmic/domain";
import type { Sentences } from "../text/written-text.ts";
import type { PlacementBody } from "./placement-bodies.ts";

/** All the prose of one section: what its folder exports. */
export interface SectionCorpus {
  lines: SectionLines;
  meetings: SectionMeetings;
  placement: SectionPlacement;
  /** In sections of the Moon: what stands in place of a Moon that changed sign on the birth date. */
  moonBetween?: MoonBetween;
  /** In the section that an angle or a house speaks to. */
  angle?: AngleReadings;
}

/** A sentence for a reader who leans clearly to a letter, and a softer one for a slight lean. */
export interface ClarityWording {
  firm: string;
  soft: string;
}

/** What is said of the type, of the sign, and of the temperament with the element. */
export interface SectionLines {
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

/**
 * One sentence in two halves: any type's half and any sign's half join into it, with the joint
 * between them and a full stop behind. Sixteen halves and twelve make 192 sentences.
 */
export interface MeetingClauses {
  /** What stands between the halves, spaces included: ", while ". */
  joint: string;
  /** Begins the sentence, with a capital. */
  byType: Record<MbtiType, string>;
  /** Ends the sentence, without its full stop. */
  bySign: Record<ZodiacSign, string>;
}

/** Where type and sign meet, four sentences. */
export interface SectionMeetings {
  /** Two inclinations that draw in different directions. */
  pull: MeetingClauses;
  /** What the two can do together. */
  gift: MeetingClauses;
  /** Something to notice. */
  notice: MeetingClauses;
  /** Something to try. */
  practice: MeetingClauses;
}

/** What the sign of one body in the computed chart adds: `bySign` where the sign is known, else `unsettled`. */
export interface SectionPlacement {
  planet: PlacementBody;
  /** Two whole sentences: the placement in plain words, then what it may look like in the subject. */
  bySign: Record<ZodiacSign, Sentences>;
  /** For a body that changed sign around the birth date, when no birth time decides between the signs. */
  unsettled: string;
}

/**
 * A Moon that changed sign during the birth date. The frame holds {from}, {to}, {fromClause} and
 * {toClause} once each and is one sentence; the clauses are noun phrases, without a capital.
 */
export interface MoonBetween {
  frame: string;
  bySign: Record<ZodiacSign, string>;
  /** One more sentence, true of any two neighboring signs. */
  closing: string;
}

/** What a point or a house adds that only a birth time and place give. */
export type AngleReadings =
  | { angle: "ascendant" | "midheaven"; bySign: Record<ZodiacSign, Sentences> }
  /** Houses 1 to 12. */
  | { houseOf: "Sun" | "Moon"; byHouse: readonly string[] };
