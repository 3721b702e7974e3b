import { describe, expect, it } from "vitest";
import { CHART_BODIES, type ChartBody } from "../chart/bodies.ts";
import { localSkyAt } from "../chart/local-sky.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { DEFAULT_CHART_SETTINGS } from "./chart-settings.ts";
import { findHemispheres } from "./hemispheres.ts";
import { pointOn } from "./moving-points.ts";

function hemispheresAt(instant: string, latitude: number, longitude: number) {
  const at = new Date(instant);
  const place = { latitude, longitude, timeZone: "UTC" };
  const toPoint = (body: ChartBody) => pointOn(body, toAstroTime(at), DEFAULT_CHART_SETTINGS);
  const found = findHemispheres(toPoint, localSkyAt(at, place));
  if (!found) throw new RangeError("No hemispheres");
  return found;
}

describe("hemispheres", () => {
  it("part the bodies by horizon and meridian", () => {
    // Lisbon in the early afternoon of a summer's day: the Sun high, and past noon a little.
    const { above, below, east, west } = hemispheresAt("1990-07-14T13:45:00Z", 38.72, -9.14);
    expect(above).toContain("Sun");
    expect(west).toContain("Sun");
    expect([...above, ...below].toSorted()).toEqual([...CHART_BODIES].toSorted());
    expect([...east, ...west].toSorted()).toEqual([...CHART_BODIES].toSorted());
  });

  it("have the Sun of a polar night below the horizon, and that of a polar day above it", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, "0")}:30:00Z`;
      expect(hemispheresAt(`1990-12-14T${time}`, 78.22, 15.65).below).toContain("Sun");
      expect(hemispheresAt(`1990-06-14T${time}`, 78.22, 15.65).above).toContain("Sun");
    }
  });

  it("have the Sun east of the meridian before noon and west after it", () => {
    // Greenwich: the Sun is on the meridian within 17 minutes of 12:00 UTC.
    expect(hemispheresAt("1990-03-20T09:00:00Z", 51.48, 0).east).toContain("Sun");
    expect(hemispheresAt("1990-03-20T15:00:00Z", 51.48, 0).west).toContain("Sun");
  });

  it("are not known without a local sky", () => {
    expect(findHemispheres(() => ({ longitude: 0, latitude: 0 }), null)).toBeNull();
  });
});
