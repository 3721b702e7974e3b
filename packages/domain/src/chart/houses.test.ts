import { Horizon, Observer } from "astronomy-engine";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { computeAngles } from "./angles.ts";
import { atan2Degrees, cosDegrees, sinDegrees } from "./degree-trigonometry.ts";
import { localSkyAt } from "./local-sky.ts";
import { natalChart } from "./natal-chart.ts";

const instants = fc.date({
  min: new Date("1900-01-02"),
  max: new Date("2050-01-01"),
  noInvalidDate: true,
});
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const upTo = (latitude: number) => fc.double({ min: -latitude, max: latitude, noNaN: true });
const at = (latitude: number, longitude: number) => ({ latitude, longitude, timeZone: "UTC" });
const chartAt = (utc: Date, latitude: number, longitude: number) =>
  natalChart({ birthDate: utc.toISOString().slice(0, 10), utc, place: at(latitude, longitude) });

/** Where a point of the ecliptic stands over a place, by the library's own rotation to the horizon. */
function computeHorizon(point: number, utc: Date, latitude: number, longitude: number) {
  const { obliquity } = localSkyAt(utc, at(latitude, longitude));
  const rightAscension = wrapDegrees(
    atan2Degrees(sinDegrees(point) * cosDegrees(obliquity), cosDegrees(point)),
  );
  const declination = (Math.asin(sinDegrees(obliquity) * sinDegrees(point)) * 180) / Math.PI;
  return Horizon(
    toAstroTime(utc),
    new Observer(latitude, longitude, 0),
    rightAscension / 15,
    declination,
  );
}

describe("the angles", () => {
  it("put the Ascendant on the horizon in the east, anywhere between the poles", () => {
    fc.assert(
      fc.property(instants, upTo(89), longitudes, (utc, latitude, longitude) => {
        const { ascendant } = computeAngles(localSkyAt(utc, at(latitude, longitude)));
        const { altitude, azimuth } = computeHorizon(ascendant.longitude, utc, latitude, longitude);
        expect(Math.abs(altitude)).toBeLessThan(0.01);
        // Where the ecliptic all but lies on the horizon, the least difference turns the azimuth.
        expect(sinDegrees(azimuth)).toBeGreaterThan(-0.01);
      }),
      { numRuns: 300 },
    );
  });

  it("put the Midheaven due south or north, on the upper meridian", () => {
    fc.assert(
      fc.property(instants, upTo(66), longitudes, (utc, latitude, longitude) => {
        const { midheaven } = computeAngles(localSkyAt(utc, at(latitude, longitude)));
        const { altitude, azimuth } = computeHorizon(midheaven.longitude, utc, latitude, longitude);
        fc.pre(altitude < 89);
        expect(Math.abs(sinDegrees(azimuth)) * cosDegrees(altitude)).toBeLessThan(0.001);
        expect(altitude).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it("keep the Ascendant within the half circle after the Midheaven, outside the polar circles", () => {
    fc.assert(
      fc.property(instants, upTo(66), longitudes, (utc, latitude, longitude) => {
        const { ascendant, midheaven } = computeAngles(localSkyAt(utc, at(latitude, longitude)));
        expect(signedDegrees(ascendant.longitude - midheaven.longitude)).toBeGreaterThan(0);
      }),
    );
  });

  it("have the Sun near the Ascendant at sunrise and near the Midheaven at noon", () => {
    // Greenwich, equinox of 2024: sunrise about 06:03, true noon about 12:07.
    const sunrise = chartAt(new Date("2024-03-20T06:07Z"), 51.48, 0);
    const noon = chartAt(new Date("2024-03-20T12:07Z"), 51.48, 0);
    expect(Math.abs(signedDegrees(sunrise.angles?.ascendant.longitude ?? 180))).toBeLessThan(2);
    expect(Math.abs(signedDegrees(noon.angles?.midheaven.longitude ?? 180))).toBeLessThan(1);
  });

  it("name the sign and degree of the angle's longitude", () => {
    const { angles } = chartAt(new Date("1990-03-20T14:30Z"), 51.5, -0.12);
    expect(angles).toMatchObject({
      ascendant: { sign: "Leo", degree: 21 },
      midheaven: { sign: "Taurus", degree: 7 },
    });
  });
});

describe("whole sign houses", () => {
  it("begin with the rising sign and give each body the house of its sign", () => {
    fc.assert(
      fc.property(instants, upTo(89), longitudes, (utc, latitude, longitude) => {
        const { houses, angles, placements } = chartAt(utc, latitude, longitude);
        const rising = Math.floor((angles?.ascendant.longitude ?? 0) / 30);
        expect(houses?.wholeSign.cusps[0]).toBe(rising * 30);
        for (const { body, longitude: place } of placements) {
          const house = ((Math.floor(place / 30) - rising + 12) % 12) + 1;
          expect(houses?.wholeSign.houseOf[body]).toBe(house);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("Placidus houses", () => {
  it("start at the Ascendant, hold the Midheaven tenth, and go once round the circle", () => {
    fc.assert(
      fc.property(instants, upTo(66.4), longitudes, (utc, latitude, longitude) => {
        const { houses, angles } = chartAt(utc, latitude, longitude);
        const cusps = houses?.placidus?.cusps ?? [];
        expect(cusps).toHaveLength(12);
        expect(cusps[0]).toBe(angles?.ascendant.longitude);
        expect(cusps[9]).toBe(angles?.midheaven.longitude);
        const widths = cusps.map((cusp, index) =>
          wrapDegrees((cusps[(index + 1) % 12] ?? 0) - cusp),
        );
        expect(Math.min(...widths)).toBeGreaterThan(0);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      }),
      { numRuns: 100 },
    );
  });

  it("divide in three equal times the way of each cusp's degree from horizon to meridian", () => {
    // Independently: follow the degree itself as the Earth turns, and time its rising by altitude.
    const utc = new Date("1985-10-26T08:15Z");
    const [latitude, longitude] = [48.85, 2.35];
    const { houses } = chartAt(utc, latitude, longitude);
    const { meridian, obliquity } = localSkyAt(utc, at(latitude, longitude));
    const hourAngle = (point: number) =>
      signedDegrees(
        meridian - atan2Degrees(sinDegrees(point) * cosDegrees(obliquity), cosDegrees(point)),
      );
    const halfDay = (point: number) => {
      const declination = Math.asin(sinDegrees(obliquity) * sinDegrees(point));
      return (
        (Math.acos(-Math.tan((latitude * Math.PI) / 180) * Math.tan(declination)) * 180) / Math.PI
      );
    };
    const shareOfWay = (house: number) => {
      const point = houses?.placidus?.cusps[house - 1] ?? 0;
      return -hourAngle(point) / halfDay(point);
    };
    expect(shareOfWay(11)).toBeCloseTo(1 / 3, 6);
    expect(shareOfWay(12)).toBeCloseTo(2 / 3, 6);
    const shareOfNight = (house: number) => {
      const point = houses?.placidus?.cusps[house - 1] ?? 0;
      return (180 + hourAngle(point)) / (180 - halfDay(point));
    };
    expect(shareOfNight(2)).toBeCloseTo(2 / 3, 6);
    expect(shareOfNight(3)).toBeCloseTo(1 / 3, 6);
  });

  it("do not exist within the polar circles", () => {
    for (const latitude of [66.6, -70, 90, -90]) {
      const { houses, angles } = chartAt(new Date("1990-03-20T14:30Z"), latitude, 18.95);
      expect(houses?.placidus).toBeNull();
      expect(houses?.wholeSign.cusps).toHaveLength(12);
      expect(angles?.ascendant.sign).toBeTypeOf("string");
    }
  });

  it("give each body the house between whose cusps it lies", () => {
    fc.assert(
      fc.property(instants, upTo(66), longitudes, (utc, latitude, longitude) => {
        const { houses, placements } = chartAt(utc, latitude, longitude);
        const cusps = houses?.placidus?.cusps ?? [];
        for (const { body, longitude: place } of placements) {
          const house = houses?.placidus?.houseOf[body] ?? 0;
          const [start, end] = [cusps[house - 1] ?? 0, cusps[house % 12] ?? 0];
          expect(wrapDegrees(place - start)).toBeLessThan(wrapDegrees(end - start));
        }
      }),
      { numRuns: 40 },
    );
  });
});
