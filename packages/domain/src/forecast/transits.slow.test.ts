import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../birth-date/calendar-date.ts";
import { ASPECTS } from "../chart/aspect-orbs.ts";
import { computeLongitude } from "../chart/body-longitude.ts";
import type { ChartFacts, Placement } from "../chart/chart-facts.ts";
import { natalChart } from "../chart/natal-chart.ts";
import { getPlacement } from "../chart/placement-of.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { SLOW_PLANETS, type SlowPlanet, type TransitSpan } from "./forecast-facts.ts";
import { slowLongitudeAt } from "./slow-longitude.ts";
import { transitSpans } from "./transits.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;
const [FROM, TO] = [new Date("2026-11-01T00:00Z"), new Date("2027-11-01T00:00Z")];
/** What the interpolation may cost in time beside a station. */
const TIMING = 3_600_000;
const births = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-01", day));
const spansFor = (natal: ChartFacts) => transitSpans(natal, FROM, TO);

/** The planets' true longitudes on each day of the year. */
const DAILY = new Map(
  SLOW_PLANETS.map((planet) => [
    planet,
    Array.from({ length: 366 }, (_, day) =>
      computeLongitude(planet, new Date(FROM.getTime() + day * DAY)),
    ),
  ]),
);

/** Hits of the year by brute force: the true longitude day by day, halved down to a second between. */
function exactHits(planet: SlowPlanet, target: number): number[] {
  const offsets = (DAILY.get(planet) ?? []).map((longitude) => signedDegrees(longitude - target));
  return offsets.slice(0, -1).flatMap((start, day) => {
    if (Math.abs(start) > 5 || start < 0 === (offsets[day + 1] ?? NaN) < 0) return [];
    let [low, high] = [FROM.getTime() + day * DAY, FROM.getTime() + (day + 1) * DAY];
    while (high - low > 1000) {
      const middle = (low + high) / 2;
      const offset = signedDegrees(computeLongitude(planet, new Date(middle)) - target);
      if (offset < 0 === start < 0) low = middle;
      else high = middle;
    }
    return [high];
  });
}

/** Every hit in the year to a longitude at birth, with the aspect's name. */
function hitsTo(natal: number) {
  return SLOW_PLANETS.flatMap((planet) =>
    ASPECTS.flatMap(({ name, angle }) =>
      (angle % 180 === 0 ? [angle] : [angle, -angle]).flatMap((side) =>
        exactHits(planet, natal + side).map((at) => ({ planet, aspect: name, at })),
      ),
    ),
  );
}

const covers = (span: TransitSpan, { planet, aspect, at }: ReturnType<typeof hitsTo>[number]) =>
  span.planet === planet &&
  span.aspect === aspect &&
  span.exact.some(({ from, to }) => at >= from.getTime() - TIMING && at <= to.getTime() + TIMING);

describe("transits of the slow planets", () => {
  it("hold every hit of the year, whether the birth was at the window's start, noon or its end", () => {
    for (const birthDate of ["1962-02-04", "1975-08-30", "1990-03-20", "2001-11-11"]) {
      const natal = natalChart({ birthDate });
      const spans = spansFor(natal);
      for (const body of ["Sun", "Venus", "Saturn"] as const) {
        const own = spans.filter((span) => span.natal === body);
        const { arc, longitude } = getPlacement(natal, body);
        const hits = [arc.from, longitude, arc.to].flatMap(hitsTo);
        expect(hits.filter((hit) => !own.some((span) => covers(span, hit)))).toEqual([]);
      }
    }
  });

  it("give a known birth instants, which are all its hits of the year", () => {
    const natal = natalChart({ birthDate: "1985-05-17", utc: new Date("1985-05-17T09:20Z") });
    const spans = spansFor(natal);
    for (const { body, longitude } of natal.placements.slice(0, 7)) {
      const found = spans
        .filter((span) => span.natal === body)
        .flatMap(({ exact }) => exact)
        .filter(({ from }) => from >= FROM && from < TO);
      expect(found.every(({ from, to }) => from.getTime() === to.getTime())).toBe(true);
      const expected = hitsTo(longitude)
        .map(({ at }) => at)
        .toSorted((a, b) => a - b);
      const times = found.map(({ from }) => from.getTime()).toSorted((a, b) => a - b);
      expect(times).toHaveLength(expected.length);
      const errors = times.map((time, index) => Math.abs(time - (expected[index] ?? 0)));
      expect(Math.max(0, ...errors)).toBeLessThan(TIMING);
    }
  });

  it("start and end a degree from exact, hold their exact ranges, and touch the year", () => {
    fc.assert(
      fc.property(births, (birthDate) => {
        const natal = natalChart({ birthDate });
        for (const span of spansFor(natal)) {
          const { start, end, exact } = span;
          expect(start < TO && end > FROM).toBe(true);
          expect(exact.length).toBeGreaterThan(0);
          const inOrder = [start, ...exact.flatMap(({ from, to }) => [from, to]), end].map(Number);
          expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
          const placement = getPlacement(natal, span.natal);
          for (const edge of [start, end]) {
            expect(distanceTo(placement, span, edge)).toBeCloseTo(1, 3);
          }
          for (const { from, to } of exact) {
            expect(distanceTo(placement, span, new Date((+from + +to) / 2))).toBeLessThan(0.001);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are certain only when every instant of the birth window has a hit in the span", () => {
    const natals = ["1955-04-02", "1968-10-10", "1979-01-25", "1993-12-31"].map((birthDate) =>
      natalChart({ birthDate }),
    );
    const spans = natals.flatMap((natal) =>
      spansFor(natal).map((span) => ({ span, placement: getPlacement(natal, span.natal) })),
    );
    for (const { span, placement } of spans) {
      const { arc } = placement;
      const targets = [0, 0.25, 0.5, 0.75, 1].map((part) => arc.from + part * (arc.to - arc.from));
      const everyHit = targets.every((target) => isReachedDuring(span, target));
      expect(span.isCertain && !everyHit).toBe(false);
    }
    expect(new Set(spans.map(({ span }) => span.isCertain)).size).toBe(2);
  });

  it("name the natal Moon only for a birth known to the minute", () => {
    const open = spansFor(natalChart({ birthDate: "1985-05-17" }));
    const known = spansFor(
      natalChart({ birthDate: "1985-05-17", utc: new Date("1985-05-17T09:20Z") }),
    );
    expect(open.some(({ natal }) => natal === "Moon")).toBe(false);
    expect(known.some(({ natal }) => natal === "Moon")).toBe(true);
    const natals = new Set([...open, ...known].map(({ natal }) => natal));
    expect(["Uranus", "Neptune", "Pluto"].filter((body) => natals.has(body as "Pluto"))).toEqual(
      [],
    );
  });

  it("bring Saturn back to its place at 29 years", () => {
    const natal = natalChart({ birthDate: "1997-05-20" });
    const saturnReturn = spansFor(natal).find(
      ({ planet, natal: body, aspect }) =>
        planet === "Saturn" && body === "Saturn" && aspect === "conjunction",
    );
    expect(saturnReturn?.isCertain).toBe(true);
  });
});

describe("the interpolated longitude", () => {
  it.each(SLOW_PLANETS)("of %s stays within 0.0003 degrees of the direct one", (planet) => {
    const instants = Array.from(
      { length: 300 },
      (_, index) => Date.UTC(1900, 5, 1) + index * 20_777_777_777,
    );
    const errors = instants.map((at) =>
      Math.abs(signedDegrees(slowLongitudeAt(planet, at) - computeLongitude(planet, new Date(at)))),
    );
    expect(Math.max(...errors)).toBeLessThan(0.0003);
  });
});

/** Degrees from the nearest longitude at which the span's aspect would be exact. */
function distanceTo({ arc }: Placement, { planet, aspect }: TransitSpan, at: Date): number {
  const angle = ASPECTS.find(({ name }) => name === aspect)?.angle ?? NaN;
  const transiting = computeLongitude(planet, at);
  const middle = (arc.from + arc.to) / 2;
  const distances = [angle, -angle].map((side) =>
    Math.abs(signedDegrees(transiting - middle - side)),
  );
  return Math.max(0, Math.min(...distances) - (arc.to - arc.from) / 2);
}

function isReachedDuring({ planet, aspect, start, end }: TransitSpan, natal: number): boolean {
  const angle = ASPECTS.find(({ name }) => name === aspect)?.angle ?? NaN;
  const step = (+end - +start) / 400;
  const instants = Array.from({ length: 401 }, (_, index) => +start + index * step);
  return [angle, -angle].some((side) => {
    const offsets = instants.map((at) => signedDegrees(slowLongitudeAt(planet, at) - natal - side));
    return (
      Math.min(...offsets) <= 0.01 && Math.max(...offsets) >= -0.01 && Math.max(...offsets) < 90
    );
  });
}
