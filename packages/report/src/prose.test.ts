import {
  addDays,
  ELEMENTS,
  MBTI_TYPES,
  REPORT_SECTIONS,
  SECTION_NAMES,
  ZODIAC_SIGNS,
} from "@cosmic/domain";
import { findSalientFacts, natalChart, selectStandouts } from "@cosmic/domain/chart";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { aspectTexts } from "./chart/aspect-prose.ts";
import { exercises } from "./exercises/prose.ts";
import { moonOpenings } from "./months/prose/moon-openings.ts";
import { retrogradeSentences } from "./months/prose/retrogrades.ts";
import { transitTexts } from "./months/prose/transits.ts";
import { yearTexts } from "./months/prose/year.ts";
import { BANNED_PROMISES } from "./rewording/banned-promises.ts";
import type { SectionUnit } from "./sections/section-unit.ts";
import { SECTIONS } from "./sections/sections.ts";
import { bridges } from "./stances/bridges.ts";
import { STANCE_DIMENSIONS, STANCE_POLES } from "./stances/stances.ts";
import { standoutTexts } from "./standouts/prose.ts";
import { splitSentences } from "./text/split-sentences.ts";
import { TYPES } from "./types/types.ts";

vi.setConfig({ testTimeout: 60_000 });

/** The kinds of lines that each form has, in any number. */
const LINES = {
  dialogue: ["lead", "voice", "other-voice", "paragraph"],
  essay: ["paragraph"],
  exercise: ["lead", "step"],
  letter: ["paragraph"],
  list: ["lead", "item"],
  questions: ["question", "answer"],
  scene: ["paragraph"],
  table: ["lead", "row"],
} as const;

const textsIn = (piece: unknown): string[] => {
  if (typeof piece === "string") return [piece];
  if (piece === null || typeof piece !== "object") return [];
  return Object.values(piece).flatMap(textsIn);
};
const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;

describe.each(SECTION_NAMES)("the prose of %s", (name) => {
  const { units, placement } = SECTIONS[name];
  const each = MBTI_TYPES.flatMap((type) =>
    Object.entries(units[type]).map(([key, unit]: [string, SectionUnit]) => ({
      of: `${type} ${key}`,
      type,
      unit,
    })),
  );

  it("keeps to its form, and to a length between 40 and 300 words", () => {
    const allowed: readonly string[] = LINES[REPORT_SECTIONS[name].form];
    const odd = each.filter(({ unit: { lines, ask } }) => {
      const words = countWords(lines.flatMap(([, ...texts]) => texts));
      return (
        lines.some(([kind]) => !allowed.includes(kind)) ||
        words < 40 ||
        words > 300 ||
        !ask.endsWith("?")
      );
    });
    expect(odd.map(({ of }) => of)).toEqual([]);
  });

  it("asserts no stance against the type's own", () => {
    const against = each.flatMap(({ of, type, unit }) =>
      STANCE_DIMENSIONS.filter((dimension) => {
        const [said, own] = [unit.stances[dimension], TYPES[type].stances[dimension]];
        return (
          said !== undefined &&
          own !== undefined &&
          said !== "both" &&
          own !== "both" &&
          said !== own
        );
      }).map((dimension) => `${of} ${dimension}`),
    );
    expect(against).toEqual([]);
  });

  it("says no sentence of a type twice, and promises nothing", () => {
    for (const type of MBTI_TYPES) {
      const sentences = textsIn(units[type])
        .flatMap(splitSentences)
        .filter((text) => text.length > 40);
      expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
    }
    expect(textsIn(units).filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
  });

  it("names the body and the sign of its placement", () => {
    if (!placement) return;
    for (const sign of ZODIAC_SIGNS) {
      expect(placement.bySign[sign]).toContain(sign);
      expect(placement.bySign[sign]).toContain(placement.body);
    }
  });
});

describe.each(["shadowWork", "detailedCareerAnalysis"] as const)("the texts of %s", (name) => {
  it("are written for each of the 192 pairings, and name neither type nor sign", () => {
    const { units } = SECTIONS[name];
    const texts = MBTI_TYPES.flatMap((type) => {
      expect(Object.keys(units[type])).toEqual([...ZODIAC_SIGNS]);
      return Object.values(units[type]).map((unit) => textsIn(unit).join(" "));
    });
    expect(new Set(texts).size).toBe(192);
    const names = new RegExp(`\\b(?:${[...MBTI_TYPES, ...ZODIAC_SIGNS].join("|")})\\b`);
    expect(texts.filter((text) => names.test(text))).toEqual([]);
  });
});

describe("the prose of each type", () => {
  it("covers signs, elements, openings and the year, and differs from every other type's", () => {
    for (const type of MBTI_TYPES) {
      const { bySign, byElement, openings, year } = TYPES[type];
      expect(Object.keys(bySign)).toEqual([...ZODIAC_SIGNS]);
      expect(Object.keys(byElement)).toEqual([...ELEMENTS]);
      expect([openings.length, Object.keys(year).length]).toEqual([6, 69]);
      for (const { gifts, costs, tensions } of Object.values(byElement)) {
        expect([gifts.length, costs.length, tensions.length]).toEqual([3, 3, 3]);
      }
    }
    const theses = MBTI_TYPES.flatMap((type) =>
      ZODIAC_SIGNS.map((sign) => TYPES[type].bySign[sign].thesis),
    );
    expect(new Set(theses).size).toBe(192);
  });
});

describe("the prose of the sky", () => {
  it("has a text for every aspect, transit and event of the year", () => {
    expect(Object.keys(aspectTexts)).toHaveLength(45 * 3);
    expect(Object.keys(transitTexts)).toHaveLength(5 * 12 * 3);
    for (const key of [
      "new",
      "full",
      "solar-eclipse",
      "lunar-eclipse",
      "mercury-direct",
      "mars-retrograde",
      "ingress pluto",
    ]) {
      for (let house = 1; house <= 12; house += 1)
        expect(yearTexts[`${key} / ${house}`]).toBeTruthy();
    }
  });

  it("tells retrogrades in each house four ways and moons two", () => {
    expect(retrogradeSentences.map(({ length }) => length)).toEqual(Array(12).fill(4));
    const moons = Object.values(moonOpenings).flat();
    expect(moons.map(({ length }) => length)).toEqual(Array(2 * 12).fill(2));
    const texts = textsIn([retrogradeSentences, moonOpenings]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
  });

  it("has a text for whatever stands out in a chart", () => {
    const dates = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-02", day));
    const place = { latitude: 40.7, longitude: -74, timeZone: "UTC" };
    fc.assert(
      fc.property(dates, fc.boolean(), (birthDate, isTimed) => {
        const birth = isTimed ? { birthDate, birthTime: "06:10", place } : { birthDate };
        const facts = findSalientFacts(natalChart(birth));
        const untold = facts.filter(
          ({ kind, key }) => kind !== "placement" && !standoutTexts[key] && !aspectTexts[key],
        );
        expect(untold).toEqual([]);
        expect(selectStandouts(facts)).toHaveLength(3);
      }),
      { numRuns: 80 },
    );
  });

  it("has three bridges for both directions of every dimension, each naming both areas", () => {
    for (const dimension of STANCE_DIMENSIONS) {
      const [one, other] = STANCE_POLES[dimension];
      for (const key of [`${dimension} ${one}>${other}`, `${dimension} ${other}>${one}`]) {
        expect(bridges[key]).toHaveLength(3);
        for (const text of bridges[key] ?? []) {
          expect(text.split("{before}")).toHaveLength(2);
          expect(text.split("{now}")).toHaveLength(2);
        }
      }
    }
  });

  it("has 144 exercises of 45 to 75 words, with titles of their own", () => {
    const titles = exercises.map(({ title }) => title);
    expect(new Set(titles).size).toBe(144);
    // A period follows.
    expect(titles.filter((title) => /[.?!]$/.test(title))).toEqual([]);
    const odd = exercises.filter(({ text, suits }) => {
      const words = countWords([text]);
      return words < 45 || words > 75 || suits.length === 0;
    });
    expect(odd.map(({ title }) => title)).toEqual([]);
  });

  it("promises nothing", () => {
    const texts = textsIn([standoutTexts, aspectTexts, transitTexts, yearTexts, exercises, TYPES]);
    expect(texts.filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
  });
});
