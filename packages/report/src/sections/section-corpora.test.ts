import {
  AXES,
  ELEMENTS,
  MBTI_TYPES,
  SECTION_NAMES,
  TEMPERAMENTS,
  ZODIAC_SIGNS,
} from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { formatCount, joinClauses, proseIn, valueNamesIn } from "../../test/prose.ts";
import { PLACEMENT_BODIES } from "./placement-bodies.ts";
import { SECTION_CORPORA } from "./section-corpora.ts";

const placements = SECTION_NAMES.map((name) => SECTION_CORPORA[name].placement);

describe.each(SECTION_NAMES)("the corpus of %s", (name) => {
  const { lines, meetings, placement } = SECTION_CORPORA[name];

  it("covers every type, sign, meeting and letter", () => {
    const pairs = TEMPERAMENTS.flatMap((one) => ELEMENTS.map((other) => `${one}-${other}`));
    expect(AXES).toContain(lines.axis);
    expect(Object.keys(lines.byType).toSorted()).toEqual(MBTI_TYPES.toSorted());
    expect(Object.keys(lines.bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
    expect(Object.keys(lines.byTemperamentAndElement).toSorted()).toEqual(pairs.toSorted());
    expect(Object.keys(lines.byClarity).toSorted()).toEqual(lines.axis.split("").toSorted());
  });

  it("says two short sentences of one body in each sign", () => {
    const { planet, bySign } = placement;
    expect(PLACEMENT_BODIES).toContain(planet);
    expect(Object.keys(bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
    for (const sign of ZODIAC_SIGNS) {
      expect(bySign[sign]).toHaveLength(2);
      expect(bySign[sign][0]).toContain(planet);
      expect(bySign[sign][0]).toContain(sign);
      expect(formatCount(bySign[sign].join(" "))).toBeGreaterThan(25);
      expect(formatCount(bySign[sign].join(" "))).toBeLessThan(39);
    }
  });

  it("says, naming no sign, that the exact time of birth would place the body", () => {
    const { planet, unsettled } = placement;
    expect(unsettled).toContain(planet);
    expect(unsettled).toMatch(/\b(?:exact moment|time and place)\b/);
    expect(unsettled).toMatch(/\b(?:birth|born|date)\b/);
    expect(ZODIAC_SIGNS.filter((sign) => unsettled.includes(sign))).toEqual([]);
    expect(formatCount(unsettled)).toBeGreaterThan(17);
    expect(formatCount(unsettled)).toBeLessThan(27);
  });

  it("joins every type and sign in sentences of 11 to 34 words", () => {
    for (const clauses of Object.values(meetings)) {
      expect(Object.keys(clauses.byType).toSorted()).toEqual(MBTI_TYPES.toSorted());
      expect(Object.keys(clauses.bySign).toSorted()).toEqual(ZODIAC_SIGNS.toSorted());
      expect(clauses.joint).toMatch(/^[,;]? (?:[a-z]+ )*$/);
      const words = joinClauses(clauses).map(formatCount);
      expect(Math.min(...words)).toBeGreaterThanOrEqual(11);
      expect(Math.max(...words)).toBeLessThanOrEqual(34);
    }
  });
});

describe("the placements of the sections", () => {
  it("cover each placement body, and never mention motion, houses or aspects", () => {
    const planets = new Set(placements.map(({ planet }) => planet));
    expect([...planets].toSorted()).toEqual(PLACEMENT_BODIES.toSorted());
    const unknown =
      /retrograde|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|\b(?:ascendant|conjunct|trine|sextile|aspects?)\b/i;
    const prose = placements.flatMap(({ bySign, unsettled }) => proseIn([bySign, unsettled]));
    expect(prose.filter((text) => unknown.test(text))).toEqual([]);
  });

  it("take both signs and their clauses, once each, where the Moon changed sign", () => {
    const between = SECTION_NAMES.flatMap((name) => SECTION_CORPORA[name].moonBetween ?? []);
    expect(between).toHaveLength(5);
    for (const { frame } of between) {
      expect(valueNamesIn(frame)).toEqual(["from", "fromClause", "to", "toClause"]);
    }
  });
});

describe("the angles and houses of the sections", () => {
  it("are each read in one section, in every sign or house", () => {
    const angles = SECTION_NAMES.flatMap((name) => SECTION_CORPORA[name].angle ?? []);
    const subjects = angles.map((each) => ("angle" in each ? each.angle : each.houseOf));
    expect(subjects.toSorted()).toEqual(["Moon", "Sun", "ascendant", "midheaven"]);
    for (const each of angles) {
      expect(Object.keys("angle" in each ? each.bySign : each.byHouse)).toHaveLength(12);
    }
  });
});
