import { describe, expect, it } from "vitest";
import { computeYearEvents } from "../../forecast/year/compute-year-events.ts";
import { compareCharts } from "../compare-charts.ts";
import { findAngleSign, findHouse } from "../known-angles.ts";
import { natalChart } from "../natal-chart.ts";
import { findSalientFacts } from "../salience/find-salient-facts.ts";

const place = { latitude: 38.72509, longitude: -9.1498, timeZone: "Europe/Lisbon" };
const birthDate = "1990-07-13";
const about = (time: string, minutes: number) =>
  natalChart({ birthDate, place, hours: { kind: "about", time, minutes } });

const narrow = about("19:00", 30);
const wide = about("19:00", 120);

const nameMoons = ({ aspects }: typeof narrow) =>
  aspects.filter(({ bodies }) => bodies.includes("Moon")).map(({ bodies }) => bodies.join(" "));

const ofKind = (kind: string, changes: ReturnType<typeof compareCharts>) =>
  changes.filter((change) => change.kind === kind);

describe("the chart of birth hours", () => {
  it("has the rising sign, the Midheaven's and the houses that are the same at every minute", () => {
    expect(narrow.angleSigns).toEqual({ ascendant: "Sagittarius", midheaven: "Libra" });
    expect(narrow.angles ?? narrow.houses).toBeNull();
    const exact = natalChart({ birthDate, place, birthTime: "19:00" });
    for (const { body } of narrow.placements) {
      expect(findHouse(narrow, body)).toBe(exact.houses?.wholeSign.houseOf[body]);
    }
  });

  it("has one of the two where only that is certain, and neither where both turn", () => {
    // The same sign rises at the two ends of a day.
    expect(about("12:00", 720).angleSigns).toBeUndefined();
    expect(about("18:00", 30).angleSigns).toEqual({ ascendant: "Sagittarius", midheaven: null });
    expect([wide.angleSigns, findAngleSign(wide, "ascendant"), findHouse(wide, "Sun")]).toEqual([
      undefined,
      null,
      null,
    ]);
  });

  it("has no house for a body that changes its sign within the hours", () => {
    const moonTurns = about("20:30", 8);
    expect(moonTurns.angleSigns?.ascendant).toBe("Capricorn");
    expect([findHouse(moonTurns, "Moon"), findHouse(moonTurns, "Sun")]).toEqual([null, 7]);
  });

  it("lists the aspects of the Moon that hold at every minute, of wide hours too", () => {
    expect(nameMoons(narrow)).toEqual(["Moon Mercury"]);
    expect(nameMoons(wide)).toEqual(["Moon Mercury"]);
    expect(nameMoons(about("18:00", 30))).toEqual(["Moon Mercury", "Moon Venus", "Moon Jupiter"]);
  });

  it("counts the houses of the year from the rising sign, and makes the ruler stand out", () => {
    const listHouses = (natal: typeof narrow) => {
      const [from, to] = [new Date("2026-11-21T12:00:00Z"), new Date("2027-02-01T00:00:00Z")];
      const { housesFrom, sunStays } = computeYearEvents({ natal, from, to });
      return [housesFrom, sunStays[0]?.sign, sunStays[0]?.house];
    };
    expect(listHouses(narrow)).toEqual(["rising", "Scorpio", 12]);
    expect(listHouses(wide)).toEqual(["sun", "Scorpio", 5]);
    const keys = findSalientFacts(narrow).map(({ key }) => key);
    expect(keys).toContain("ruler / Jupiter strong");
    expect(keys.join()).not.toMatch(/rising|culminating|setting|lower|sect/);
  });

  it("gains the rising sign from wider hours, and keeps it in an exact birth", () => {
    const narrowed = compareCharts(wide, narrow);
    expect(ofKind("rising", narrowed)).toEqual([
      { kind: "rising", before: null, after: "Sagittarius" },
    ]);
    expect(ofKind("house", narrowed)).toHaveLength(10);
    const settled = compareCharts(narrow, natalChart({ birthDate, place, birthTime: "19:10" }));
    expect([ofKind("rising", settled), ofKind("house", settled)]).toEqual([[], []]);
  });
});

describe("the chart of any other birth", () => {
  it.each([
    { birthDate },
    { birthDate, place },
    { birthDate, place, birthTime: "19:00" },
    { birthDate, hours: { kind: "about", time: "19:00", minutes: 30 } as const },
  ])("is written as before: %j", (birth) => {
    const chart = natalChart(birth);
    expect(Object.keys(chart)).toEqual([
      "window",
      "sunSign",
      "changeover",
      "placements",
      "aspects",
      "balance",
      "angles",
      "houses",
    ]);
    expect(nameMoons(chart).length > 0).toBe("birthTime" in birth);
  });
});
