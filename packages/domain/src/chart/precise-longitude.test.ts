import { AstroTime, e_tilt } from "astronomy-engine";
import { describe, expect, it } from "vitest";
import { signedDegrees } from "../zodiac/circle.ts";
import { computeLongitude } from "./body-longitude.ts";
import { leftOutNutation } from "./left-out-nutation.ts";
import { computePreciseLongitude } from "./precise-longitude.ts";
import { isTabled, slowPlaceOn, sunPlaceOn } from "./slow-places.ts";

const ARC_SECOND = 1 / 3600;

describe("slow places", () => {
  // JPL Horizons, ephemeris DE441: vectors from the Sun. It has Jupiter and Saturn without their moons, which swing them by
  // millionths of an astronomical unit, and the axes of the ICRF, off those of J2000 by a ten-millionth of the distance.
  it.each([
    ["Jupiter", -36_524.5, [-3.016039428, -4.126277989, -1.695438767]],
    ["Jupiter", 36_125.5, [-5.049571667, 1.71700916, 0.858602454]],
    ["Saturn", -36_524.5, [-0.366966832, -9.304564898, -3.825207683]],
    ["Saturn", 36_125.5, [-9.494473109, -0.981607927, 0.004131966]],
    ["Uranus", -36_524.5, [-6.479256634, -16.38728088, -7.085394154]],
    ["Uranus", 36_125.5, [19.335285469, 4.793713268, 1.826494627]],
    ["Neptune", -36_524.5, [1.514877103, 27.622628914, 11.268379714]],
    ["Neptune", 36_125.5, [-28.685646334, 8.464259258, 4.178777199]],
    ["Pluto", -36_524.5, [10.297149462, 44.528582539, 10.788836399]],
    ["Pluto", 36_125.5, [40.058918458, 27.787418283, -3.399497244]],
  ] as const)("have %s on day %i where JPL has it", (planet, day, expected) => {
    const time = AstroTime.FromTerrestrialTime(day);
    const [place, sun] = [slowPlaceOn(planet, time), sunPlaceOn(time)];
    const { x, y, z } = { x: place.x - sun.x, y: place.y - sun.y, z: place.z - sun.z };
    const apart = Math.hypot(x - expected[0], y - expected[1], z - expected[2]);
    const frame = 1.2e-7 * Math.hypot(...expected);
    expect(apart).toBeLessThan(3e-6 + frame);
  });

  it("are of Jupiter to Pluto and of the years from 1899 to 2100 only", () => {
    const times = ["1899-01-01", "2100-12-31", "2102-01-01"].map(
      (day) => new AstroTime(new Date(day)),
    );
    expect(times.map((time) => isTabled("Pluto", time))).toEqual([true, true, false]);
    expect(times.map((time) => isTabled("Mars", time))).toEqual([false, false, false]);
  });
});

describe("precise longitudes", () => {
  it("are those of the engine within its coarseness, inside the table and beyond it", () => {
    for (const year of [1850, 1901, 1950, 2026, 2099, 2150]) {
      for (const planet of ["Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const) {
        const at = new Date(Date.UTC(year, 5, 1));
        const apart = signedDegrees(
          computePreciseLongitude(planet, at) - computeLongitude(planet, at),
        );
        expect(Math.abs(apart)).toBeLessThan(20 * ARC_SECOND);
      }
    }
  });

  // The Sun bends the light of what stands behind it by 1.75 arc seconds at its edge, and never by more.
  it("pass the Sun without a leap", () => {
    const hour = 3_600_000;
    const start = Date.UTC(2019, 11, 27);
    const longitudes = Array.from({ length: 48 }, (_, index) =>
      computePreciseLongitude("Jupiter", new Date(start + index * hour)),
    );
    const steps = longitudes.slice(1).map((value, index) => value - (longitudes[index] ?? NaN));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.5 * ARC_SECOND);
  });
});

describe("left-out nutation", () => {
  it("with the engine’s makes the whole nutation of January 1, 2006", () => {
    // The value that SOFA, the library of the International Astronomical Union, is tested with, in radians.
    const expected = (-0.963_255_229e-5 * 648_000) / Math.PI;
    const time = AstroTime.FromTerrestrialTime(2191.5);
    expect(e_tilt(time).dpsi + leftOutNutation(time) / ARC_SECOND).toBeCloseTo(expected, 3);
  });

  it("is up to a quarter of an arc second", () => {
    const sizes = Array.from({ length: 4000 }, (_, index) =>
      Math.abs(leftOutNutation(AstroTime.FromTerrestrialTime(index * 18 - 36_000))),
    );
    expect(Math.max(...sizes)).toBeLessThan(0.27 * ARC_SECOND);
    expect(Math.max(...sizes)).toBeGreaterThan(0.2 * ARC_SECOND);
  });
});
