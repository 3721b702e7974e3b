import type { ZodiacSign } from "../../zodiac/signs.ts";
import type { ChartBody } from "../bodies.ts";
import type { AspectName } from "../chart-facts.ts";

/** A fact of a chart that the hour of birth may decide. */
export type HourFact =
  | { kind: "rising" | "midheaven"; sign: ZodiacSign }
  | { kind: "sign"; body: ChartBody; sign: ZodiacSign }
  /** 1 to 12. */
  | { kind: "house"; body: ChartBody; house: number }
  | { kind: "aspect"; bodies: readonly [ChartBody, ChartBody]; aspect: AspectName };

/** A time range, in milliseconds since 1970. */
export interface HourSpan {
  from: number;
  to: number;
}

/** A fact with the part of the given minutes at which it holds. */
export interface HeldFact {
  fact: HourFact;
  /** In order of time; each ends where the fact does, or with the hours given. */
  spans: readonly HourSpan[];
  /** Of all minutes given, those at which it holds: above 0, 1 for all. */
  share: number;
  isCertain: boolean;
}

/** An instant at which a fact ends, another begins, or both. */
export interface HourBoundary {
  /** Milliseconds since 1970, within a tenth of a second. */
  at: number;
  ended: HourFact | null;
  began: HourFact | null;
}

export interface HoursReading {
  /** The likeliest first within each kind. */
  facts: readonly HeldFact[];
  /** In order of time. */
  boundaries: readonly HourBoundary[];
}
