import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  SunPosition,
} from "astronomy-engine";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import type { ChartBody } from "./bodies.ts";

const HOUR = 3_600_000;
const DAYS_IN_TWO_HOURS = 2 / 24;

/**
 * The apparent geocentric longitude of a body on the true ecliptic of date, in degrees from 0 to
 * below 360: light time, aberration, precession and nutation are all in it. Good to 0.01 degrees
 * from 1900 to 2100.
 */
export function computeLongitude(body: ChartBody, at: Date): number {
  return longitudeOn(body, toAstroTime(at));
}

/** As computeLongitude; reading several bodies at one AstroTime computes precession and nutation once. */
export function longitudeOn(body: ChartBody, time: AstroTime): number {
  if (body === "Sun") return SunPosition(time).elon;
  if (body === "Moon") return EclipticGeoMoon(time).lon;
  return Ecliptic(GeoVector(Body[body], time, true)).elon;
}

/** How fast the longitude grows, in degrees a day; below zero while the body is retrograde. */
export function computeDailyMotion(body: ChartBody, at: Date): number {
  const before = computeLongitude(body, new Date(at.getTime() - HOUR));
  const after = computeLongitude(body, new Date(at.getTime() + HOUR));
  return signedDegrees(after - before) / DAYS_IN_TWO_HOURS;
}
