import { ELEMENTS, ZODIAC_SIGNS } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { valueNamesIn } from "../../../test/prose.ts";
import { forecastCorpus } from "./forecast.ts";
import { monthByTemperament, monthPractices, monthRelations, monthSeasons } from "./month-lines.ts";

const { newMoonIn, fullMoonIn, retrogradeIn, directIn } = forecastCorpus;

describe("the prose of the months", () => {
  it.each([
    ["sunIngress", ["date", "sign"]],
    ["newMoon", ["date", "sign"]],
    ["fullMoon", ["date", "sign"]],
    ["mercuryRetrograde", ["date", "sign"]],
    ["mercuryDirect", ["date", "sign"]],
    ["solarReturn", ["from", "to"]],
    ["solarReturnOn", ["date"]],
    ["transit", ["aspect", "exact", "natal", "planet", "span"]],
    ["transitAgain", ["aspect", "exact", "month", "natal", "planet", "span"]],
    ["transitGoesOn", ["natal", "planet", "until"]],
  ] as const)("gives each frame of %s its values, once each", (kind, names) => {
    expect(forecastCorpus[kind].length).toBeGreaterThan(0);
    for (const frame of forecastCorpus[kind]) expect(valueNamesIn(frame)).toEqual(names);
  });

  it("has a second reading for the moons of a year, and a third for Mercury’s stations", () => {
    for (const sign of ZODIAC_SIGNS) {
      expect([newMoonIn[sign].length, fullMoonIn[sign].length]).toEqual([2, 2]);
    }
    for (const element of ELEMENTS) {
      expect([retrogradeIn[element].length, directIn[element].length]).toEqual([3, 3]);
    }
  });

  it("has every month, and every distance between two signs", () => {
    for (const list of [monthSeasons, monthRelations, monthByTemperament, monthPractices]) {
      expect(list).toHaveLength(12);
    }
  });
});
