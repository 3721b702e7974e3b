import type { ChartBody } from "../../chart/bodies.ts";
import type { AspectName } from "../../chart/chart-facts.ts";
import type { EclipseType } from "../../zodiac/eclipse.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import type { ExactRange, SlowPlanet, TransitSpan } from "../forecast-facts.ts";

/** A place of the natal chart that the sky of a year may touch; the last two need a birth time. */
export type NatalPoint = ChartBody | "Ascendant" | "Midheaven";

/** The planets whose stations the year tells. */
export const STATION_PLANETS = ["Mercury", "Venus", "Mars"] as const;
export type StationPlanet = (typeof STATION_PLANETS)[number];

/** What every event of a year has. */
interface EventBase {
  /** The instant that dates it and orders the year; see each kind. */
  at: Date;
  /** Ecliptic longitude of date, degrees from 0 to below 360: the Moon's at a lunation or eclipse, else the planet's or the Sun's. */
  longitude: number;
  sign: ZodiacSign;
  /** 1 to 12, by whole sign from the rising sign, or else from the Sun's sign at the reference instant. */
  house: number;
  /** What names its text: `new / 8`, `ingress jupiter / 5`, `Saturn Sun / hard`, `birthday` (which has five). */
  key: string;
  /** Above 0 to about 100: how much the event matters to this person. */
  weight: number;
}

interface TouchingEvent extends EventBase {
  /** What of the natal chart lies within 3 degrees, the closest first; of an open birth window only what does so throughout. */
  touches: readonly NatalPoint[];
}

/** A new or full moon that is no eclipse. */
export interface YearLunation extends TouchingEvent {
  kind: "new-moon" | "full-moon";
  /** `touch-new / Sun`, `touch-full / Ascendant`: one for each of the touches, in their order. */
  touchKeys: readonly string[];
}

/** An eclipse, dated by the new or full moon it is. */
export interface YearEclipse extends TouchingEvent {
  kind: "solar-eclipse" | "lunar-eclipse";
  /** As seen where it is seen best; `penumbral` of lunar ones only, `annular` of solar ones only. */
  type: EclipseType;
  touchKeys: readonly string[];
}

/** A planet stands still and turns the way `direction` says. */
export interface YearStation extends TouchingEvent {
  kind: "station";
  planet: StationPlanet;
  direction: "retrograde" | "direct";
}

/** A slow planet crosses into a sign, forward or, retrograde, back into the one before; `sign` is the sign it enters. */
export interface YearIngress extends EventBase {
  kind: "ingress";
  planet: SlowPlanet;
  from: ZodiacSign;
  /** True when it comes back into a sign it had left. */
  isRetrograde: boolean;
}

/** The Sun back at its place at birth; `at` is the middle of the range in which that happens. */
export interface YearBirthday extends EventBase, ExactRange {
  kind: "birthday";
  /** In whole years, on the birthday that goes with it. */
  age: number;
}

/**
 * All visits of the year that one slow planet pays to one natal point by one aspect. `at` is the
 * middle of the first exact pass within the year; without one, the start or, if that is over, the year's.
 * `longitude`, `sign` and `house` are the planet's then.
 */
export interface YearTransit extends EventBase {
  kind: "transit";
  planet: SlowPlanet;
  natal: NatalPoint;
  aspect: AspectName;
  family: "conjunction" | "hard" | "soft";
  /** First instant of the first stay within a degree, and last instant of the last; may lie outside the year. */
  start: Date;
  end: Date;
  /** The stays within a degree that touch the year, by time, each with its exact passes. */
  spans: readonly TransitSpan<NatalPoint>[];
  /** Every exact pass of the spans that lies, at least in part, within the year. */
  exact: readonly ExactRange[];
  /** True when one of the spans, and each pass of `exact`, is exact whichever instant of its window the birth was. */
  isCertain: boolean;
}

export type YearEvent =
  | YearLunation
  | YearEclipse
  | YearStation
  | YearIngress
  | YearBirthday
  | YearTransit;

/** A stay of the Sun in one sign, as far as the year holds it. */
export interface SunStay {
  sign: ZodiacSign;
  /** As an event's. */
  house: number;
  from: Date;
  to: Date;
}

/** What a year holds for a person. */
export interface YearEvents {
  from: Date;
  to: Date;
  /** "rising" when houses are counted from the rising sign, "sun" when from the Sun's. */
  housesFrom: "rising" | "sun";
  /** By `at`. */
  events: readonly YearEvent[];
  /** By time. */
  sunStays: readonly SunStay[];
}
