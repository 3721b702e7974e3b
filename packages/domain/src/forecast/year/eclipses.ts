import { EclipticGeoMoon, SearchGlobalSolarEclipse, SearchLunarEclipse } from "astronomy-engine";

import { toAstroTime } from "../../zodiac/astro-time.ts";
import type { Lunation } from "../forecast-facts.ts";
import type { YearEclipse } from "./year-facts.ts";

const DAY = 86_400_000;

/** Farther than this many degrees from the ecliptic the Moon neither meets the Sun nor the Earth's shadow. */
const FARTHEST_LATITUDE = 1.8;

/** The kind of eclipse that a new or full moon is, seen from where it is seen best, or null. */
export function findEclipseType({ kind, at }: Lunation): YearEclipse["type"] | null {
  if (Math.abs(EclipticGeoMoon(toAstroTime(at)).lat) > FARTHEST_LATITUDE) return null;
  const start = toAstroTime(new Date(at.getTime() - DAY));
  const next = kind === "new-moon" ? SearchGlobalSolarEclipse(start) : SearchLunarEclipse(start);
  return next.peak.date.getTime() - at.getTime() < DAY ? next.kind : null;
}
