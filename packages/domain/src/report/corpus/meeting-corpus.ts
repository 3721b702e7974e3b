import type { MbtiType } from "../../mbti/types.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";

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

/** Where type and sign meet in one section, four sentences. */
export interface MeetingCorpus {
  /** Two wishes that draw in different directions. */
  pull: MeetingClauses;
  /** What the two can do together. */
  gift: MeetingClauses;
  /** Something to notice. */
  notice: MeetingClauses;
  /** Something to try. */
  practice: MeetingClauses;
}
