import { EclipticGeoMoon, SearchGlobalSolarEclipse, SearchLunarEclipse } from "astronomy-engine";

import { toAstroTime } from "./astro-time.ts";

export type EclipseType = "total" | "annular" | "partial" | "penumbral";

const DAY = 86_400_000;

/** Farther than this many degrees from the ecliptic the Moon meets neither the Sun nor the Earth's shadow. */
const FARTHEST_LATITUDE = 1.8;

/** The type of eclipse that a new moon (of the Sun) or a full moon (of the Moon) is, seen from where it is seen best, or null. */
export function findEclipseType(moon: "new-moon" | "full-moon", at: Date): EclipseType | null {
  if (Math.abs(EclipticGeoMoon(toAstroTime(at)).lat) > FARTHEST_LATITUDE) return null;
  const start = toAstroTime(new Date(at.getTime() - DAY));
  const next = moon === "new-moon" ? SearchGlobalSolarEclipse(start) : SearchLunarEclipse(start);
  return next.peak.date.getTime() - at.getTime() < DAY ? next.kind : null;
}
