import {
  type AsideKind,
  type GeneratedReport,
  REPORT_SECTIONS,
  type SalientFact,
  SECTION_NAMES,
  type SectionName,
  type SectionParagraph,
} from "@cosmic/domain";
import { findSalientFacts, selectStandouts } from "@cosmic/domain/chart";
import { writeAspects } from "./chart/write-aspects.ts";
import { writeSkyFacts } from "./chart/write-sky-facts.ts";
import { writeBorder, writeClarity } from "./clarity/write-clarity.ts";
import { type ChosenExercise, chooseExercises } from "./exercises/choose-exercises.ts";
import { writeMonths } from "./months/write-months.ts";
import type { WrittenDate } from "./months/written-dates.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { findElement } from "./sections/find-element.ts";
import { findUnit, findUnitExercises } from "./sections/find-unit.ts";
import { SECTIONS } from "./sections/sections.ts";
import { writeBodies } from "./sections/write-bodies.ts";
import { type SectionExtras, writeSection } from "./sections/write-section.ts";
import { type Bridge, createStanceMemory, type StanceMemory } from "./stances/stance-memory.ts";
import { type WrittenStandout, writeStandouts } from "./standouts/write-standouts.ts";
import { explainTitle, getArchetype } from "./summary/archetypes.ts";
import { type WrittenSummary, writeStrengths, writeSummary } from "./summary/write-summary.ts";
import {
  asParagraph,
  asParagraphs,
  asSentences,
  type WrittenSentence,
  type WrittenText,
} from "./text/written-text.ts";
import { TYPES } from "./types/types.ts";

/** Changes with every change of prose or composition; stored with a report, which stays as written. */
export const WRITER_VERSION = "13";

/** What the second edition has beside sections and months: what comes before the parts, and their openings. */
export interface WrittenBook {
  summary: WrittenSummary;
  /** Three. */
  standouts: readonly WrittenStandout[];
  /** The two halves disagree. */
  argument: WrittenText;
  /** What opens each of the six parts. */
  openings: readonly WrittenText[];
  /** The dates of each month, January first. */
  monthDates: readonly (readonly WrittenDate[])[];
  /** IANA name: the clocks the dates are told by. */
  timeZone: string;
}

/** A whole report, every sentence with what it rests on. */
export interface WrittenReport {
  version: string;
  archetype: string;
  overview: WrittenText;
  strengths: readonly WrittenSentence[];
  sections: Readonly<Record<SectionName, WrittenText>>;
  /** Twelve texts, January first. */
  monthlyForecasts: readonly WrittenText[];
  /** The year of each of them. */
  forecastYears: readonly number[];
  book: WrittenBook;
}

/** A report as it may be stored: versions 1 and 2 of the writer kept no years, versions 1 to 4 no book. */
export type StoredReport = Omit<WrittenReport, "forecastYears" | "book"> &
  Partial<Pick<WrittenReport, "forecastYears" | "book">>;

/**
 * Writes a report from its inputs alone: the same inputs and version give the same text, byte for byte.
 * Throws RangeError when the year does not cover every calendar month once.
 */
export function writeReport(inputs: ReportInputs): WrittenReport {
  const { mbtiType, sunSign, chart, timeZone } = inputs;
  const variant = toVariant(inputs);
  const type = TYPES[mbtiType];
  const { thesis, argument } = type.bySign[sunSign];
  const pairing = { kind: "type-sign", mbtiType, sign: sunSign } as const;
  const facts = findSalientFacts(chart);
  const standouts = selectStandouts(facts);
  const year = writeMonths(inputs, variant);
  return {
    version: WRITER_VERSION,
    archetype: getArchetype(mbtiType, sunSign),
    overview: asParagraph(asSentences(pairing, thesis)),
    strengths: writeStrengths(inputs),
    sections: writeSections(inputs, standouts, variant),
    monthlyForecasts: year.months.map(({ text }) => text),
    forecastYears: year.months.map((month) => month.year),
    book: {
      summary: writeSummary(inputs, year.highlights),
      standouts: writeStandouts(standouts, chart.angles !== null),
      argument: asParagraphs([
        ...argument.map((paragraph) => asSentences(pairing, paragraph)),
        writeBorder(inputs),
      ]),
      openings: type.openings.map((text, index) =>
        asParagraph([
          ...asSentences({ kind: "type", mbtiType }, text),
          ...(index === WORK ? writeWorkNote(inputs) : []),
        ]),
      ),
      monthDates: year.months.map(({ dates }) => dates),
      timeZone,
    },
  };
}

/** The part about work. */
const WORK = 1;
/** From this age on, in years, a job is not taken for granted. */
const RETIRING = 62;

function writeWorkNote({ mbtiType, birthDate, year }: ReportInputs): WrittenSentence[] {
  const [bornIn = 0] = birthDate.split("-").map(Number);
  if (year.from.getUTCFullYear() - bornIn < RETIRING) return [];
  return asSentences(
    { kind: "type", mbtiType },
    "Where it says “job,” read whatever fills your days now.",
  );
}

/** Where lists of wordings begin: the same number for the same person and type. */
function toVariant({ mbtiType, birthDate }: ReportInputs): number {
  const seed = `${mbtiType} ${birthDate}`;
  return seed.split("").reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 10_007, 7);
}

function writeSections(
  inputs: ReportInputs,
  standouts: readonly SalientFact[],
  variant: number,
): Record<SectionName, WrittenText> {
  const memory = createStanceMemory(variant);
  const bridges = new Map(
    SECTION_NAMES.map((name) => [name, takeStances(name, inputs, memory.take)]),
  );
  const exercises = chooseExercises(
    (name) => findUnitExercises(SECTIONS[name], inputs),
    memory.listPoles(),
    standouts,
  );
  const leads = assignLeads(standouts, inputs);
  const sections = SECTION_NAMES.map((name) => {
    const extras: SectionExtras = {
      bridges: bridges.get(name) ?? [],
      lead: leads.get(name) ?? null,
      more: [
        ...(name === "detailedAstrologyChart" ? writeChart(inputs, standouts) : []),
        ...(name === "personalityArchetypes" ? [writeTitle(inputs)] : []),
        writeClarity(name, inputs, variant),
      ],
      practice: writeExercise(exercises.get(name)),
    };
    return [name, writeSection(name, inputs, extras)] as const;
  });
  return Object.fromEntries(sections) as Record<SectionName, WrittenText>;
}

function takeStances(
  name: SectionName,
  inputs: ReportInputs,
  take: StanceMemory["take"],
): Bridge[] {
  const section = SECTIONS[name];
  return take(findUnit(section, inputs).unit.stances, section.area);
}

function writeTitle({ mbtiType, sunSign }: ReportInputs): WrittenSentence[] {
  const text = explainTitle(mbtiType, sunSign);
  return [{ text, basis: { kind: "type-sign", mbtiType, sign: sunSign } }];
}

function writeChart(inputs: ReportInputs, standouts: readonly SalientFact[]) {
  const { chart } = inputs;
  return [writeSkyFacts(inputs), ...writeAspects(chart, standouts), writeBodies(inputs)];
}

function writeExercise(chosen: ChosenExercise | undefined): WrittenSentence[] {
  if (!chosen) return [];
  const { exercise, reasons } = chosen;
  return asSentences({ kind: "exercise", reasons }, `${exercise.title}. ${exercise.text}`);
}

/** For each salient fact the first section of the full report that tells the sign of one of its bodies. */
function assignLeads(
  standouts: readonly SalientFact[],
  { chart }: ReportInputs,
): ReadonlyMap<SectionName, NonNullable<SectionExtras["lead"]>> {
  const leads = new Map<SectionName, NonNullable<SectionExtras["lead"]>>();
  for (const [rank, fact] of standouts.entries()) {
    const name = SECTION_NAMES.find(
      (section) => !leads.has(section) && isAbout(section, fact, chart),
    );
    if (name) leads.set(name, { fact, rank });
  }
  return leads;
}

function isAbout(name: SectionName, fact: SalientFact, chart: ReportInputs["chart"]): boolean {
  const { placement } = SECTIONS[name];
  // A preview begins with the section's own text, so nothing leads the sections it shows.
  if (!placement || REPORT_SECTIONS[name].access === "preview") return false;
  const isTold = findElement(placement.body, chart).sign !== null;
  return isTold && fact.bodies.includes(placement.body);
}

/** The plain texts of a written report, as they are stored and sent. */
export function toGeneratedReport(written: StoredReport): GeneratedReport {
  const texts = Object.fromEntries(
    SECTION_NAMES.map((name) => [name, written.sections[name].text]),
  ) as Record<SectionName, string>;
  return {
    ...texts,
    archetype: written.archetype,
    overview: written.overview.text,
    strengths: written.strengths.map(({ text }) => text),
    monthlyForecasts: written.monthlyForecasts.map(({ text }) => text),
  };
}

/** The paragraphs of its sections that are not plain prose; none in a report of versions 1 to 3. */
export function listParagraphKinds({ sections }: StoredReport): SectionParagraph[] {
  return SECTION_NAMES.flatMap((section) => {
    let paragraph = 0;
    return sections[section].sentences.flatMap(({ opensParagraph, kind, aside }) => {
      if (opensParagraph) paragraph += 1;
      const own = kind ?? aside;
      return own ? [{ section, paragraph, kind: own }] : [];
    });
  });
}

/** Those that stand apart in every edition: something to notice, something to try. */
export function listAsides(report: StoredReport): (SectionParagraph & { kind: AsideKind })[] {
  return listParagraphKinds(report).filter(
    (each): each is SectionParagraph & { kind: AsideKind } =>
      each.kind === "notice" || each.kind === "practice",
  );
}
