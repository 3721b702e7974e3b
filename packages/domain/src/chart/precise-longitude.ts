import { Body, Ecliptic, GeoVector } from "astronomy-engine";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import type { ChartBody } from "./bodies.ts";
import { computeLongitude } from "./body-longitude.ts";
import { addTerms } from "./left-out-terms.ts";
import { VSOP_TERMS } from "./vsop-terms.ts";

const HOUR = 3_600_000;
const DAYS_IN_TWO_HOURS = 2 / 24;

const hasTerms = (body: ChartBody): body is ChartBody & keyof typeof VSOP_TERMS =>
  body in VSOP_TERMS;

/**
 * As computeLongitude, with what the engine leaves out of the series of Mercury to Neptune: for instants at which a
 * planet stands still or moves slowly, where arc seconds are hours. Good to two arc seconds from 1900 to 2100. On the
 * server only: its terms are large.
 */
export function computePreciseLongitude(body: ChartBody, at: Date): number {
  if (!hasTerms(body)) return computeLongitude(body, at);
  const time = toAstroTime(at);
  const seen = GeoVector(Body[body], time, true);
  return Ecliptic(addTerms(seen, VSOP_TERMS[body], time, VSOP_TERMS.Earth)).elon;
}

/** How fast the longitude grows, in degrees a day. */
export function computePreciseMotion(body: ChartBody, at: Date): number {
  const before = computePreciseLongitude(body, new Date(at.getTime() - HOUR));
  const after = computePreciseLongitude(body, new Date(at.getTime() + HOUR));
  return signedDegrees(after - before) / DAYS_IN_TWO_HOURS;
}
