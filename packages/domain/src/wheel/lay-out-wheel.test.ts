import { describe, expect, it } from "vitest";
import { natalChart } from "../chart/index.ts";
import { BODY_GLYPHS } from "../glyphs/body-glyphs.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { BANDS, SIZES } from "./bands.ts";
import { LEAST_GLYPH_GAP } from "./body-ring.ts";
import { layOutWheel } from "./lay-out-wheel.ts";
import type { WheelGlyph, WheelLayout, WheelPoint } from "./wheel-layout.ts";

const LISBON = { latitude: 38.7167, longitude: -9.1333, timeZone: "Europe/Lisbon" };
const DAY = 86_400_000;

/** Births spread over 1900 to 2100, the same ones every time; every third with a time and place. */
function randomBirths(count: number) {
  let state = 19_620_204;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const first = Date.UTC(1900, 0, 1);
  const last = Date.UTC(2100, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const day = first + Math.floor((random() * (last - first)) / DAY) * DAY;
    const minute = Math.floor(random() * 1440);
    const latitude = random() * 130 - 65;
    const longitude = random() * 360 - 180;
    const birthDate = new Date(day).toISOString().slice(0, 10);
    return index % 3 === 0
      ? {
          birthDate,
          birthTime: `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
          place: { latitude, longitude, timeZone: "UTC" },
        }
      : { birthDate };
  });
}

const charts = randomBirths(2000).map(natalChart);
const drawn = charts.map((chart) => ({ chart, layout: layOutWheel(chart) }));

/** The longitude that a drawn point stands for. */
function longitudeAt({ x, y }: WheelPoint, { centre, leftLongitude }: WheelLayout): number {
  const angle = (Math.atan2(centre.y - y, x - centre.x) * 180) / Math.PI;
  return wrapDegrees(angle - 180 + leftLongitude);
}
const radiusOf = ({ x, y }: WheelPoint, { centre }: WheelLayout) =>
  Math.hypot(x - centre.x, y - centre.y);
const distance = (a: number, b: number) => Math.abs(signedDegrees(a - b));
const middleOf = ({ x, y, scale }: WheelGlyph) => ({ x: x + 12 * scale, y: y + 12 * scale });
const pointsOf = (path: string): WheelPoint[] =>
  [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
const first = (path: string) => pointsOf(path)[0] as WheelPoint;
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
  it("keep their order and their distance in 2,000 charts", () => {
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
    expect(alone.length).toBeGreaterThan(100);
    for (const { longitude, place } of alone) expect(distance(longitude, place)).toBeLessThan(1e-6);
  });

  it("sit inside their ring, with nothing of one over another", () => {
    const half = SIZES.body / 2;
    for (const { layout } of drawn) {
      const middles = layout.bodies.map(({ glyph }) => middleOf(glyph));
      for (const [index, middle] of middles.entries()) {
        const radius = radiusOf(middle, layout);
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
        const points = pointsOf(pointer);
        expect(distance(longitudeAt(points[0] as WheelPoint, layout), truth)).toBeLessThan(0.01);
        expect(distance(longitudeAt(points.at(-1) as WheelPoint, layout), place)).toBeLessThan(
          0.01,
        );
        expect(mark === null).toBe(arc !== null);
        expect(distance(mark ? longitudeAt(mark, layout) : truth, truth)).toBeLessThan(0.01);
      }
    }
  });
});

describe("an arc", () => {
  it("stands for the Moon whenever its degree hangs on the birth hour, and never otherwise", () => {
    for (const { chart, layout } of drawn) {
      const { bodies } = layout;
      const moon = bodies.find(({ body }) => body === "Moon");
      expect(moon?.arc === null).toBe(chart.window.certainty === "exact");
      expect(moon?.degree === null).toBe(chart.window.certainty === "date");
    }
  });

  it("stands for every other body exactly when its sign is unsettled", () => {
    let unsettled = 0;
    for (const { chart, layout } of drawn) {
      const { bodies } = layout;
      for (const placement of chart.placements.filter(({ body }) => body !== "Moon")) {
        const shown = bodies.find(({ body }) => body === placement.body);
        expect(shown?.arc !== null).toBe(!placement.isSettled);
        if (!placement.isSettled) unsettled += 1;
      }
    }
    expect(unsettled).toBeGreaterThan(100);
  });

  it("runs from the lowest to the highest longitude that is possible", () => {
    const chart = natalChart({ birthDate: "1990-07-14" });
    const layout = layOutWheel(chart);
    const arc = layout.bodies.find(({ body }) => body === "Moon")?.arc ?? "";
    const range = chart.placements.find(({ body }) => body === "Moon")?.arc;
    const [x, y] = arc.split(" ").slice(-2).map(Number);
    expect(distance(longitudeAt(first(arc), layout), range?.from ?? 0)).toBeLessThan(0.01);
    expect(distance(longitudeAt({ x: x ?? 0, y: y ?? 0 }, layout), range?.to ?? 0)).toBeLessThan(
      0.01,
    );
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
    const radii = layout.bodies.map(({ arc }) => radiusOf(first(arc ?? ""), layout));
    expect(Math.abs((radii[0] ?? 0) - (radii[1] ?? 0))).toBeGreaterThan(5);
  });
});

describe("the frame of a wheel", () => {
  it("has Aries at the left and no angle or house for a date alone", () => {
    const layout = layOutWheel(natalChart({ birthDate: "1990-07-14" }));
    expect(layout.leftLongitude).toBe(0);
    expect(first(layout.signs[0]?.boundary ?? "")).toEqual({ x: 38, y: 500 });
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
      for (const point of pointsOf(path)) {
        expect(distance(longitudeAt(point, layout), longitude)).toBeLessThan(0.02);
      }
    }
    expect(layout.houses.map(({ house }) => house)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const [index, { cusp }] of layout.houses.entries()) {
      const begins = chart.houses?.wholeSign.cusps[index] ?? Number.NaN;
      expect(distance(longitudeAt(first(cusp), layout), begins)).toBeLessThan(0.02);
    }
  });

  it("follows the order of the signs against the clock", () => {
    const layout = layOutWheel(natalChart({ birthDate: "1990-07-14" }));
    const aries = middleOf((layout.signs[0] as (typeof layout.signs)[number]).glyph);
    expect(aries.x).toBeLessThan(500);
    expect(aries.y).toBeGreaterThan(500);
    const count = (index: number) => layout.ticks[index]?.path.match(/M/g)?.length;
    expect([count(0), count(1), count(2)]).toEqual([288, 36, 24]);
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
        const ends = [pointsOf(path)[0], pointsOf(path).at(-1)].map((point) =>
          longitudeAt(point as WheelPoint, layout),
        );
        const straight =
          distance(ends[0] ?? 0, truths[0] ?? 0) + distance(ends[1] ?? 0, truths[1] ?? 0);
        const turned =
          distance(ends[1] ?? 0, truths[0] ?? 0) + distance(ends[0] ?? 0, truths[1] ?? 0);
        expect(Math.min(straight, turned)).toBeLessThan(0.02);
      }
    }
  });

  it("tell tension from flow and the closest from the loose", () => {
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
        expect(glyph.path).toBe(BODY_GLYPHS[body]);
        expect(retrograde !== null).toBe(placement?.isRetrograde && placement.isMotionSettled);
      }
    }
  });
});
