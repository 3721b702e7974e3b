import {
  AXES,
  type Axis,
  addDays,
  type Clarity,
  MBTI_TYPES,
  REPORT_SECTIONS,
  SECTION_NAMES,
} from "@cosmic/domain";
import { describe, expect, it, vi } from "vitest";
import { LISBON, makeReportInputs } from "../test/report-inputs.ts";
import { explainEvidence } from "./evidence/explain-evidence.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { findUnit } from "./sections/find-unit.ts";
import { SECTIONS } from "./sections/sections.ts";
import { STANCE_DIMENSIONS } from "./stances/stances.ts";
import type { WrittenSentence } from "./text/written-text.ts";
import {
  listAsides,
  listParagraphKinds,
  toGeneratedReport,
  type WrittenReport,
  writeReport,
} from "./write-report.ts";

// A hundred charts take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const everyAxis = (clarity: Clarity) =>
  Object.fromEntries(AXES.map((axis) => [axis, clarity])) as Record<Axis, Clarity>;
const specimens: ReportInputs[] = Array.from({ length: 96 }, (_, index) => {
  const birthDate = addDays("1931-01-15", index * 289);
  const place = index % 4 === 0 ? { place: LISBON } : {};
  const time = index % 8 === 0 ? { birthTime: "13:45" } : {};
  const clarity = index % 3 === 0 ? everyAxis("slight") : null;
  const mbtiType = MBTI_TYPES[index % 16] ?? "INTJ";
  return makeReportInputs({ birthDate, ...place, ...time }, mbtiType, { clarity });
});
const known = { birthDate: "1990-11-05", birthTime: "13:45", place: LISBON };

/** Every sentence of a report, in reading order. */
const listSentences = ({ book, ...report }: WrittenReport): WrittenSentence[] => [
  ...report.overview.sentences,
  ...report.strengths,
  ...book.summary.costs,
  ...book.summary.tensions.flatMap(({ text }) => text.sentences),
  ...book.summary.practice.sentences,
  ...book.standouts.flatMap(({ text }) => text.sentences),
  ...book.argument.sentences,
  ...book.openings.flatMap(({ sentences }) => sentences),
  ...SECTION_NAMES.flatMap((name) => report.sections[name].sentences),
  ...report.monthlyForecasts.flatMap(({ sentences }) => sentences),
];

const writeAbout = (time: string, minutes: number) => {
  const hours = { kind: "about", time, minutes } as const;
  return writeReport(makeReportInputs({ birthDate: "1990-07-13", place: LISBON, hours }));
};

const listAngles = (report: WrittenReport) =>
  SECTION_NAMES.flatMap((name) => {
    const kinds = new Set(report.sections[name].sentences.map(({ basis }) => basis.kind));
    return ["angle", "house"]
      .filter((kind) => kinds.has(kind as "angle"))
      .map((kind) => `${name}: ${kind}`);
  });

describe("a report", () => {
  const reports = specimens.map(writeReport);

  it("leaves no placeholder, gap or stray mark", () => {
    const marred = reports
      .flatMap(listSentences)
      .filter(({ text }) =>
        /[{}<>|]|undefined|null|TODO|NaN| {2}|^\s|\s$|^$|\.\.|,,| ,|[“”][“”]/.test(text),
      );
    expect(marred.map(({ text }) => text)).toEqual([]);
  });

  it("says no sentence twice", () => {
    for (const report of reports) {
      const texts = listSentences(report).map(({ text }) => text);
      const twice = texts.filter((text, index) => text.length > 25 && texts.indexOf(text) < index);
      expect(twice).toEqual([]);
    }
  });

  it("says of every sentence what it rests on, in words", () => {
    const wordless = reports
      .flatMap(listSentences)
      .map(({ basis }) => explainEvidence(basis))
      .filter((text) => !/^[A-Z].{4,180}$/.test(text) || /undefined|NaN|Invalid/.test(text));
    expect(wordless).toEqual([]);
  });

  it("keeps its inputs as plain JSON", () => {
    const [report] = reports;
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it("asks one question at the end of every section", () => {
    for (const report of reports) {
      for (const name of SECTION_NAMES) {
        const { sentences } = report.sections[name];
        const asks = sentences.filter(({ kind }) => kind === "ask");
        expect(asks).toHaveLength(1);
        expect(report.sections[name].text.split("\n\n").at(-1)).toMatch(/\?[”’]?$/);
      }
    }
  });

  it("sets nine different exercises apart", () => {
    for (const report of reports) {
      const practices = SECTION_NAMES.flatMap((name) =>
        report.sections[name].sentences.filter(({ kind }) => kind === "practice"),
      );
      expect(new Set(practices.map(({ text }) => text)).size).toBe(9);
    }
  });

  it("tells three salient facts under their standard names", () => {
    for (const { book } of reports) {
      expect(new Set(book.standouts.map(({ title }) => title)).size).toBe(3);
      for (const { text } of book.standouts) expect(text.sentences.length).toBeGreaterThan(1);
    }
  });

  it("never asserts two opposite stances without a bridge", () => {
    for (const [index, inputs] of specimens.entries()) {
      const { sections } = reports[index] as WrittenReport;
      const bridged = new Set(
        SECTION_NAMES.flatMap((name) =>
          sections[name].sentences.flatMap(({ basis }) =>
            basis.kind === "bridge" ? [basis.dimension] : [],
          ),
        ),
      );
      for (const dimension of STANCE_DIMENSIONS) {
        const said = SECTION_NAMES.flatMap((name) => {
          const { unit } = findUnit(SECTIONS[name], inputs);
          return unit.stances[dimension] ?? [];
        });
        const isTold = bridged.has(dimension) || said.includes("both");
        expect(new Set(said).size <= 1 || isTold, `${dimension}: ${said.join(", ")}`).toBe(true);
      }
    }
  });
});

const inputs = makeReportInputs("1990-07-14");
/** What a report of one clarity on every axis says of it. */
const sayClarity = (clarity: Clarity) => {
  const { sections } = writeReport({ ...inputs, clarity: everyAxis(clarity) });
  return SECTION_NAMES.flatMap((name) =>
    sections[name].sentences.flatMap(({ text, basis }) => (basis.kind === "clarity" ? [text] : [])),
  );
};

describe("the writer", () => {
  it("writes the same report from the same inputs, byte for byte", () => {
    const timed = makeReportInputs(known, "ENFP", { clarity: everyAxis("slight") });
    expect(JSON.stringify(writeReport(structuredClone(timed)))).toBe(
      JSON.stringify(writeReport(timed)),
    );
  });

  it("joins the sentences of a section into its text, a blank line before each new paragraph", () => {
    for (const { text, sentences } of Object.values(writeReport(inputs).sections)) {
      const joined = sentences.map((each) => `${each.opensParagraph ? "\n\n" : " "}${each.text}`);
      expect(joined.join("").trim()).toBe(text);
    }
  });

  it("names the Scorpio stellium first for a birth on November 5, 1990", () => {
    const { book, sections } = writeReport(makeReportInputs("1990-11-05", "INFJ"));
    expect(book.standouts[0]?.title).toBe("The stellium in Scorpio");
    expect(book.standouts[0]?.text.text).toContain("Pluto");
    const leads = SECTION_NAMES.filter((name) => sections[name].text.includes("the stellium in"));
    expect(leads.length).toBeGreaterThan(0);
  });

  it("says which planets the pages follow, but for one whose sign the birth hour decides", () => {
    const [settled, open] = ["1990-11-05", "1962-02-04"].map(
      (birthDate) =>
        writeReport(makeReportInputs(birthDate, "INFP")).sections.detailedAstrologyChart.text,
    );
    expect(settled).toContain("Venus in Scorpio does your loving.");
    expect(open).toContain("Mercury in Aquarius does your thinking.");
    expect(open).not.toContain("The Moon in");
  });

  it("does not take a job for granted from 62 years on", () => {
    const told = ["1962-02-04", "1990-11-05"].map((birthDate) =>
      writeReport(makeReportInputs(birthDate, "INFP")).book.openings[1]?.text.includes("“job,”"),
    );
    expect(told).toEqual([true, false]);
  });

  it("begins the sections of a preview with their own text", () => {
    for (const specimen of specimens.slice(0, 32)) {
      const { sections } = writeReport(specimen);
      for (const name of SECTION_NAMES.filter(
        (each) => REPORT_SECTIONS[each].access === "preview",
      )) {
        expect(sections[name].sentences[0]?.basis.kind).toBe("type-element");
      }
    }
  });

  it("adds rising sign, Midheaven and houses where the birth time is known, and nothing of them else", () => {
    expect(listAngles(writeReport(makeReportInputs(known)))).toEqual([
      "personalityArchetypes: angle",
      "detailedAstrologyChart: angle",
      "detailedAstrologyChart: house",
      "careerSuggestions: angle",
      "innerChildHealing: house",
      "lifePurpose: house",
    ]);
    expect(listAngles(writeReport(inputs))).toEqual([]);
  });

  it("adds those of hours that leave them one sign, and nothing of a degree", () => {
    const narrow = writeAbout("19:00", 30);
    expect(listAngles(narrow)).toHaveLength(6);
    expect(narrow.sections.detailedAstrologyChart.text).toContain(
      "At every minute of the hours you gave, Sagittarius was rising in the east and Libra stood on the Midheaven. Counted by whole signs from Sagittarius, the Sun stood in the eighth house and the Moon in the fourth.",
    );
    const half = writeAbout("18:00", 30).sections;
    expect(half.detailedAstrologyChart.text).toContain(
      "At every minute of the hours you gave, Sagittarius was rising in the east. Counted",
    );
    expect(half.careerSuggestions.sentences.map(({ basis }) => basis.kind)).not.toContain("angle");
    expect(writeAbout("20:30", 8).sections.detailedAstrologyChart.text).toContain(
      "Counted by whole signs from Capricorn, the Sun stood in the seventh house.",
    );
    expect(listAngles(writeAbout("19:00", 120))).toEqual([]);
  });

  it("says where the two halves of its title come from", () => {
    const { archetype, sections } = writeReport(makeReportInputs("1990-11-05", "INFJ"));
    const [, image = "", craft = ""] = /^The (\S+) (\S+)$/.exec(archetype) ?? [];
    expect(sections.personalityArchetypes.text).toContain(
      `the ${craft} is INFJ, and “${image}” comes from Scorpio`,
    );
  });

  it("speaks of the clarity of the answers in four sections, and softens what was slight", () => {
    expect(sayClarity("clear")).toHaveLength(4);
    expect(sayClarity("clear")).toEqual(sayClarity("moderate"));
    expect(
      new Set([...sayClarity("clear"), ...sayClarity("slight"), ...sayClarity("too close to call")])
        .size,
      // A level letter gets what settles it besides.
    ).toBe(16);
  });

  it("says nothing of clarity to a picked type, which was not measured", () => {
    const { sections } = writeReport(inputs);
    const kinds = SECTION_NAMES.flatMap((name) =>
      sections[name].sentences.map(({ basis }) => basis.kind),
    );
    expect(kinds).not.toContain("clarity");
  });

  it("names the types on whose border level answers put a reader", () => {
    const clarity = {
      ...everyAxis("clear"),
      EI: "too close to call",
      JP: "too close to call",
    } as const;
    const { book } = writeReport({ ...makeReportInputs("1990-07-14", "INFJ"), clarity });
    expect(book.argument.text).toContain("between INFJ, ENFJ and INFP");
  });

  it("says which paragraphs are not plain prose, and those that stand apart in every edition", () => {
    const report = writeReport(inputs);
    const { personalityArchetypes } = toGeneratedReport(report);
    const kinds = listParagraphKinds(report).filter(
      ({ section }) => section === "personalityArchetypes",
    );
    const paragraphs = personalityArchetypes.split("\n\n");
    const voices = kinds.filter(({ kind }) => kind === "voice");
    expect(voices.length).toBeGreaterThan(2);
    for (const { paragraph } of voices) expect(paragraphs[paragraph]).toMatch(/^Logistician: /);
    expect(new Set(listAsides(report).map(({ kind }) => kind))).toEqual(new Set(["practice"]));
  });

  it("gives the texts of a report that an older version stored", () => {
    const { forecastYears, book, ...older } = writeReport(inputs);
    expect([forecastYears.length, book.openings.length]).toEqual([12, 6]);
    expect(toGeneratedReport({ ...older, version: "2" }).overview).toBe(older.overview.text);
  });
});
