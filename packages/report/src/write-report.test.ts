import {
  AXES,
  type Axis,
  addDays,
  type Clarity,
  MBTI_TYPES,
  type MbtiType,
  SECTION_NAMES,
} from "@cosmic/domain";
import { describe, expect, it, vi } from "vitest";
import { LISBON, makeReportInputs } from "../test/report-inputs.ts";
import { explainEvidence } from "./evidence/explain-evidence.ts";
import type { ReportInputs } from "./report-inputs.ts";
import type { WrittenSentence } from "./text/written-text.ts";
import { listAsides, toGeneratedReport, type WrittenReport, writeReport } from "./write-report.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const everyAxis = (clarity: Clarity) =>
  Object.fromEntries(AXES.map((axis) => [axis, clarity])) as Record<Axis, Clarity>;
const births = Array.from({ length: 48 }, (_, index) => addDays("1931-01-15", index * 577));
const specimens: ReportInputs[] = births.flatMap((birthDate, index) => {
  const place = index % 4 === 0 ? { place: LISBON } : {};
  const time = index % 8 === 0 ? { birthTime: "13:45" } : {};
  const inputs = makeReportInputs({ birthDate, ...place, ...time });
  return MBTI_TYPES.map((mbtiType) => ({ ...inputs, mbtiType }));
});
const known = { birthDate: "1990-07-14", birthTime: "13:45", place: LISBON };

const listSentences = (report: WrittenReport): WrittenSentence[] => [
  ...report.overview.sentences,
  ...report.strengths,
  ...SECTION_NAMES.flatMap((name) => report.sections[name].sentences),
  ...report.monthlyForecasts.flatMap(({ sentences }) => sentences),
];
const listTexts = (report: WrittenReport): string[] => {
  const { archetype, overview, strengths, monthlyForecasts, ...sections } =
    toGeneratedReport(report);
  return [archetype, overview, ...strengths, ...monthlyForecasts, ...Object.values(sections)];
};
const kindsIn = ({ sentences }: { sentences: readonly WrittenSentence[] }) => [
  ...new Set(sentences.map(({ basis }) => basis.kind)),
];

const paragraphsIn = ({ sentences }: { sentences: readonly WrittenSentence[] }) =>
  sentences.reduce<WrittenSentence[][]>((paragraphs, sentence) => {
    if (paragraphs.length === 0 || sentence.opensParagraph) return [...paragraphs, [sentence]];
    paragraphs.at(-1)?.push(sentence);
    return paragraphs;
  }, []);
/** What each paragraph rests on, in its order. */
const describeOrder = (text: { sentences: readonly WrittenSentence[] }) =>
  paragraphsIn(text)
    .map((paragraph) => paragraph.map(({ aside, basis }) => aside ?? basis.kind).join(" "))
    .join("; ");

const anglesIn = (report: WrittenReport) =>
  SECTION_NAMES.flatMap((name) =>
    kindsIn(report.sections[name]).flatMap((kind) =>
      kind === "angle" || kind === "house" ? [`${name}: ${kind}`] : [],
    ),
  );

describe("a report", () => {
  const reports = specimens.map(writeReport);

  it("leaves no placeholder, gap or stray mark", () => {
    const marred = reports
      .flatMap(listTexts)
      .filter((text) => /[{}<>]|undefined|null|TODO|NaN| {2}|^\s|\s$|^$|\.\.|,,| ,/.test(text));
    expect(marred).toEqual([]);
  });

  it("is written in whole sentences of at most 50 words", () => {
    const sentences = new Set(
      reports.flatMap((report) => listSentences(report).map(({ text }) => text)),
    );
    expect([...sentences].filter((text) => !/^[\p{Lu}‘“].*[.?]$/u.test(text))).toEqual([]);
    expect([...sentences].filter((text) => text.split(" ").length > 50)).toEqual([]);
  });

  it("rests half or more of every section on the type, where no angles are written", () => {
    const ofType = new Set(["type", "type-sign", "type-element-balance", "type-modality-balance"]);
    const thin = reports.flatMap(({ archetype, sections }, index) =>
      SECTION_NAMES.flatMap((name) => {
        const { sentences } = sections[name];
        const own = sentences.filter(({ basis }) => ofType.has(basis.kind)).length;
        return own * 2 < sentences.length
          ? [`${archetype} ${births[Math.floor(index / 16)]} ${name}`]
          : [];
      }),
    );
    expect(thin).toEqual([]);
  });

  it("says of every sentence what it rests on, in words", () => {
    const wordless = reports
      .flatMap(listSentences)
      .map(({ basis }) => explainEvidence(basis))
      .filter((text) => !/^[A-Z].{4,110}$/.test(text) || /undefined|NaN|Invalid/.test(text));
    expect(wordless).toEqual([]);
  });

  it("keeps its inputs as plain JSON", () => {
    const [report] = reports;
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it("has six to eight strengths and an overview of 80 to 160 words", () => {
    for (const { strengths, overview } of reports) {
      expect(strengths.length).toBeGreaterThanOrEqual(6);
      expect(strengths.length).toBeLessThanOrEqual(8);
      const words = overview.text.split(" ").length;
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(160);
    }
  });
});

describe("the writer", () => {
  const inputs = makeReportInputs("1990-07-14");
  const listClarities = (mbtiType: MbtiType) => {
    const level = { ...inputs, mbtiType, clarity: everyAxis("too close to call") };
    const { sections } = writeReport(level);
    return SECTION_NAMES.flatMap((name) =>
      sections[name].sentences.flatMap(({ text, basis }) =>
        basis.kind === "clarity" ? [text] : [],
      ),
    );
  };

  it("writes the same report from the same inputs, byte for byte", () => {
    const timed = makeReportInputs(known, "ENFP", { clarity: everyAxis("slight") });
    expect(JSON.stringify(writeReport(timed))).toBe(
      JSON.stringify(writeReport(structuredClone(timed))),
    );
    expect(
      JSON.stringify(
        writeReport(makeReportInputs(known, "ENFP", { clarity: everyAxis("slight") })),
      ),
    ).toBe(JSON.stringify(writeReport(timed)));
  });

  it("joins the sentences of a section into its text, a blank line before each new paragraph", () => {
    for (const { text, sentences } of Object.values(writeReport(inputs).sections)) {
      const joined = sentences.map((each) => `${each.opensParagraph ? "\n\n" : " "}${each.text}`);
      expect(joined.join("").trim()).toBe(text);
    }
  });

  it("sets something to notice and something to try apart, between two or three paragraphs of prose", () => {
    const { sections } = writeReport(inputs);
    for (const name of SECTION_NAMES) {
      const paragraphs = paragraphsIn(sections[name]);
      const apart = paragraphs.filter(([first]) => first?.aside);
      expect(apart.map((paragraph) => paragraph.length)).toEqual([1, 1]);
      expect(new Set(apart.map(([first]) => first?.aside))).toEqual(
        new Set(["notice", "practice"]),
      );
      const prose = paragraphs.filter(([first]) => !first?.aside);
      expect([2, 3]).toContain(prose.length);
      expect(prose.every((paragraph) => paragraph.length > 1)).toBe(true);
    }
  });

  it("says where the paragraphs that stand apart are, and nothing of a report that keeps no places", () => {
    const report = writeReport(inputs);
    const { lifePurpose } = toGeneratedReport(report);
    const said = listAsides(report).filter(({ section }) => section === "lifePurpose");
    expect(said.map(({ kind, paragraph }) => [kind, lifePurpose.split("\n\n")[paragraph]])).toEqual(
      report.sections.lifePurpose.sentences.flatMap(({ aside, text }) =>
        aside ? [[aside, text]] : [],
      ),
    );
    const plain = report.sections.lifePurpose.sentences.map(({ text, basis }) => ({ text, basis }));
    const older = { ...report.sections.lifePurpose, sentences: plain };
    const sections = { ...report.sections, lifePurpose: older };
    expect(listAsides({ ...report, version: "3", sections })).toEqual(
      listAsides(report).filter(({ section }) => section !== "lifePurpose"),
    );
  });

  it("never writes two neighboring sections in one order", () => {
    for (const birth of ["1990-07-14", "1988-04-19", known]) {
      const { sections } = writeReport(makeReportInputs(birth));
      const orders = SECTION_NAMES.map((name) => describeOrder(sections[name]));
      expect(orders.filter((order, index) => order === orders[index - 1])).toEqual([]);
      expect(new Set(orders).size).toBeGreaterThan(5);
    }
  });

  it("begins no section with a planet whose sign is open", () => {
    for (const birthDate of births.slice(0, 12)) {
      const { sections } = writeReport(makeReportInputs(birthDate));
      const open = SECTION_NAMES.filter((name) => {
        const [first] = sections[name].sentences;
        return first?.basis.kind === "placement" && first.basis.sign === null;
      });
      expect(open).toEqual([]);
    }
  });

  it("opens the chart section with what was computed", () => {
    const { detailedAstrologyChart: chart } = writeReport(inputs).sections;
    expect(kindsIn(chart).slice(0, 2)).toEqual(["sun-position", "modality-balance"]);
    expect(kindsIn(chart)).toContain("type-modality-balance");
  });

  it("gives rising sign, Midheaven and houses where they belong, once they are known", () => {
    expect(anglesIn(writeReport(makeReportInputs(known)))).toEqual([
      "lifePurpose: house",
      "detailedAstrologyChart: angle",
      "detailedAstrologyChart: house",
      "personalityArchetypes: angle",
      "innerChildHealing: house",
      "detailedCareerAnalysis: angle",
    ]);
    expect(anglesIn(writeReport(inputs))).toEqual([]);
  });

  it.each(["too close to call", "slight"] as const)("softens an axis that is %s", (close) => {
    const firm = writeReport(inputs);
    const soft = writeReport({ ...inputs, clarity: everyAxis(close) });
    for (const name of SECTION_NAMES) {
      const said = new Set(firm.sections[name].sentences.map(({ text }) => text));
      const changed = soft.sections[name].sentences.filter(({ text }) => !said.has(text));
      expect(changed.map(({ basis }) => basis)).toEqual([
        expect.objectContaining({ kind: "clarity", clarity: close }),
      ]);
    }
  });

  it("leans to neither letter of an axis that is too close to call", () => {
    const mirrored = { INTJ: "ESFP", ISTJ: "ENFP", ENFJ: "ISTP" } as const;
    for (const [mbtiType, opposite] of Object.entries(mirrored)) {
      const said = listClarities(mbtiType as MbtiType);
      expect(said).toEqual(listClarities(opposite));
      expect(new Set(said).size).toBe(SECTION_NAMES.length);
    }
  });

  it.each(["moderate", "clear"] as const)("keeps firm words for an axis that is %s", (sure) => {
    const measured = toGeneratedReport(writeReport({ ...inputs, clarity: everyAxis(sure) }));
    expect(measured).toEqual(toGeneratedReport(writeReport(inputs)));
  });

  it("gives the texts of a report that an older version stored", () => {
    const { forecastYears, ...older } = writeReport(inputs);
    expect(forecastYears).toHaveLength(12);
    expect(toGeneratedReport({ ...older, version: "2" }).overview).toBe(older.overview.text);
  });
});
