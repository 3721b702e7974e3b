import { describe, expect, it } from "vitest";
import {
  distance,
  drawCharts,
  getMiddle,
  getPathEnd,
  getPathStart,
  longitudeAt,
  parsePoints,
} from "../../test/drawn-charts.ts";
import type { ChartBody } from "../chart/bodies.ts";
import { natalChart } from "../chart/index.ts";
import { BODY_GLYPHS } from "../glyphs/body-glyphs.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { BASELINE_DROP } from "./circle-drawing.ts";
import { layOutWheel } from "./lay-out-wheel.ts";

const LISBON = { latitude: 38.7167, longitude: -9.1333, timeZone: "Europe/Lisbon" };
const drawn = drawCharts(150);

describe("the frame of a wheel", () => {
  it("has Aries at the left and no angle or house for a date alone", () => {
    const layout = layOutWheel(natalChart({ birthDate: "1990-07-14" }));
    expect(layout.leftLongitude).toBe(0);
    expect(getPathStart(layout.signs[0]?.boundary ?? "")).toEqual({ x: 38, y: 500 });
    expect(layout.axes).toEqual([]);
    expect(layout.houses).toEqual([]);
  });

  it("draws no angle and no house for a time without a place, or a place without a time", () => {
    for (const known of [{ birthTime: "13:45" }, { place: LISBON }]) {
      const layout = layOutWheel(natalChart({ birthDate: "1990-07-14", ...known }));
      expect(layout.axes).toEqual([]);
      expect(layout.houses).toEqual([]);
    }
  });

  it("has the Ascendant at the left and whole signs as houses for an exact birth", () => {
    const chart = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON });
    const layout = layOutWheel(chart);
    expect(layout.leftLongitude).toBeCloseTo(chart.angles?.ascendant.longitude ?? Number.NaN, 9);
    expect(layout.axes.map(({ end }) => end)).toEqual([
      "Ascendant",
      "Descendant",
      "Midheaven",
      "Imum Coeli",
    ]);
    for (const { longitude, path } of layout.axes) {
      for (const point of parsePoints(path)) {
        expect(distance(longitudeAt(point, layout), longitude)).toBeLessThan(0.02);
      }
    }
    expect(layout.houses.map(({ house }) => house)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const [index, { cusp }] of layout.houses.entries()) {
      const begins = chart.houses?.wholeSign.cusps[index] ?? Number.NaN;
      expect(distance(longitudeAt(getPathStart(cusp), layout), begins)).toBeLessThan(0.02);
    }
  });

  it("writes each house's number inside the house, clear of the axes", () => {
    const withHouses = drawn.filter(({ layout }) => layout.houses.length > 0);
    expect(withHouses.length).toBeGreaterThan(40);
    for (const { chart, layout } of withHouses) {
      for (const [index, { label }] of layout.houses.entries()) {
        const middle = { x: label.x, y: label.y - BASELINE_DROP * label.size };
        const place = longitudeAt(middle, layout);
        const begins = chart.houses?.wholeSign.cusps[index] ?? Number.NaN;
        expect(wrapDegrees(place - begins)).toBeGreaterThan(7);
        expect(wrapDegrees(place - begins)).toBeLessThan(23);
        const nearest = Math.min(...layout.axes.map(({ longitude }) => distance(place, longitude)));
        expect(nearest).toBeGreaterThan(6.9);
      }
    }
  });

  it("follows the order of the signs against the clock", () => {
    const layout = layOutWheel(natalChart({ birthDate: "1990-07-14" }));
    const aries = getMiddle((layout.signs[0] as (typeof layout.signs)[number]).glyph);
    expect(aries.x).toBeLessThan(500);
    expect(aries.y).toBeGreaterThan(500);
    const count = (index: number) => layout.ticks[index]?.path.match(/M/g)?.length;
    expect([0, 1, 2, 3, 4].map(count)).toEqual([288, 36, 24, 24, 12]);
  });
});

describe("the aspects of a wheel", () => {
  it("are those of the chart, drawn between the true longitudes", () => {
    for (const { chart, layout } of drawn) {
      expect(layout.aspects.map(({ bodies, aspect }) => [bodies, aspect])).toEqual(
        chart.aspects.map(({ bodies, aspect }) => [bodies, aspect]),
      );
      for (const { bodies, path } of layout.aspects) {
        const truths = bodies.map(
          (body) => chart.placements.find((placement) => placement.body === body)?.longitude ?? 0,
        );
        const ends = [getPathStart(path), getPathEnd(path)].map((point) =>
          longitudeAt(point, layout),
        );
        const straight =
          distance(ends[0] ?? 0, truths[0] ?? 0) + distance(ends[1] ?? 0, truths[1] ?? 0);
        const turned =
          distance(ends[1] ?? 0, truths[0] ?? 0) + distance(ends[0] ?? 0, truths[1] ?? 0);
        expect(Math.min(straight, turned)).toBeLessThan(0.02);
      }
    }
  });

  it("distinguish tension from flow and close aspects from wide ones", () => {
    const { aspects } = layOutWheel(natalChart({ birthDate: "1990-07-14" }));
    expect(aspects.length).toBeGreaterThan(3);
    for (const { aspect, flavour, closeness } of aspects) {
      expect(flavour === "tense").toBe(aspect === "square" || aspect === "opposition");
      expect(flavour === "joining").toBe(aspect === "conjunction");
      expect(closeness).toBeGreaterThanOrEqual(0);
      expect(closeness).toBeLessThanOrEqual(1);
    }
  });
});

describe("a layout", () => {
  it("is plain data: finite numbers, texts and lists, the same each time", () => {
    const chart = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON });
    const text = JSON.stringify(layOutWheel(chart));
    expect(text).not.toMatch(/NaN|Infinity|e-\d/);
    expect(JSON.parse(text)).toEqual(layOutWheel(chart));
  });

  it("uses the glyph of each body and marks certain backward motion only", () => {
    for (const { chart, layout } of drawn) {
      for (const [index, { body, glyph, retrograde }] of layout.bodies.entries()) {
        const placement = chart.placements[index];
        expect(glyph.path).toBe(BODY_GLYPHS[body as ChartBody]);
        expect(retrograde !== null).toBe(placement?.isRetrograde && placement.isMotionSettled);
      }
    }
  });
});
