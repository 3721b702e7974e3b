import {
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from "astronomy-engine";
import { computeLongitude } from "../chart/body-longitude.ts";
import { whenAngleReaches } from "../forecast/longitude-reached.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { wrapDegrees } from "../zodiac/circle.ts";

export type PrenatalKind = "new-moon" | "full-moon" | "solar-eclipse" | "lunar-eclipse";

/** What the Sun and Moon last did before an instant. */
export interface PrenatalEvent {
  kind: PrenatalKind;
  at: Date;
  /** Of the Moon then, from the true equinox of date. */
  longitude: number;
}

const DAY = 86_400_000;
/** The Moon's mean motion from the Sun, in degrees a day. */
const MEAN_MOTION = 12.190749;
/** Longer than any two eclipses of one kind are apart. */
const LONGEST_GAP = 200 * DAY;

const elongationAt = (at: Date) => computeLongitude("Moon", at) - computeLongitude("Sun", at);

function event(kind: PrenatalKind, at: Date): PrenatalEvent {
  return { kind, at, longitude: computeLongitude("Moon", at) };
}

/** The last new or full moon before an instant. */
export function lastLunationBefore(before: Date): PrenatalEvent {
  const kind = wrapDegrees(elongationAt(before)) < 180 ? "new-moon" : "full-moon";
  const phase = kind === "new-moon" ? 0 : 180;
  const days = wrapDegrees(elongationAt(before) - phase) / MEAN_MOTION;
  const guess = new Date(before.getTime() - days * DAY);
  return event(kind, whenAngleReaches(phase, elongationAt, MEAN_MOTION, guess));
}

/** The last eclipse of the Sun and the last of the Moon before an instant, seen from anywhere on Earth. */
export function lastEclipsesBefore(before: Date): [PrenatalEvent, PrenatalEvent] {
  const start = toAstroTime(new Date(before.getTime() - LONGEST_GAP));
  const solar = lastPeak(SearchGlobalSolarEclipse(start), NextGlobalSolarEclipse, before);
  const lunar = lastPeak(SearchLunarEclipse(start), NextLunarEclipse, before);
  return [event("solar-eclipse", solar), event("lunar-eclipse", lunar)];
}

type Eclipse = ReturnType<typeof SearchLunarEclipse> | ReturnType<typeof SearchGlobalSolarEclipse>;

function lastPeak<Kind extends Eclipse>(
  first: Kind,
  next: (after: Eclipse["peak"]) => Kind,
  before: Date,
): Date {
  let last = first;
  for (let found = first; found.peak.date < before; found = next(found.peak)) last = found;
  return last.peak.date;
}
