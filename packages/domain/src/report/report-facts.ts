import type { Axis, Letter, MbtiType, Temperament } from "../mbti/types.ts";
import type { Clarity } from "../quiz/scoring.ts";
import type { Element, Modality, ZodiacSign } from "../zodiac/signs.ts";
import type { PlacementBody } from "./placement-bodies.ts";

/** The moment the Sun passes from one sign to the next, near enough to a birth to matter. */
export interface ReportChangeover {
  from: ZodiacSign;
  to: ZodiacSign;
  /** ISO instant in UTC. */
  at: string;
}

/** The sign each body was in, null for one that changed sign during the birth date. */
export type ReportPlacements = Readonly<Record<PlacementBody, ZodiacSign | null>>;

/** Everything a report is written from. Same facts, same report. */
export interface ReportFacts {
  mbtiType: MbtiType;
  /** Plain calendar date, YYYY-MM-DD. */
  birthDate: string;
  /** The sign the report reads the person as. */
  sunSign: ZodiacSign;
  /** Null when the birth date allows one sign only, wherever on Earth the birth was. */
  changeover: ReportChangeover | null;
  /** Null when the type was picked from the list; the wording is then firm. */
  clarity: Readonly<Record<Axis, Clarity>> | null;
  /** The Sun's tropical longitude at 12:00 UTC of the birth date, in degrees from 0 to below 360. */
  sunLongitude?: number;
  placements: ReportPlacements;
}

/** What one sentence of a report rests on. */
export type SentenceBasis =
  | { kind: "type"; mbtiType: MbtiType }
  | { kind: "sign"; sign: ZodiacSign }
  /** `sign` is null where the birth date leaves it open. */
  | { kind: "placement"; body: PlacementBody; sign: ZodiacSign | null }
  | { kind: "temperament-element"; temperament: Temperament; element: Element }
  /** `clarity` is null for a type that was picked. */
  | { kind: "clarity"; axis: Axis; letter: Letter; clarity: Clarity | null }
  | { kind: "modality"; modality: Modality }
  | { kind: "temperament"; temperament: Temperament }
  | { kind: "sun-position"; birthDate: string; sign: ZodiacSign; longitude: number }
  | { kind: "changeover"; birthDate: string; from: ZodiacSign; to: ZodiacSign; at: string }
  /** Months count from 1, January. */
  | { kind: "month"; month: number }
  /** `distance` counts signs from the birth sign to the month's, 0 to 11. */
  | { kind: "month-sign"; month: number; monthSign: ZodiacSign; sign: ZodiacSign; distance: number }
  | { kind: "month-temperament"; month: number; temperament: Temperament }
  | { kind: "month-modality"; month: number; modality: Modality };

/** A sentence and its ground. */
export interface WrittenSentence {
  text: string;
  basis: SentenceBasis;
}

/** A text as prose, and the same prose sentence by sentence. */
export interface WrittenText {
  text: string;
  sentences: readonly WrittenSentence[];
}
