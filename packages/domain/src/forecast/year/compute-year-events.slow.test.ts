import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../../birth-date/calendar-date.ts";
import { ASPECTS } from "../../chart/aspect-orbs.ts";
import { CHART_BODIES } from "../../chart/bodies.ts";
import { computeLongitude } from "../../chart/body-longitude.ts";
import { crossingBetween } from "../../chart/crossing.ts";
import { natalChart } from "../../chart/natal-chart.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { SLOW_PLANETS } from "../forecast-facts.ts";
import { computeYearEvents } from "./compute-year-events.ts";
import type { NatalPoint, YearEvent, YearTransit } from "./year-facts.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DAY = 86_400_000;
const FROM = new Date("2026-11-21T09:30Z");
const TO = new Date("2027-11-01T00:00Z");
const london = { latitude: 51.5074, longitude: -0.1278, timeZone: "Europe/London" };
const dates = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-02", day));
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const eventsFor = (natal: ReturnType<typeof natalChart>) =>
  computeYearEvents({ natal, from: FROM, to: TO }).events;
const isTransit = (event: YearEvent): event is YearTransit => event.kind === "transit";
const known = natalChart({ birthDate: "1990-11-05", birthTime: "08:20", place: london });
const open = natalChart({ birthDate: "1990-11-05" });

/** The planets' true longitudes on each day of the year. */
const DAILY = Array.from({ length: 345 }, (_, day) => new Date(+FROM + day * DAY));
const LONGITUDES = new Map(
  SLOW_PLANETS.map((planet) => [planet, DAILY.map((at) => computeLongitude(planet, at))]),
);

/** What the interpolation of longitudes may cost, in degrees, and in time for a planet in motion. */
const INTERPOLATION = 0.001;
const INTERPOLATION_TIME = 2 * 3_600_000;

const isWithin =
  (most: number) =>
  ({ gap }: { gap: number }) =>
    gap < most;

describe("the events of a year", () => {
  it("run from one instant to before another, by time", () => {
    const year = computeYearEvents({ natal: known, from: FROM, to: TO });
    expect([year.from, year.to]).toEqual([FROM, TO]);
    const to = new Date("2027-11-21T09:30Z");
    const longer = computeYearEvents({ natal: known, from: FROM, to });
    for (const { events, to: end } of [year, longer]) {
      const instants = events.map(({ at }) => +at);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      expect(instants.every((at) => at >= +FROM && at < +end)).toBe(true);
    }
    expect(longer.events.length).toBeGreaterThan(year.events.length);
    expect(() => computeYearEvents({ natal: known, from: FROM, to: FROM })).toThrow(RangeError);
  });

  it("are counted in houses from the rising sign, or else from the Sun's", () => {
    // Scorpio rises, as the Sun stands there, in London that morning; at noon Capricorn does.
    const noon = natalChart({ birthDate: "1990-11-05", birthTime: "12:00", place: london });
    for (const [natal, first, housesFrom] of [
      [open, "Scorpio", "sun"],
      [known, "Scorpio", "rising"],
      [noon, "Capricorn", "rising"],
    ] as const) {
      const year = computeYearEvents({ natal, from: FROM, to: TO });
      expect(year.housesFrom).toBe(housesFrom);
      for (const { sign, house, longitude } of year.events) {
        expect(house).toBe(
          ((ZODIAC_SIGNS.indexOf(sign) - ZODIAC_SIGNS.indexOf(first) + 12) % 12) + 1,
        );
        expect(ZODIAC_SIGNS[Math.floor(longitude / 30)]).toBe(sign);
      }
    }
  });

  it("are named as the texts are", () => {
    const points = `(${[...CHART_BODIES, "Ascendant", "Midheaven"].join("|")})`;
    const house = "([1-9]|1[0-2])";
    const named = new RegExp(
      [
        `^(new|full|solar-eclipse|lunar-eclipse) / ${house}$`,
        `^(mercury|venus|mars)-(retrograde|direct) / ${house}$`,
        `^ingress (jupiter|saturn|uranus|neptune|pluto) / ${house}$`,
        `^(${SLOW_PLANETS.join("|")}) ${points} / (conjunction|hard|soft)$`,
        "^birthday$",
      ].join("|"),
    );
    fc.assert(
      fc.property(dates, fc.option(times), (birthDate, birthTime) => {
        const birth = birthTime ? { birthTime, place: { ...london, timeZone: "UTC" } } : {};
        for (const event of eventsFor(natalChart({ birthDate, ...birth }))) {
          expect(event.key).toMatch(named);
          expect(event.weight).toBeGreaterThan(0);
          if (!("touchKeys" in event)) continue;
          const touch =
            event.kind.startsWith("new") || event.kind.startsWith("solar") ? "new" : "full";
          expect(event.touchKeys).toEqual(
            event.touches.map((point) => `touch-${touch} / ${point}`),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it("touch what lies within three degrees, the closest first", () => {
    fc.assert(
      fc.property(dates, times, (birthDate, birthTime) => {
        const place = { ...london, timeZone: "UTC" };
        const natal = natalChart({ birthDate, birthTime, place });
        const points = [
          ...natal.placements.map(({ body, longitude }) => ({
            point: body as NatalPoint,
            longitude,
          })),
          { point: "Ascendant" as const, longitude: natal.angles?.ascendant.longitude ?? NaN },
          { point: "Midheaven" as const, longitude: natal.angles?.midheaven.longitude ?? NaN },
        ];
        for (const event of eventsFor(natal)) {
          if (!("touches" in event)) continue;
          const near = points
            .map(({ point, longitude }) => ({
              point,
              away: Math.abs(signedDegrees(longitude - event.longitude)),
            }))
            .filter(({ away }) => away <= 3)
            .toSorted((a, b) => a.away - b.away);
          expect(event.touches).toEqual(near.map(({ point }) => point));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("leave the Moon and the angles alone where the hour is not known", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const points = eventsFor(natalChart({ birthDate })).flatMap((event) => [
          ...("touches" in event ? event.touches : []),
          ...(isTransit(event) ? [event.natal] : []),
        ]);
        expect(points.filter((p) => ["Moon", "Ascendant", "Midheaven"].includes(p))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("hold the birthday once in a whole year, when the Sun is back", () => {
    const to = new Date("2027-11-21T09:30Z");
    const [birthday, ...more] = computeYearEvents({ natal: known, from: FROM, to }).events.filter(
      ({ kind }) => kind === "birthday",
    );
    expect(more).toEqual([]);
    expect(birthday?.at.toISOString().slice(0, 10)).toBe("2027-11-05");
    const natalSun = computeLongitude("Sun", known.window.reference);
    const away = signedDegrees(computeLongitude("Sun", birthday?.at ?? FROM) - natalSun);
    expect(Math.abs(away)).toBeLessThan(1e-4);
    expect(birthday).toMatchObject({ kind: "birthday", age: 37 });
  });
});

describe("the transits of a year", () => {
  it("are exact when a daily look at the true longitudes and bisection find them so", () => {
    fc.assert(
      fc.property(dates, times, (birthDate, birthTime) => {
        const natal = natalChart({ birthDate, birthTime, place: { ...london, timeZone: "UTC" } });
        const to = DAILY.at(-1) ?? FROM;
        const transits = computeYearEvents({ natal, from: FROM, to }).events.filter(isTransit);
        const found = transits.flatMap(({ planet, natal: point, aspect, exact }) =>
          exact.map(({ from }) => ({ what: `${planet} ${aspect} ${point}`, planet, at: from })),
        );
        for (const { what, at } of scanPasses(natal)) {
          const gaps = found
            .filter((pass) => pass.what === what)
            .map((pass) => Math.abs(+pass.at - +at));
          const edge = Math.min(+at - +FROM, +to - +at);
          // A pass that is found just outside the year belongs to another.
          expect({ what, gap: Math.min(...gaps, edge) }).toSatisfy(isWithin(INTERPOLATION_TIME));
        }
        const targets = Map.groupBy(listTargets(natal), ({ what }) => what);
        for (const { what, planet, at } of found) {
          const place = computeLongitude(planet, at);
          const away = targets.get(what)?.map(({ longitude }) => signedDegrees(place - longitude));
          expect({ what, gap: Math.min(...(away ?? []).map(Math.abs)) }).toSatisfy(
            isWithin(INTERPOLATION),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it("are told once each, from the first day within a degree to the last", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const transits = eventsFor(natalChart({ birthDate })).filter(isTransit);
        const names = transits.map(({ planet, natal, aspect }) => `${planet} ${aspect} ${natal}`);
        expect(new Set(names).size).toBe(names.length);
        for (const { start, end, spans, exact, at } of transits) {
          expect([start, end]).toEqual([spans[0]?.start, spans.at(-1)?.end]);
          expect(start < end && end > FROM).toBe(true);
          // A pass may have begun before the year.
          const [first] = exact.filter((pass) => pass.from >= FROM);
          expect(!first || first !== exact[0] || (at >= first.from && at <= first.to)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Every longitude, in degrees, at which a planet of the year makes an exact aspect to a point of the chart. */
function listTargets(natal: ReturnType<typeof natalChart>) {
  const points: (readonly [NatalPoint, number])[] = [
    ...natal.placements.map(({ body, longitude }) => [body, longitude] as const),
    ["Ascendant", natal.angles?.ascendant.longitude ?? NaN],
    ["Midheaven", natal.angles?.midheaven.longitude ?? NaN],
  ];
  return SLOW_PLANETS.flatMap((planet) =>
    points.flatMap(([point, longitude]) =>
      ASPECTS.flatMap(({ name, angle }) =>
        [...new Set([angle, (360 - angle) % 360])].map((side) => ({
          what: `${planet} ${name} ${point}`,
          planet,
          longitude: longitude + side,
        })),
      ),
    ),
  );
}

/** Every exact pass over a point of the chart between the first day and the last. */
const scanPasses = (natal: ReturnType<typeof natalChart>) =>
  listTargets(natal).flatMap(({ what, planet, longitude }) => {
    const offset = (at: number) => signedDegrees(at - longitude);
    return DAILY.slice(1).flatMap((end, day) => {
      const before = offset(LONGITUDES.get(planet)?.[day] ?? 0);
      const after = offset(LONGITUDES.get(planet)?.[day + 1] ?? 0);
      if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
      // Beside a station the interpolation costs more than hours.
      if (Math.abs(after - before) < 12 * INTERPOLATION) return [];
      const at = crossingBetween(
        (instant) => offset(computeLongitude(planet, instant)),
        DAILY[day] ?? FROM,
        end,
      );
      return [{ what, at }];
    });
  });
