import { describe, expect, test } from "vitest";
import { type ChartSettings, DEFAULT_CHART_SETTINGS } from "../../sky/chart-settings.ts";
import { computeSkyChart } from "../../sky/compute-sky-chart.ts";
import { CHART_BODIES } from "../bodies.ts";
import { natalChart } from "../natal-chart.ts";
import type { BirthHours } from "./birth-hours.ts";
import { chartAtMinute } from "./chart-at-minute.ts";
import { computeHoursSky } from "./compute-hours-sky.ts";
import { countedChartAt } from "./counted-chart.ts";
import type { HourFact } from "./hour-facts.ts";
import { listDayMinutes } from "./list-day-minutes.ts";
import { readHours } from "./read-hours.ts";

const lisbon = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };
const aboutSeven: BirthHours = { kind: "about", time: "07:00", minutes: 60 };

function read(hours: BirthHours | null, place = lisbon) {
  const { ranges } = listDayMinutes("1990-07-14", hours, place.timeZone);
  const sky = computeHoursSky(ranges, place);
  return { ...readHours(sky, ranges), ranges, sky };
}

const ofKind = (kind: HourFact["kind"], reading: ReturnType<typeof read>) =>
  reading.facts.filter(({ fact }) => fact.kind === kind);

describe("the reading of hours", () => {
  test("gives each fact's share of the minutes, the likeliest first", () => {
    const rising = ofKind("rising", read(aboutSeven));
    expect(rising.map(({ fact, share, isCertain }) => [fact, share, isCertain])).toEqual([
      [{ kind: "rising", sign: "Cancer" }, 70 / 121, false],
      [{ kind: "rising", sign: "Leo" }, 51 / 121, false],
    ]);
  });

  test("ends one fact where the next begins", () => {
    const reading = read(aboutSeven);
    const boundary = reading.boundaries.find(({ began }) => began?.kind === "rising");
    const [cancer, leo] = ofKind("rising", reading);
    expect(boundary).toMatchObject({ ended: cancer?.fact, began: leo?.fact });
    expect(cancer?.spans).toEqual([{ from: reading.ranges[0]?.from, to: boundary?.at }]);
    expect(leo?.spans).toEqual([{ from: boundary?.at, to: reading.ranges[0]?.to }]);
  });

  test("calls certain what holds at every minute, and nothing else", () => {
    const { facts } = read(aboutSeven);
    for (const { share, isCertain } of facts) expect(isCertain).toBe(share === 1);
    expect(facts.some(({ fact }) => fact.kind === "aspect" && fact.bodies[0] === "Moon")).toBe(
      true,
    );
  });

  test("goes through all twelve rising signs in a day", () => {
    const rising = ofKind("rising", read(null));
    expect(rising).toHaveLength(12);
    expect(rising.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test("keeps apart the spans of a fact that comes twice in a day", () => {
    // The sign that rises at midnight has come round again a sidereal day later.
    expect(ofKind("rising", read(null)).some(({ spans }) => spans.length === 2)).toBe(true);
  });
});

describe("the chart at a minute", () => {
  test.each([
    ["Lisbon", lisbon],
    ["beyond the polar circle", { ...lisbon, latitude: 78.2, longitude: 15.6 }],
  ])("is the exact chart of that minute in %s", (_, place) => {
    const { sky } = read(null, place);
    const exact = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place });
    const drawn = chartAtMinute(sky, exact.window.reference.getTime());
    drawn.placements.forEach(({ body, longitude, isRetrograde }, index) => {
      const held = exact.placements[index];
      expect(body).toBe(held?.body);
      expect(longitude).toBeCloseTo(held?.longitude ?? 0, 5);
      expect(isRetrograde).toBe(held?.isRetrograde);
    });
    expect(drawn.angles?.ascendant.longitude).toBeCloseTo(
      exact.angles?.ascendant.longitude ?? 0,
      4,
    );
    expect(drawn.houses?.wholeSign.houseOf).toEqual(exact.houses?.wholeSign.houseOf);
    expect(drawn.houses?.placidus === null).toBe(exact.houses?.placidus === null);
    const named = ({ aspects }: Pick<typeof exact, "aspects">) =>
      aspects.map(({ bodies, aspect, phase }) => [...bodies, aspect, phase].join(" "));
    expect(named(drawn)).toEqual(named(exact));
    expect([drawn.sunSign, drawn.balance]).toEqual([exact.sunSign, exact.balance]);
  });
});

const isBody = (name: string) => CHART_BODIES.some((body) => body === name);

describe("hours under a reader's settings", () => {
  const noon = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: lisbon }).window;
  const { ranges } = read(null);
  const sky = computeHoursSky(ranges, lisbon);
  const counted = (settings: Partial<ChartSettings>) => {
    const chosen = { ...DEFAULT_CHART_SETTINGS, ...settings };
    const chart = computeSkyChart("natal", { window: noon, place: lisbon }, chosen, noon.reference);
    const counting = {
      houses: chosen.houses,
      orbs: chosen.orbs,
      zodiacOffset: chart.zodiacOffset,
    };
    const at = noon.reference.getTime();
    const held = readHours(sky, ranges, counting).facts.filter(({ spans }) =>
      spans.some(({ from, to }) => from <= at && at <= to),
    );
    return { chart, held, drawn: countedChartAt(sky, at, counting) };
  };

  test.each<Partial<ChartSettings>>([
    { houses: "placidus" },
    { houses: "koch", zodiac: "lahiri" },
    { houses: "whole-sign", zodiac: "fagan-bradley", orbs: "wide" },
    { houses: "equal", orbs: "narrow" },
  ])("are those of the whole chart of that minute: %j", (settings) => {
    const { chart, held, drawn } = counted(settings);
    expect(drawn.houses.system).toBe(settings.houses);
    drawn.houses.cusps.forEach((cusp, index) => {
      expect(cusp).toBeCloseTo(chart.houses?.cusps[index] ?? Number.NaN, 3);
    });
    const facts = held.map(({ fact }) => fact);
    expect(facts).toContainEqual({ kind: "rising", sign: chart.angles?.ascendant.sign });
    for (const body of CHART_BODIES) {
      const placement = chart.placements.find((each) => each.body === body);
      expect(facts).toContainEqual({ kind: "sign", body, sign: placement?.sign });
      expect(facts).toContainEqual({ kind: "house", body, house: placement?.house });
      expect(drawn.placements.find((each) => each.body === body)).toMatchObject({
        sign: placement?.sign,
        house: placement?.house,
      });
    }
    const major = chart.aspects.filter(
      ({ bodies, angle }) => bodies.every(isBody) && [0, 60, 90, 120, 180].includes(angle),
    );
    expect(facts.filter(({ kind }) => kind === "aspect")).toHaveLength(major.length);
    expect(drawn.aspects).toHaveLength(major.length);
  });
});
