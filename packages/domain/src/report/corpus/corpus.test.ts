import { describe, expect, it } from "vitest";
import { AXES, MBTI_TYPES, TEMPERAMENTS } from "../../mbti/types.ts";
import { ELEMENTS, MODALITIES, ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { PLACEMENT_BODIES } from "../placement-bodies.ts";
import { SECTION_NAMES } from "../sections.ts";
import { SECTION_CORPORA } from "./index.ts";
import { monthByTemperament, monthPractices, monthRelations, monthSeasons } from "./months.ts";
import { overviewBySign, overviewByType } from "./overview.ts";
import { PLACEMENT_CORPORA } from "./placements/index.ts";
import { strengthsBySign, strengthsByType } from "./strengths.ts";

/** Every text anywhere in a piece of the corpus; the axis names are no prose. */
function proseIn(piece: unknown): string[] {
  if (typeof piece === "string") return [piece];
  if (piece === null || typeof piece !== "object") return [];
  return Object.values(piece).flatMap(proseIn);
}

const sectionProse = SECTION_NAMES.flatMap((name) => {
  const { axis: _, ...prose } = SECTION_CORPORA[name];
  return proseIn(prose);
});
const placementProse = SECTION_NAMES.flatMap((name) => {
  const { planet: _, ...prose } = PLACEMENT_CORPORA[name];
  return proseIn(prose);
});
const prose = [
  ...sectionProse,
  ...placementProse,
  ...proseIn([overviewByType, overviewBySign, strengthsByType, strengthsBySign]),
  ...proseIn([monthSeasons, monthRelations, monthByTemperament, monthPractices]),
];

const wordsIn = (text: string) => text.split(" ").length;

/** Promises, prophecies and proofs that a reflective text does not make. */
const BANNED =
  /\b(guarantee\w*|cure[sd]?|heals|will heal|heal you|diagnosed with|your diagnosis|destined|destiny|fated|doomed|cursed|will meet|will find true|scientifically|proves that you|science shows|studies show|get rich|miracle\w*|manifest your|as an AI)\b/i;

describe("the corpus", () => {
  it("is written a sentence at a time", () => {
    const wrong = prose.filter((text) => !/^[\p{Lu}‘“][^.?!]*[.?]$/u.test(text));
    expect(wrong).toEqual([]);
  });

  it("never uses a sentence twice", () => {
    const seen = new Set<string>();
    const twice = prose.filter((text) => seen.has(text) || !seen.add(text));
    expect(twice).toEqual([]);
  });

  it("makes no promise, prophecy or proof", () => {
    expect(prose.filter((text) => BANNED.test(text))).toEqual([]);
  });

  it("keeps to typographic apostrophes, plain punctuation and single spaces", () => {
    expect(prose.filter((text) => /['"`!{}<>—]| {2}|\s$|TODO|undefined/.test(text))).toEqual([]);
  });

  it("writes sentences short enough to read aloud", () => {
    expect(prose.filter((text) => text.split(" ").length > 36)).toEqual([]);
  });

  it.each(SECTION_NAMES)("covers every type, sign, meeting and letter in %s", (name) => {
    const corpus = SECTION_CORPORA[name];
    const meetings = TEMPERAMENTS.flatMap((one) => ELEMENTS.map((other) => `${one}-${other}`));
    expect(AXES).toContain(corpus.axis);
    expect(Object.keys(corpus.byType).toSorted()).toEqual(MBTI_TYPES.toSorted());
    expect(Object.keys(corpus.bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
    expect(Object.keys(corpus.byTemperamentAndElement).toSorted()).toEqual(meetings.toSorted());
    expect(Object.keys(corpus.byClarity).toSorted()).toEqual(corpus.axis.split("").toSorted());
    expect(Object.keys(corpus.notice).toSorted()).toEqual(MODALITIES.toSorted());
    expect(Object.keys(corpus.practice).toSorted()).toEqual(TEMPERAMENTS.toSorted());
  });

  it.each(SECTION_NAMES)("says of one body in each sign two short sentences in %s", (name) => {
    const { planet, bySign } = PLACEMENT_CORPORA[name];
    expect(PLACEMENT_BODIES).toContain(planet);
    expect(Object.keys(bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
    for (const sign of ZODIAC_SIGNS) {
      expect(bySign[sign]).toHaveLength(2);
      expect(bySign[sign][0]).toContain(planet);
      expect(bySign[sign][0]).toContain(sign);
      expect(wordsIn(bySign[sign].join(" "))).toBeGreaterThan(25);
      expect(wordsIn(bySign[sign].join(" "))).toBeLessThan(39);
    }
  });

  it.each(SECTION_NAMES)(
    "says in %s, naming no sign, that a birth time would place the body",
    (name) => {
      const { planet, unsettled } = PLACEMENT_CORPORA[name];
      expect(unsettled).toContain(planet);
      expect(unsettled).toMatch(/\b(?:time|hour)\b/);
      expect(unsettled).toMatch(/\b(?:birth|born|date)\b/);
      expect(ZODIAC_SIGNS.filter((sign) => unsettled.includes(sign))).toEqual([]);
      expect(wordsIn(unsettled)).toBeGreaterThan(17);
      expect(wordsIn(unsettled)).toBeLessThan(27);
    },
  );

  it("speaks of each placement body in some section, and never of motion, houses or aspects", () => {
    const spoken = new Set(SECTION_NAMES.map((name) => PLACEMENT_CORPORA[name].planet));
    expect([...spoken].toSorted()).toEqual(PLACEMENT_BODIES.toSorted());
    const unknown =
      /retrograde|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|\b(?:ascendant|conjunct|trine|sextile|aspects?)\b/i;
    expect(placementProse.filter((text) => unknown.test(text))).toEqual([]);
  });

  it("has every month, and every distance between two signs", () => {
    for (const list of [monthSeasons, monthRelations, monthByTemperament, monthPractices]) {
      expect(list).toHaveLength(12);
    }
  });
});
