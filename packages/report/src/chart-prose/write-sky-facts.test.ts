import { natalChart } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { LISBON, withPlacement } from "../../test/report-inputs.ts";
import { writeSkyFacts } from "./write-sky-facts.ts";

const listTexts = (chart: Parameters<typeof writeSkyFacts>[0]) =>
  writeSkyFacts(chart).map(({ text }) => text);
const sunAt = (longitude: number) =>
  writeSkyFacts(withPlacement(natalChart({ birthDate: "1990-07-14" }), "Sun", { longitude }))[0];

describe("the Sun’s place", () => {
  it("is that of noon for a birth date alone, floored to the minute", () => {
    expect(sunAt(29.9999)?.text).toBe(
      "At noon Universal Time on 14 July 1990 the Sun stood at 29°59′ of Aries, counted from the sign’s first degree.",
    );
    expect(sunAt(30.05)?.basis).toEqual({
      kind: "sun-position",
      birthDate: "1990-07-14",
      sign: "Taurus",
      longitude: 30.05,
      at: "1990-07-14T12:00:00.000Z",
    });
  });

  it("is that of the birth itself where the time and place are known", () => {
    const birth = { birthDate: "1990-07-14", birthTime: "00:20", place: LISBON };
    expect(listTexts(natalChart(birth))[0]).toMatch(
      /^When you were born, at 23:20 Universal Time on 13 July 1990, the Sun stood at 21°/,
    );
  });

  it("is that of the middle of the local day where the place alone is known", () => {
    expect(listTexts(natalChart({ birthDate: "1990-07-14", place: LISBON }))[0]).toMatch(
      /^Halfway through your birth date where you were born, at 11:00 Universal Time on 14 July 1990, /,
    );
  });
});

describe("a changeover", () => {
  // The Sun entered Taurus at 19:57 UTC on 19 April 1992.
  const birthDate = "1992-04-19";

  it("is written to the minute, with the sign the report reads and its neighbor", () => {
    const [, passage, reading] = listTexts(natalChart({ birthDate }));
    expect(passage).toBe(
      "Your birth date lies at a changeover: the Sun passed from Aries into Taurus at about 19:57 Universal Time on 19 April 1992.",
    );
    expect(reading).toBe(
      "Only the hour and place of birth can settle the sign, so this report reads you as Aries and names Taurus as the close neighbour.",
    );
  });

  it.each([
    ["20:30", "before", "Aries"],
    ["21:30", "after", "Taurus"],
  ])("is settled by a birth at %s in Lisbon", (birthTime, side, sign) => {
    const written = writeSkyFacts(natalChart({ birthDate, birthTime, place: LISBON }));
    expect(written[1]?.text).toMatch(/^Your birth date lies close to a changeover: /);
    expect(written[2]?.text).toBe(
      `Your birth time and place settle it: you were born ${side} that moment, so the Sun in your chart is in ${sign}.`,
    );
    expect(written[2]?.basis).toMatchObject({ kind: "changeover", settledAs: sign });
  });

  it("may be settled by the place alone", () => {
    const auckland = { latitude: -36.85, longitude: 174.76, timeZone: "Pacific/Auckland" };
    expect(listTexts(natalChart({ birthDate, place: auckland }))[2]).toMatch(
      /^What you told of your birth settles it: every possible hour lies before that moment, so the Sun in your chart is in Aries/,
    );
  });

  it("is left out where no hour of the date touches it", () => {
    expect(listTexts(natalChart({ birthDate: "1990-07-14" }))).toHaveLength(1);
  });
});

describe("the angles", () => {
  const birth = { birthDate: "1990-07-14", birthTime: "13:45", place: LISBON };

  it("are written with a time and place, and with nothing less", () => {
    const { birthTime: _, ...timeless } = birth;
    expect(listTexts(natalChart(timeless))).toHaveLength(1);
    const chart = natalChart(birth);
    const [, rising, houses] = listTexts(chart);
    expect(rising).toBe(
      `Because the hour and place are known, the wheel has its angles, with ${chart.angles?.ascendant.sign} rising in the east and ${chart.angles?.midheaven.sign} on the Midheaven.`,
    );
    expect(houses).toMatch(
      /^Counted by whole signs from \w+, the Sun stood in the \w+ house and the Moon in the \w+\.$/,
    );
  });

  it("name one house where Sun and Moon share it", () => {
    const chart = natalChart(birth);
    const houses = chart.houses && {
      ...chart.houses,
      wholeSign: {
        ...chart.houses.wholeSign,
        houseOf: { ...chart.houses.wholeSign.houseOf, Sun: 9, Moon: 9 },
      },
    };
    expect(listTexts({ ...chart, houses })[2]).toMatch(
      /, the Sun and the Moon both stood in the ninth house\.$/,
    );
  });
});
