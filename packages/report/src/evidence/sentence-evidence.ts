import type {
  AspectName,
  Axis,
  ChartBody,
  Clarity,
  Element,
  Letter,
  MbtiType,
  MercuryStation,
  Modality,
  SlowPlanet,
  Temperament,
  ZodiacSign,
} from "@cosmic/domain";
import type { PlacementBody } from "../sections/placement-bodies.ts";

/** Two instants as ISO text. */
export interface IsoRange {
  from: string;
  to: string;
}

/** What one sentence of a report rests on. Plain JSON: it is stored with the sentence. */
export type SentenceEvidence =
  | { kind: "type"; mbtiType: MbtiType }
  | { kind: "sign"; sign: ZodiacSign }
  | { kind: "type-sign"; mbtiType: MbtiType; sign: ZodiacSign }
  | { kind: "temperament-element"; temperament: Temperament; element: Element }
  /** `clarity` is null for a type that was picked. */
  | { kind: "clarity"; axis: Axis; letter: Letter; clarity: Clarity | null }
  | ChartEvidence
  | MonthEvidence
  | SkyEventEvidence
  /** Only in reports that the writer’s versions 1 and 2 wrote. */
  | { kind: "modality"; modality: Modality }
  | { kind: "temperament"; temperament: Temperament };

/** A fact of the chart of the birth. */
export type ChartEvidence =
  /** `sign` is null where the birth hour decides it, between `signs`. */
  | {
      kind: "placement";
      body: PlacementBody;
      sign: ZodiacSign | null;
      signs?: readonly ZodiacSign[];
    }
  /** `orb` is degrees from exact; `isWidest` when it is the most that the unknown birth hour allows. */
  | {
      kind: "aspect";
      bodies: readonly [ChartBody, ChartBody];
      aspect: AspectName;
      orb: number;
      isWidest: boolean;
    }
  | { kind: "angle"; angle: "ascendant" | "midheaven"; sign: ZodiacSign }
  /** Whole-sign houses, 1 to 12. */
  | { kind: "house"; body: "Sun" | "Moon"; house: number }
  /** `weight` of the chart’s `total` points. */
  | { kind: "element-balance"; element: Element; weight: number; total: number }
  | { kind: "modality-balance"; modality: Modality; weight: number; total: number }
  | { kind: "type-element-balance"; mbtiType: MbtiType; element: Element }
  | { kind: "type-modality-balance"; mbtiType: MbtiType; modality: Modality }
  | { kind: "retrograde"; body: "Mercury" | "Venus" | "Mars" }
  /** `at` is the ISO instant; reports of versions 1 and 2, which lack it, mean noon UTC. */
  | { kind: "sun-position"; birthDate: string; sign: ZodiacSign; longitude: number; at?: string }
  /** `settledAs` where what is known of the birth decides the sign. */
  | {
      kind: "changeover";
      birthDate: string;
      from: ZodiacSign;
      to: ZodiacSign;
      at: string;
      settledAs?: ZodiacSign;
    };

/** What every reader shares in a month, apart from its events. Months count from 1, January. */
export type MonthEvidence =
  | { kind: "month"; month: number }
  /** `distance` counts signs from the birth sign to the month's, 0 to 11. */
  | { kind: "month-sign"; month: number; monthSign: ZodiacSign; sign: ZodiacSign; distance: number }
  | { kind: "month-temperament"; month: number; temperament: Temperament }
  | { kind: "month-modality"; month: number; modality: Modality };

/** A computed event; instants are ISO text. */
export type SkyEventEvidence =
  | { kind: "sun-ingress"; at: string; sign: ZodiacSign }
  | { kind: "new-moon"; at: string; sign: ZodiacSign }
  | { kind: "full-moon"; at: string; sign: ZodiacSign }
  | {
      kind: "mercury-station";
      at: string;
      direction: MercuryStation["direction"];
      sign: ZodiacSign;
    }
  | ({ kind: "solar-return"; sign: ZodiacSign } & IsoRange)
  | {
      kind: "transit";
      planet: SlowPlanet;
      natal: ChartBody;
      aspect: AspectName;
      start: string;
      end: string;
      exact: readonly IsoRange[];
      isCertain: boolean;
    };
