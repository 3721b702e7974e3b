import { e_tilt, SiderealTime } from "astronomy-engine";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import type { LocalSky } from "./angles.ts";
import type { BirthPlace } from "./chart-facts.ts";

/** The local sky of a place at an instant. Throws RangeError for coordinates that are not on Earth. */
export function localSkyAt(at: Date, { latitude, longitude }: BirthPlace): LocalSky {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError("Latitude must lie within 90 degrees and longitude within 180");
  }
  const time = toAstroTime(at);
  return {
    meridian: wrapDegrees(SiderealTime(time) * 15 + longitude),
    obliquity: e_tilt(time).tobl,
    latitude,
  };
}
