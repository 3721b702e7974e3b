import { describe, expect, it } from "vitest";
import { AXES, type Axis, MBTI_TYPES } from "../../mbti/types.ts";
import type { Clarity } from "../../quiz/scoring.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import type { ReportFacts, WrittenSentence } from "../report-facts.ts";
import { SECTION_NAMES } from "../sections.ts";
import { toGeneratedReport, type WrittenReport, writeReport } from "./write-report.ts";

const everyAxis = (clarity: Clarity) =>
  Object.fromEntries(AXES.map((axis) => [axis, clarity])) as Record<Axis, Clarity>;
const clarities = {
  "a picked type": null,
  "clear answers": everyAxis("clear"),
  "close answers": everyAxis("too close to call"),
};
const pairings = MBTI_TYPES.flatMap((mbtiType) =>
  ZODIAC_SIGNS.map((sunSign) => ({ mbtiType, sunSign })),
);
const baseFacts: ReportFacts = {
  mbtiType: "ISTJ",
  birthDate: "1992-04-19",
  sunSign: "Aries",
  changeover: null,
  clarity: null,
  placements: {
    Moon: null,
    Mercury: "Aries",
    Venus: "Aries",
    Mars: "Pisces",
    Jupiter: "Virgo",
    Saturn: "Aquarius",
  },
};

const wordsIn = (text: string) => text.split(" ").length;
const sentencesOf = (report: WrittenReport): WrittenSentence[] => [
  ...report.overview.sentences,
  ...report.strengths,
  ...SECTION_NAMES.flatMap((name) => report.sections[name].sentences),
  ...report.monthlyForecasts.flatMap(({ sentences }) => sentences),
];
const textsOf = (report: WrittenReport): string[] => {
  const { archetype, overview, strengths, monthlyForecasts, ...sections } =
    toGeneratedReport(report);
  return [archetype, overview, ...strengths, ...monthlyForecasts, ...Object.values(sections)];
};
const chartAt = (sunLongitude: number) =>
  writeReport({ ...baseFacts, sunLongitude }).sections.detailedAstrologyChart;

describe.each(Object.entries(clarities))("a report for %s", (_, clarity) => {
  const reports = pairings.map((pairing) => writeReport({ ...baseFacts, ...pairing, clarity }));

  it("has 160 to 230 words in each section", () => {
    const sections = reports.flatMap((report) =>
      SECTION_NAMES.map((name) => ({
        of: `${report.archetype}: ${name}`,
        words: wordsIn(report.sections[name].text),
      })),
    );
    expect(sections.filter(({ words }) => words < 160 || words > 230)).toEqual([]);
  });

  it("has twelve months of at least 70 words", () => {
    for (const { monthlyForecasts } of reports) {
      expect(monthlyForecasts).toHaveLength(12);
      expect(Math.min(...monthlyForecasts.map(({ text }) => wordsIn(text)))).toBeGreaterThan(69);
    }
  });

  it("has 4,500 words or more, an overview of 80 to 130 and six to eight strengths", () => {
    for (const report of reports) {
      const words = textsOf(report).reduce((total, text) => total + wordsIn(text), 0);
      expect(words).toBeGreaterThan(4499);
      expect(wordsIn(report.overview.text)).toBeGreaterThan(79);
      expect(wordsIn(report.overview.text)).toBeLessThan(131);
      expect(report.strengths.length).toBeGreaterThan(5);
      expect(report.strengths.length).toBeLessThan(9);
    }
  });

  it("never says a sentence twice", () => {
    for (const report of reports) {
      const sentences = sentencesOf(report).map(({ text }) => text);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it("leaves no placeholder, gap or stray mark", () => {
    const marred = reports
      .flatMap(textsOf)
      .filter((text) => /[{}<>]|undefined|null|TODO|NaN| {2}|^\s|\s$|^$/.test(text));
    expect(marred).toEqual([]);
  });

  it("names what each sentence rests on", () => {
    const ungrounded = reports.flatMap(sentencesOf).filter(({ basis }) => !basis.kind);
    expect(ungrounded).toEqual([]);
  });
});

describe("the writer", () => {
  it("gives each of the 192 pairings a name of its own", () => {
    const names = pairings.map((pairing) => writeReport({ ...baseFacts, ...pairing }).archetype);
    expect(new Set(names).size).toBe(192);
    for (const name of names) expect(name).toMatch(/^The [A-Z][A-Za-z-]+ [A-Z][A-Za-z-]+$/);
  });

  it("writes the same report from the same facts", () => {
    const facts = { ...baseFacts, clarity: everyAxis("slight"), sunLongitude: 29.5 };
    expect(JSON.stringify(writeReport(facts))).toBe(
      JSON.stringify(writeReport(structuredClone(facts))),
    );
  });

  it("joins the sentences of a section into its text", () => {
    for (const { text, sentences } of Object.values(writeReport(baseFacts).sections)) {
      expect(sentences.map((sentence) => sentence.text).join(" ")).toBe(text);
    }
  });

  it.each(["too close to call", "slight"] as const)("softens an axis that is %s", (close) => {
    const firm = writeReport(baseFacts);
    const soft = writeReport({ ...baseFacts, clarity: everyAxis(close) });
    for (const name of SECTION_NAMES) {
      const said = new Set(firm.sections[name].sentences.map(({ text }) => text));
      const changed = soft.sections[name].sentences.filter(({ text }) => !said.has(text));
      expect(changed.map(({ basis }) => basis)).toEqual([
        expect.objectContaining({ kind: "clarity", clarity: close }),
      ]);
    }
  });

  it.each(["moderate", "clear"] as const)("keeps firm words for an axis that is %s", (sure) => {
    const measured = toGeneratedReport(writeReport({ ...baseFacts, clarity: everyAxis(sure) }));
    expect(measured).toEqual(toGeneratedReport(writeReport(baseFacts)));
  });

  it("opens the chart section with the Sun's place, floored to the minute", () => {
    expect(chartAt(29.9999).text).toMatch(
      /^At noon Universal Time on 19 April 1992 the Sun stood at 29°59′ of Aries, /,
    );
    expect(chartAt(30.05).sentences[0]?.basis).toEqual({
      kind: "sun-position",
      birthDate: "1992-04-19",
      sign: "Taurus",
      longitude: 30.05,
    });
    expect(() => chartAt(360)).toThrow(RangeError);
  });

  it("says when the birth date is a changeover, to the minute in Universal Time", () => {
    const changeover = { from: "Aries", to: "Taurus", at: "1992-04-19T21:57:40.000Z" } as const;
    const { text } = writeReport({ ...baseFacts, changeover }).sections.detailedAstrologyChart;
    expect(text).toContain(
      "from Aries into Taurus at about 21:58 Universal Time on 19 April 1992.",
    );
    expect(text).toContain("reads you as Aries and names Taurus as the close neighbour.");
    expect(writeReport(baseFacts).sections.detailedAstrologyChart.text).not.toContain("changeover");
  });

  it("reads each month from its Sun: the birth sign's own month, and the one across the circle", () => {
    const { monthlyForecasts } = writeReport({ ...baseFacts, sunSign: "Libra" });
    const distances = monthlyForecasts.map(({ sentences }) =>
      sentences.flatMap(({ basis }) => (basis.kind === "month-sign" ? [basis.distance] : [])).at(0),
    );
    expect(distances).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]);
  });
});
