import { describe, expect, it } from "vitest";
import {
  computeRadius,
  distance,
  drawCharts,
  getMiddle,
  getPathEnd,
  getPathStart,
  longitudeAt,
  parsePoints,
} from "../../test/drawn-charts.ts";
import { natalChart } from "../chart/index.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { BANDS, SIZES } from "./bands.ts";
import { LEAST_GLYPH_GAP } from "./body-ring.ts";
import { layOutWheel } from "./lay-out-wheel.ts";
import type { WheelLayout } from "./wheel-layout.ts";

const drawn = drawCharts(200);

const circleOrder = <T extends { longitude: number }>(bodies: readonly T[], from: number) =>
  bodies.toSorted((a, b) => wrapDegrees(a.longitude - from) - wrapDegrees(b.longitude - from));

/** The steps from each glyph to the next, in the order in which the bodies truly stand. */
function glyphSteps({ bodies }: WheelLayout): { turn: number; least: number } {
  const inOrder = circleOrder(bodies, bodies[0]?.longitude ?? 0);
  const steps = inOrder.map(({ place }, index) => {
    const next = inOrder[(index + 1) % inOrder.length];
    return wrapDegrees((next?.place ?? 0) - place);
  });
  return { turn: steps.reduce((sum, step) => sum + step, 0), least: Math.min(...steps) };
}

describe("the bodies of a wheel", () => {
  it("keep their order and their distance in 200 charts", () => {
    for (const { layout } of drawn) {
      const { turn, least } = glyphSteps(layout);
      // Once around and no more: the glyphs follow each other as the bodies do.
      expect(turn).toBeCloseTo(360, 6);
      expect(least).toBeGreaterThan(LEAST_GLYPH_GAP - 1e-6);
    }
  });

  it("keep their order and their distance when seven stand in Aquarius", () => {
    const layout = layOutWheel(natalChart({ birthDate: "1962-02-04" }));
    const { turn, least } = glyphSteps(layout);
    expect(turn).toBeCloseTo(360, 6);
    expect(least).toBeGreaterThan(LEAST_GLYPH_GAP - 1e-6);
    const crowd = layout.bodies.filter(({ longitude }) => Math.floor(longitude / 30) === 10);
    expect(crowd).toHaveLength(7);
    // Shared fairly: the crowd's glyphs surround it rather than run off to one side.
    const moves = crowd.map(({ longitude, place }) => signedDegrees(place - longitude));
    expect(Math.min(...moves)).toBeLessThan(-5);
    expect(Math.max(...moves)).toBeGreaterThan(5);
  });

  it("stay where they are when nothing crowds them", () => {
    const alone = drawn.flatMap(({ layout: { bodies } }) =>
      bodies.filter((body) =>
        bodies.every((other) => other === body || distance(body.longitude, other.longitude) > 60),
      ),
    );
    expect(alone.length).toBeGreaterThan(10);
    for (const { longitude, place } of alone) expect(distance(longitude, place)).toBeLessThan(1e-6);
  });

  it("sit inside their ring, with nothing of one over another", () => {
    const half = SIZES.body / 2;
    for (const { layout } of drawn) {
      const middles = layout.bodies.map(({ glyph }) => getMiddle(glyph));
      for (const [index, middle] of middles.entries()) {
        const radius = computeRadius(middle, layout);
        expect(radius + half).toBeLessThan(BANDS.pointerEnd);
        expect(radius - half).toBeGreaterThan(BANDS.houseOuter);
        for (const other of middles.slice(index + 1)) {
          expect(Math.hypot(middle.x - other.x, middle.y - other.y)).toBeGreaterThan(SIZES.body);
        }
      }
    }
  });

  it("are tied to their true longitudes by pointers", () => {
    for (const { chart, layout } of drawn) {
      for (const [index, { pointer, place, arc, mark }] of layout.bodies.entries()) {
        const placement = chart.placements[index] as (typeof chart.placements)[number];
        const middle = (placement.arc.from + placement.arc.to) / 2;
        const truth = arc === null ? placement.longitude : middle;
        expect(distance(longitudeAt(getPathStart(pointer), layout), truth)).toBeLessThan(0.01);
        expect(distance(longitudeAt(getPathEnd(pointer), layout), place)).toBeLessThan(0.01);
        // Outside the glyphs all the way, so that none is struck through.
        for (const point of parsePoints(pointer)) {
          expect(computeRadius(point, layout)).toBeGreaterThan(BANDS.bodyGlyph + SIZES.body / 2);
        }
        expect(mark === null).toBe(arc !== null);
        expect(distance(mark ? longitudeAt(mark, layout) : truth, truth)).toBeLessThan(0.01);
      }
    }
  });
});

describe("an arc", () => {
  it("is drawn for the Moon exactly when its degree depends on the birth hour", () => {
    for (const { chart, layout } of drawn) {
      const { bodies } = layout;
      const moon = bodies.find(({ body }) => body === "Moon");
      expect(moon?.arc === null).toBe(chart.window.certainty === "exact");
      expect(moon?.degree === null).toBe(chart.window.certainty === "date");
    }
  });

  it("is drawn for every other body exactly when its sign is unsettled", () => {
    let unsettled = 0;
    for (const { chart, layout } of drawn) {
      const { bodies } = layout;
      for (const placement of chart.placements.filter(({ body }) => body !== "Moon")) {
        const shown = bodies.find(({ body }) => body === placement.body);
        expect(shown?.arc !== null).toBe(!placement.isSettled);
        if (!placement.isSettled) unsettled += 1;
      }
    }
    expect(unsettled).toBeGreaterThan(10);
  });

  it("runs from the lowest to the highest longitude that is possible", () => {
    const chart = natalChart({ birthDate: "1990-07-14" });
    const layout = layOutWheel(chart);
    const arc = layout.bodies.find(({ body }) => body === "Moon")?.arc ?? "";
    const range = chart.placements.find(({ body }) => body === "Moon")?.arc;
    expect(distance(longitudeAt(getPathStart(arc), layout), range?.from ?? 0)).toBeLessThan(0.01);
    expect(distance(longitudeAt(getPathEnd(arc), layout), range?.to ?? 0)).toBeLessThan(0.01);
  });

  it("never lies over another one", () => {
    // The Sun enters Leo and the Moon changes sign in one window, close to a new moon.
    const placements = ["Sun", "Moon"].map((body) => ({
      body: body as "Sun" | "Moon",
      longitude: 120,
      degree: 0,
      isSettled: false,
      arc: { from: 119, to: 121 },
      isRetrograde: false,
      isMotionSettled: true,
    }));
    const layout = layOutWheel({ placements, aspects: [], angles: null, houses: null });
    const radii = layout.bodies.map(({ arc }) => computeRadius(getPathStart(arc ?? ""), layout));
    expect(Math.abs((radii[0] ?? 0) - (radii[1] ?? 0))).toBeGreaterThan(5);
  });
});
