import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../../birth-date/calendar-date.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import { getElement, getModality, ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { ASPECTS } from "../aspect-orbs.ts";
import { CHART_BODIES } from "../bodies.ts";
import { computeLongitude } from "../body-longitude.ts";
import { natalChart } from "../natal-chart.ts";
import { findSalientFacts } from "./find-salient-facts.ts";
import type { SalientFact } from "./salient-fact.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const london = { latitude: 51.5074, longitude: -0.1278, timeZone: "Europe/London" };
const dates = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-02", day));
const minutes = fc.integer({ min: 0, max: 1439 });
const signsAt = (at: Date) =>
  CHART_BODIES.map((body) => ZODIAC_SIGNS[Math.floor(computeLongitude(body, at) / 30)] ?? "Aries");
const chartAt = (birthDate: string, minute: number) =>
  natalChart({
    birthDate,
    utc: new Date(Date.parse(`${birthDate}T00:00Z`) + minute * 60_000),
  });
const atLondon = (birthDate: string, birthTime: string) =>
  natalChart({ birthDate, birthTime, place: london });
const listKeys = (chart: Parameters<typeof findSalientFacts>[0]) =>
  findSalientFacts(chart).map(({ key }) => key);

/** A fact's sign, element, mode and aspect by the true longitudes of an instant. */
function isTrueAt({ kind, bodies, sign, element, mode, aspect }: SalientFact, at: Date): boolean {
  const signs = signsAt(at);
  if (kind === "element-missing") return signs.every((each) => getElement(each) !== element);
  if (kind === "mode-missing") return signs.every((each) => getModality(each) !== mode);
  const ofBodies = signs.filter((_, index) => bodies.some((body) => body === CHART_BODIES[index]));
  return (
    ofBodies.every(
      (each) =>
        (!sign || each === sign) &&
        (!element || getElement(each) === element) &&
        (!mode || getModality(each) === mode),
    ) &&
    (!aspect || isAspectAt(bodies, aspect, at))
  );
}

function isAspectAt(bodies: SalientFact["bodies"], name: string, at: Date): boolean {
  const [a, b] = bodies.map((body) => computeLongitude(body, at));
  const apart = Math.abs(signedDegrees((a ?? NaN) - (b ?? NaN)));
  const { angle, withLuminary } = ASPECTS.find((each) => each.name === name) ?? {};
  return Math.abs(apart - (angle ?? NaN)) < (withLuminary ?? NaN) + 0.01;
}

describe("the salient facts of a date alone", () => {
  it("put the Scorpio stellium of 1990-11-05 first, and hold Pluto on the Sun", () => {
    const [first, ...rest] = findSalientFacts(natalChart({ birthDate: "1990-11-05" }));
    expect(first).toMatchObject({
      kind: "stellium",
      key: "stellium / Scorpio",
      bodies: ["Sun", "Mercury", "Venus", "Pluto"],
      sign: "Scorpio",
      element: "Water",
      mode: "Fixed",
    });
    expect(rest.map(({ key }) => key)).toContain("sun-conjunct / Pluto");
  });

  it("put the six bodies of 1962-02-04 in Aquarius first, then air", () => {
    const facts = findSalientFacts(natalChart({ birthDate: "1962-02-04" }));
    expect(facts[0]?.bodies).toEqual(["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]);
    expect(facts[1]?.key).toBe("element-dominant / Air");
  });

  it("rank a stellium of slow planets, shared by a generation, below the Sun's own", () => {
    const facts = findSalientFacts(natalChart({ birthDate: "1990-11-05" }));
    expect(facts.at(-1)).toMatchObject({
      key: "stellium / Capricorn",
      bodies: ["Saturn", "Uranus", "Neptune"],
    });
  });

  it("hold at every instant of the window, as the longitudes of those instants show", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const facts = findSalientFacts(natalChart({ birthDate }));
        const wrong = Array.from({ length: 7 }, (_, index) => -13.9 + index * 8.3).flatMap(
          (hour) => {
            const at = new Date(Date.parse(`${birthDate}T00:00Z`) + hour * 3_600_000);
            return facts
              .filter((fact) => !isTrueAt(fact, at))
              .map(({ key }) => `${key} at ${hour}`);
          },
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("are of no kind that needs the hour", () => {
    const timed = ["rising", "culminating", "setting", "lower", "ruler", "sect"];
    fc.assert(
      fc.property(dates, (birthDate) => {
        const facts = findSalientFacts(natalChart({ birthDate, place: london }));
        expect(facts.filter(({ kind, house }) => timed.includes(kind) || house)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("give the Moon's phase only where it does not change", () => {
    // Full on January 3, 2026 at 10:03 UTC: the date itself straddles it, the next days do not.
    expect(listKeys(natalChart({ birthDate: "2026-01-03" })).join()).not.toContain("phase");
    expect(listKeys(natalChart({ birthDate: "2026-01-05" }))).toContain("phase / full");
    expect(listKeys(natalChart({ birthDate: "2025-12-29" }))).toContain("phase / first-quarter");
  });
});

describe("the salient facts of a known birth", () => {
  it("name the sect and the ruler of the rising sign, with houses", () => {
    // Noon in London on the day of the equinox: Cancer rises, its ruler the Moon stands in Capricorn.
    const chart = atLondon("1990-03-20", "12:00");
    expect(chart.angles?.ascendant.sign).toBe("Cancer");
    const facts = findSalientFacts(chart);
    expect(facts.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["sect / day", "ruler / Moon weak", "phase / last-quarter"]),
    );
    expect(facts.find(({ kind }) => kind === "ruler")).toMatchObject({
      sign: "Capricorn",
      house: 7,
    });
    expect(listKeys(atLondon("1990-03-20", "01:00"))).toContain("sect / night");
  });

  it("find the Sun rising at sunrise, culminating at noon, setting, and low at midnight", () => {
    // Sunrise in London 06:04, transit 12:08, sunset 18:13 (almanac, 1990-03-20).
    const sunKinds = ["06:04", "12:08", "18:13", "00:08"].map((time) =>
      findSalientFacts(atLondon("1990-03-20", time))
        .filter(({ key }) => /^(rising|culminating|setting|lower) \/ Sun$/.test(key))
        .map(({ kind }) => kind),
    );
    expect(sunKinds).toEqual([["rising"], ["culminating"], ["setting"], ["lower"]]);
  });

  it("leave the sect out beyond the polar circle", () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" };
    const chart = natalChart({ birthDate: "1990-03-20", birthTime: "12:00", place: tromso });
    expect(listKeys(chart).join()).not.toContain("sect");
  });

  it("count half of the weight as dominance, an empty element or mode as missing", () => {
    fc.assert(
      fc.property(dates, minutes, (birthDate, minute) => {
        const chart = chartAt(birthDate, minute);
        const { elements, modalities } = chart.balance;
        const expected = [
          ...Object.entries(elements).map(([name, weight]) => ["element", name, weight] as const),
          ...Object.entries(modalities).map(([name, weight]) => ["mode", name, weight] as const),
        ].flatMap(([kind, name, weight]) => {
          if (weight === 0) return [`${kind}-missing / ${name}`];
          return weight >= 12 ? [`${kind}-dominant / ${name}`] : [];
        });
        const found = listKeys(chart).filter((key) => /^(element|mode)-/.test(key));
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 20 },
    );
  });

  it("find the T-squares of the grand cross of August 11, 1999", () => {
    const facts = findSalientFacts(chartAt("1999-08-11", 11 * 60));
    const apexes = facts.filter(({ kind }) => kind === "t-square").map(({ bodies }) => bodies[0]);
    // Sun and Moon in Leo opposite Uranus, Mars in Scorpio opposite Saturn in Taurus: each faces all.
    expect(apexes).toEqual(expect.arrayContaining(["Sun", "Moon", "Mars", "Saturn", "Uranus"]));
    expect(facts.map(({ key }) => key)).toContain("sun-conjunct / Moon");
  });

  it("find the grand trine in water of July 2013", () => {
    // Jupiter in Cancer, Saturn in Scorpio and Neptune in Pisces, all from 2 to 5 degrees.
    const facts = findSalientFacts(chartAt("2013-07-05", 720));
    expect(facts.find(({ key }) => key === "grand-trine / Water")?.bodies).toEqual(
      expect.arrayContaining(["Jupiter", "Saturn", "Neptune"]),
    );
  });
});

describe("the ranking", () => {
  it("has at least three facts for any birth, by weight, each key once, the same each time", () => {
    fc.assert(
      fc.property(dates, minutes, fc.boolean(), (birthDate, minute, isTimed) => {
        const chart = isTimed ? chartAt(birthDate, minute) : natalChart({ birthDate });
        const facts = findSalientFacts(chart);
        expect(facts.length).toBeGreaterThanOrEqual(3);
        const weights = facts.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        expect(Math.min(...weights)).toBeGreaterThan(0);
        expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
        expect(findSalientFacts(chart)).toEqual(facts);
      }),
      { numRuns: 40 },
    );
  });

  // Dates on which hardly anything holds for the fifty hours of an unknown hour and place.
  it.each(["1911-06-07", "1913-03-07", "1926-04-20", "1955-01-08", "2000-01-10"])(
    "fills up the thin chart of %s",
    (birthDate) => {
      expect(findSalientFacts(natalChart({ birthDate })).length).toBeGreaterThanOrEqual(3);
    },
  );

  it("lists other aspects and placements only where fewer than three facts are left without", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const kinds = findSalientFacts(natalChart({ birthDate })).map(({ kind }) => kind);
        const proper = kinds.filter((kind) => kind !== "aspect" && kind !== "placement");
        expect(proper.length === kinds.length || proper.length < 3).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
