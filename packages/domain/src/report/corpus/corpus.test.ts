import { describe, expect, it } from "vitest";
import { AXES, MBTI_TYPES, TEMPERAMENTS } from "../../mbti/types.ts";
import { ELEMENTS, ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { BANNED_PROMISES } from "../banned-promises.ts";
import { PLACEMENT_BODIES } from "../placement-bodies.ts";
import { SECTION_NAMES } from "../sections.ts";
import { forecastCorpus } from "./forecast.ts";
import { SECTION_CORPORA } from "./index.ts";
import type { MeetingClauses } from "./meeting-corpus.ts";
import { MEETING_CORPORA } from "./meetings/index.ts";
import { monthByTemperament, monthPractices, monthRelations, monthSeasons } from "./months.ts";
import { overviewBySign, overviewByType } from "./overview.ts";
import { PLACEMENT_CORPORA } from "./placements/index.ts";
import { angles } from "./sky/angles.ts";
import { aspectFrames } from "./sky/aspect-frames.ts";
import { aspectProse } from "./sky/aspects.ts";
import { balance } from "./sky/balance.ts";
import { moonBetween } from "./sky/moon-between.ts";
import { retrograde } from "./sky/retrograde.ts";
import { strengthsBySign, strengthsByType } from "./strengths.ts";

/** Every text anywhere in a piece of the corpus. */
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
const { newMoonIn, fullMoonIn, retrogradeIn, directIn, solarReturnIn, transitMeaning, ...frames } =
  forecastCorpus;
const skyProse = proseIn([aspectProse, angles, balance, retrograde]);
const prose = [
  ...sectionProse,
  ...placementProse,
  ...skyProse,
  ...proseIn([overviewByType, overviewBySign, strengthsByType, strengthsBySign]),
  ...proseIn([monthSeasons, monthRelations, monthByTemperament, monthPractices]),
  ...proseIn([newMoonIn, fullMoonIn, retrogradeIn, directIn, solarReturnIn, transitMeaning]),
  ...Object.values(moonBetween).map(({ closing }) => closing),
  ...SECTION_NAMES.flatMap((name) => Object.values(MEETING_CORPORA[name]).flatMap(joined)),
];

/** The 192 sentences of a slot. */
function joined({ joint, byType, bySign }: MeetingClauses): string[] {
  return MBTI_TYPES.flatMap((type) =>
    ZODIAC_SIGNS.map((sign) => `${byType[type]}${joint}${bySign[sign]}.`),
  );
}

const wordsIn = (text: string) => text.split(" ").length;

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
    const said = [...prose, ...proseIn([frames, moonBetween, aspectFrames])];
    expect(said.filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
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
    "says in %s, naming no sign, that the moment of birth would place the body",
    (name) => {
      const { planet, unsettled } = PLACEMENT_CORPORA[name];
      expect(unsettled).toContain(planet);
      expect(unsettled).toMatch(/\b(?:exact moment|time and place)\b/);
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

  it.each(SECTION_NAMES)(
    "meets every type and sign in %s, in sentences of 11 to 34 words",
    (name) => {
      for (const clauses of Object.values(MEETING_CORPORA[name])) {
        expect(Object.keys(clauses.byType).toSorted()).toEqual(MBTI_TYPES.toSorted());
        expect(Object.keys(clauses.bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
        expect(clauses.joint).toMatch(/^[,;]? (?:[a-z]+ )*$/);
        const words = joined(clauses).map(wordsIn);
        expect(Math.min(...words)).toBeGreaterThanOrEqual(11);
        expect(Math.max(...words)).toBeLessThanOrEqual(34);
      }
    },
  );

  it("gives each frame its places, once each", () => {
    const places: Record<keyof typeof frames, readonly string[]> = {
      sunIngress: ["date", "sign"],
      newMoon: ["date", "sign"],
      fullMoon: ["date", "sign"],
      mercuryRetrograde: ["date", "sign"],
      mercuryDirect: ["date", "sign"],
      solarReturn: ["from", "to"],
      solarReturnOn: ["date"],
      transit: ["aspect", "exact", "natal", "planet", "span"],
      transitAgain: ["aspect", "exact", "month", "natal", "planet", "span"],
      transitGoesOn: ["natal", "planet", "until"],
    };
    const framesOf = Object.entries(frames).flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, expected: places[kind as keyof typeof frames] })),
    );
    const all = [
      ...framesOf,
      ...aspectFrames.map((text) => ({ text, expected: ["aspect", "one", "orb", "other"] })),
      ...Object.values(moonBetween).map(({ frame }) => ({
        text: frame,
        expected: ["from", "fromClause", "to", "toClause"],
      })),
    ];
    for (const { text, expected } of all) {
      const found = [...text.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
      expect(found.toSorted()).toEqual(expected);
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it("has a second reading for the moons of a year, and a third for Mercury’s turns", () => {
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
