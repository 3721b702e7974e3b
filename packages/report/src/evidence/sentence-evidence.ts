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
  NatalPoint,
  SlowPlanet,
  StationPlanet,
  Temperament,
  ZodiacSign,
} from "@cosmic/domain";
import type { SectionBody } from "../sections/section.ts";
import type { StanceDimension } from "../stances/stances.ts";

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
  /**
   * The element of a body's sign; `sign` is null where the birth hour decides it, `body` where the whole chart does:
   * the element that leads it, or leads beside the Sun's.
   */
  | {
      kind: "type-element";
      mbtiType: MbtiType;
      element: Element;
      body: SectionBody | null;
      sign: ZodiacSign | null;
      isBesideSun?: true;
      /** Bodies whose sign the birth hour decides might change what leads. */
      isOpen?: true;
    }
  /** Two opposite things that a report says, each of its area of life. */
  | { kind: "bridge"; dimension: StanceDimension; before: string; now: string }
  /** What an exercise was chosen for: poles of the reader's tensions, and names of salient facts; may be none. */
  | { kind: "exercise"; reasons: readonly string[] }
  /** `clarity` is null for a type that was picked. */
  | { kind: "clarity"; axis: Axis; letter: Letter; clarity: Clarity | null }
  | ChartEvidence
  | MonthEvidence
  | SkyEventEvidence
  /** Only in reports of the first edition. */
  | { kind: "temperament-element"; temperament: Temperament; element: Element }
  | { kind: "modality"; modality: Modality }
  | { kind: "temperament"; temperament: Temperament };

/** A fact of the chart of the birth. */
export type ChartEvidence =
  /** A salient fact under its standard name, and what it rests on. */
  | { kind: "standout"; key: string; name: string; why: string }
  /** `sign` is null where the birth hour decides it, between `signs`. */
  | {
      kind: "placement";
      body: SectionBody;
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
  | { kind: "type-month"; mbtiType: MbtiType; month: number }
  /** What the type does with an event, by the event's label. */
  | { kind: "type-event"; mbtiType: MbtiType; event: string }
  /** `distance` counts signs from the birth sign to the month's, 0 to 11. */
  | { kind: "month-sign"; month: number; monthSign: ZodiacSign; sign: ZodiacSign; distance: number }
  | { kind: "month-temperament"; month: number; temperament: Temperament }
  | { kind: "month-modality"; month: number; modality: Modality };

/** `house` is missing in reports of the first edition. */
interface LunationEvidence<Kind extends string> {
  kind: Kind;
  at: string;
  sign: ZodiacSign;
  house?: number;
}

interface EclipseEvidence<Kind extends string> {
  kind: Kind;
  at: string;
  sign: ZodiacSign;
  house: number;
  /** "total", "annular", "partial" or "penumbral". */
  type: string;
}

/** A computed event; instants are ISO text. */
export type SkyEventEvidence =
  | { kind: "sun-ingress"; at: string; sign: ZodiacSign }
  | LunationEvidence<"new-moon">
  | LunationEvidence<"full-moon">
  | EclipseEvidence<"solar-eclipse">
  | EclipseEvidence<"lunar-eclipse">
  | {
      kind: "station";
      at: string;
      sign: ZodiacSign;
      house: number;
      planet: StationPlanet;
      direction: "retrograde" | "direct";
    }
  | { kind: "ingress"; at: string; sign: ZodiacSign; house: number; planet: SlowPlanet }
  /** `from` is when the year begins where the body was in the sign before. */
  | {
      kind: "passage";
      /** Reports that were written earlier tell of Venus and Mars, too. */
      body: "Sun" | "Venus" | "Mars";
      sign: ZodiacSign;
      house: number;
      from: string;
      to: string;
    }
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
      natal: NatalPoint;
      aspect: AspectName;
      start: string;
      end: string;
      exact: readonly IsoRange[];
      isCertain: boolean;
    };
