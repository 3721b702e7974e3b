import type { ChartBody } from "../chart/bodies.ts";
import type { AspectName } from "../chart/chart-facts.ts";
import type { ZodiacSign } from "../zodiac/signs.ts";

/** A sky event; its instant is the same everywhere. */
export interface SunIngress {
  kind: "sun-ingress";
  at: Date;
  from: ZodiacSign;
  to: ZodiacSign;
}

/** A new or full moon; sign, degree (whole, cut off) and longitude are the Moon's. */
export interface Lunation {
  kind: "new-moon" | "full-moon";
  at: Date;
  sign: ZodiacSign;
  degree: number;
  longitude: number;
}

/** Mercury stands still and turns the way `direction` says. */
export interface MercuryStation {
  kind: "mercury-station";
  at: Date;
  direction: "retrograde" | "direct";
  sign: ZodiacSign;
  degree: number;
  longitude: number;
}

export type SkyEvent = SunIngress | Lunation | MercuryStation;

/**
 * The Sun back at its place at birth, at some instant of the range; `from` equals `to` for a birth known to
 * the minute.
 */
export interface SolarReturn {
  kind: "solar-return";
  from: Date;
  to: Date;
}

export type ForecastEvent = SkyEvent | SolarReturn;

/** The slow planets, whose aspects last long enough to be worth a span. */
export const SLOW_PLANETS = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const;
export type SlowPlanet = (typeof SLOW_PLANETS)[number];

/** The time within which a transit is exact, whichever instant of its window the birth was. */
export interface ExactRange {
  from: Date;
  to: Date;
}

/** One stay of a slow planet within a degree of an aspect to where a body (or another point) stood at birth. */
export interface TransitSpan<Natal extends string = ChartBody> {
  planet: SlowPlanet;
  natal: Natal;
  aspect: AspectName;
  /** From the first instant to the last within a degree, for any instant of the birth window. */
  start: Date;
  end: Date;
  /** One or more, since planets turn back; instants rather than ranges for a birth known to the minute. */
  exact: readonly ExactRange[];
  /** True when the aspect becomes exact whichever instant of its window the birth was. */
  isCertain: boolean;
}

export interface MonthTransit {
  span: TransitSpan;
  /** True when one of the exact ranges touches this month. */
  isExact: boolean;
}

/** A calendar month by UTC. */
export interface CalendarMonth {
  year: number;
  /** 1, January, to 12. */
  month: number;
  from: Date;
  /** The first instant of the next month. */
  to: Date;
}

export interface ForecastMonth extends CalendarMonth {
  /** By time; a solar return stands where the middle of its range falls. */
  events: readonly ForecastEvent[];
  /** Every span that touches the month, by its start. */
  transits: readonly MonthTransit[];
}

export interface Forecast {
  from: Date;
  to: Date;
  months: readonly ForecastMonth[];
  /** Every span that touches the months, once, by its start. */
  transits: readonly TransitSpan[];
}
