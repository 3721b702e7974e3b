import { describe, expect, it } from "vitest";
import { MBTI_TYPES } from "../../mbti/types.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "../../zodiac/signs.ts";
import { PLACEMENT_CORPORA } from "../corpus/placements/index.ts";
import { PLACEMENT_BODIES } from "../placement-bodies.ts";
import type { ReportFacts, ReportPlacements } from "../report-facts.ts";
import { SECTION_NAMES } from "../sections.ts";
import { writeReport } from "./write-report.ts";

const allIn = (sign: ZodiacSign | null) =>
  Object.fromEntries(PLACEMENT_BODIES.map((body) => [body, sign])) as ReportPlacements;
const baseFacts: ReportFacts = {
  mbtiType: "ISTJ",
  birthDate: "1992-04-19",
  sunSign: "Aries",
  changeover: null,
  clarity: null,
  placements: allIn(null),
};

const wordsIn = (text: string) => text.split(" ").length;
const placedIn = (sign: ZodiacSign | null) =>
  writeReport({ ...baseFacts, placements: allIn(sign) }).sections;

describe("a placement in a report", () => {
  it.each(ZODIAC_SIGNS)("adds to every section the sentences of its body in %s", (sign) => {
    const sections = placedIn(sign);
    for (const name of SECTION_NAMES) {
      const { planet: body, bySign } = PLACEMENT_CORPORA[name];
      const added = sections[name].sentences.filter(({ basis }) => basis.kind === "placement");
      expect(added).toEqual(
        bySign[sign].map((text) => ({ text, basis: { kind: "placement", body, sign } })),
      );
      expect(sections[name].text).toContain(bySign[sign].join(" "));
    }
  });

  it("is one sentence leaving the sign open where the birth date does", () => {
    const sections = placedIn(null);
    for (const name of SECTION_NAMES) {
      const { planet: body, unsettled } = PLACEMENT_CORPORA[name];
      const added = sections[name].sentences.filter(({ basis }) => basis.kind === "placement");
      expect(added).toEqual([{ text: unsettled, basis: { kind: "placement", body, sign: null } }]);
    }
  });

  it.each(["Leo", null] as const)(
    "stands between the Sun sign and the clarity of the axis (%s)",
    (sign) => {
      for (const { sentences } of Object.values(placedIn(sign))) {
        const kinds = [...new Set(sentences.map(({ basis }) => basis.kind))];
        expect(kinds).toEqual([
          "type",
          "temperament-element",
          "sign",
          "placement",
          "clarity",
          "modality",
          "temperament",
        ]);
      }
    },
  );

  it.each(PLACEMENT_BODIES)("of %s changes the sections it speaks in and no other text", (body) => {
    const before = writeReport({ ...baseFacts, placements: allIn("Leo") });
    const placements = { ...allIn("Leo"), [body]: "Virgo" };
    const after = writeReport({ ...baseFacts, placements });
    const changed = SECTION_NAMES.filter(
      (name) => before.sections[name].text !== after.sections[name].text,
    );
    expect(changed).toEqual(
      SECTION_NAMES.filter((name) => PLACEMENT_CORPORA[name].planet === body),
    );
    expect({ ...after, sections: null }).toEqual({ ...before, sections: null });
  });
});

describe.each([...ZODIAC_SIGNS, null])("with every body in %s", (sign) => {
  const reports = MBTI_TYPES.flatMap((mbtiType) =>
    ZODIAC_SIGNS.map((sunSign) =>
      writeReport({ ...baseFacts, mbtiType, sunSign, placements: allIn(sign) }),
    ),
  );

  it("has 160 to 230 words in each section, the Sun’s computed place aside", () => {
    const odd = reports.flatMap(({ archetype, sections }) =>
      SECTION_NAMES.map((name) => ({ archetype, name, words: wordsIn(sections[name].text) })),
    );
    expect(odd.filter(({ words }) => words < 160 || words > 230)).toEqual([]);
  });

  it("never says a sentence twice", () => {
    for (const { overview, strengths, sections, monthlyForecasts } of reports) {
      const texts = [overview, ...Object.values(sections), ...monthlyForecasts];
      const sentences = [...strengths, ...texts.flatMap((text) => text.sentences)];
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    }
  });
});
