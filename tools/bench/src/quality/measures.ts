import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { type WrittenReport, type WrittenSentence, writeReport } from "@cosmic/report";
import { BANNED_PROMISES } from "@cosmic/report/rewording";
import type { Specimen } from "./people.ts";
import { readingEase } from "./reading-ease.ts";
import { listSentences, wordsIn } from "./report-texts.ts";
import { computeSharedWords, indexText } from "./shared-words.ts";
import { findUntoldEvents } from "./told-events.ts";
import { countFamilies } from "./word-families.ts";

/** One line of the table: what was found, what is allowed, and what breaks it. */
export interface Measure {
  name: string;
  found: string;
  bound: string;
  /** Empty while the bound holds. */
  broken: readonly string[];
}

interface Bound {
  least?: number;
  most?: number;
  /** Figures after the point. */
  digits?: number;
}

/** A number of each report against a bound that every one must keep. */
function within(
  name: string,
  specimens: readonly Specimen[],
  { least = -Infinity, most = Infinity, digits = 0 }: Bound,
  count: (specimen: Specimen) => number,
): Measure {
  const counts = specimens.map((each) => ({ of: each.label, count: count(each) }));
  const sorted = counts.map((each) => each.count).toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const show = (value = 0) => value.toFixed(digits);
  const limits = [
    ...(least > -Infinity ? [`${show(least)} or more`] : []),
    ...(most < Infinity ? [`${show(most)} or less`] : []),
  ];
  return {
    name,
    found: `${show(sorted[0])} to ${show(sorted.at(-1))}, median ${show(middle)}`,
    bound: limits.join(", "),
    broken: counts
      .filter((each) => !(each.count >= least && each.count <= most))
      .map((each) => `${each.of}: ${show(each.count)}`),
  };
}

function none(
  name: string,
  specimens: readonly Specimen[],
  find: (specimen: Specimen) => readonly string[],
): Measure {
  const broken = specimens.flatMap((each) => find(each).map((what) => `${each.label}: ${what}`));
  return { name, found: `${broken.length}`, bound: "0", broken };
}

/** Halves of sentences put together from two corpora, as the first edition did. */
const SPLICE = /, (?:while|whereas|even as|just as) (?:your|the) /;
const MODAL = /\b(?:may|might|could|perhaps|probably|likely|maybe)\b/gi;
const YOU_FIRST = /^[“‘(]?You(?:r|rs|rself|’re|’ve|’ll|’d)?\b/;
const SHORT = 8;

const countWords = ({ text }: WrittenSentence) => text.split(" ").length;
const computeShare = (
  sentences: readonly WrittenSentence[],
  test: (each: WrittenSentence) => boolean,
) => sentences.filter(test).length / sentences.length;

/** What every report must be by itself. */
export function measureEach(specimens: readonly Specimen[]): Measure[] {
  return [
    within("words in a report", specimens, { least: 6500, most: 9000 }, ({ report }) =>
      wordsIn(listSentences(report)),
    ),
    within(
      "spliced sentences",
      specimens,
      { most: 8 },
      ({ report }) => listSentences(report).filter(({ text }) => SPLICE.test(text)).length,
    ),
    within(
      "sentence length: standard deviation",
      specimens,
      { least: 8, digits: 1 },
      ({ report }) => deviation(listSentences(report).map(countWords)),
    ),
    within(
      "share of sentences under eight words",
      specimens,
      { least: 0.1, digits: 2 },
      ({ report }) => computeShare(listSentences(report), (each) => countWords(each) < SHORT),
    ),
    within(
      "share of sentences opening with You or Your",
      specimens,
      { most: 0.2, digits: 2 },
      ({ report }) => computeShare(listSentences(report), ({ text }) => YOU_FIRST.test(text)),
    ),
    within("modal verbs in a report", specimens, { most: 30 }, ({ report }) =>
      listSentences(report).reduce((sum, { text }) => sum + (text.match(MODAL)?.length ?? 0), 0),
    ),
    within("fewest questions in a section", specimens, { least: 1 }, ({ report }) =>
      Math.min(
        ...SECTION_NAMES.map(
          (name) => report.sections[name].sentences.filter(({ kind }) => kind === "ask").length,
        ),
      ),
    ),
    within(
      "forms of sections",
      specimens,
      { least: 8 },
      () => new Set(SECTION_NAMES.map((name) => REPORT_SECTIONS[name].form)).size,
    ),
    within("neighboring sections of one form", specimens, { most: 0 }, () => countAlikeNeighbors()),
    within("most used family of content words", specimens, { most: 9 }, ({ report }) =>
      Math.max(...countFamilies(listSentences(report)).values()),
    ),
    within(
      "reading ease of a whole report",
      specimens,
      { least: 60, most: 75, digits: 1 },
      ({ report }) => readingEase(listSentences(report)),
    ),
    within("salient facts told by their names", specimens, { least: 3 }, ({ report }) =>
      countStandouts(report),
    ),
    within(
      "different exercises",
      specimens,
      { least: 9, most: 9 },
      ({ report }) =>
        new Set(
          listSentences(report).flatMap(({ kind, text }) => (kind === "practice" ? [text] : [])),
        ).size,
    ),
    none("events of the year neither told nor excused", specimens, findUntoldEvents),
    none("dates before the day of writing", specimens, ({ facts, report }) =>
      report.book.monthDates
        .flat()
        .filter(({ at }) => new Date(at) < facts.year.from)
        .map(({ at }) => at),
    ),
    none("sentences said twice", specimens, ({ report }) => findRepeated(report)),
    none("sentences without a basis", specimens, ({ report }) => findUngrounded(report)),
    none("banned words", specimens, ({ report }) =>
      listSentences(report).flatMap(({ text }) => BANNED_PROMISES.exec(text)?.[0] ?? []),
    ),
    none("reports that differ when written again", specimens, ({ facts, report }) =>
      JSON.stringify(writeReport(facts)) === JSON.stringify(report) ? [] : ["differs"],
    ),
  ];
}

/**
 * What reports must be to one another.
 * @param mostPairs of each kind, spread evenly over all there are
 */
export function measureTogether(specimens: readonly Specimen[], mostPairs = 2000): Measure[] {
  const names = new Map<string, string>();
  const twice = specimens.flatMap(({ label, report: { archetype } }) => {
    const other = names.get(archetype);
    names.set(archetype, label);
    return other === undefined ? [] : [`${archetype}: ${other} and ${label}`];
  });
  const indexed = specimens.map((each) => {
    const months = each.report.monthlyForecasts.flatMap(({ sentences }) => sentences);
    return { ...each, all: indexText(listSentences(each.report)), months: indexText(months) };
  });
  type Indexed = (typeof indexed)[number];
  const compare = (
    name: string,
    most: number,
    isPair: (a: Indexed, b: Indexed) => boolean,
    part: "all" | "months",
  ) => {
    const pairs = indexed.flatMap((one, index) =>
      indexed
        .slice(index + 1)
        .filter((other) => isPair(one, other))
        .map((other) => [one, other] as const),
    );
    const every = Math.max(1, Math.ceil(pairs.length / mostPairs));
    const shares = pairs
      .filter((_, index) => index % every === 0)
      .map(([one, other]) => ({
        pair: `${one.label} and ${other.label}`,
        share: computeSharedWords(one[part], other[part]),
      }));
    return summarizeShares(name, most, shares);
  };
  const isSameType = (a: Indexed, b: Indexed) => a.facts.mbtiType === b.facts.mbtiType;
  const isSameBirth = (a: Indexed, b: Indexed) => a.facts.birthDate === b.facts.birthDate;
  return [
    {
      name: "names of archetypes",
      found: `${names.size}`,
      bound: `${specimens.length}`,
      broken: twice,
    },
    compare(
      "words shared, same type, two signs",
      0.35,
      (a, b) => isSameType(a, b) && !isSameBirth(a, b),
      "all",
    ),
    compare(
      "words shared, same birth, two types",
      0.35,
      (a, b) => isSameBirth(a, b) && !isSameType(a, b),
      "all",
    ),
    compare(
      "forecast words shared by strangers",
      0.15,
      (a, b) => !isSameBirth(a, b) && !isSameType(a, b),
      "months",
    ),
    compare(
      "forecast words, same birth, two types",
      0.5,
      (a, b) => isSameBirth(a, b) && !isSameType(a, b),
      "months",
    ),
  ];
}

function summarizeShares(
  name: string,
  most: number,
  shares: readonly { pair: string; share: number }[],
): Measure {
  const sorted = shares.map(({ share }) => share).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  const median = Number(at(0.5));
  return {
    name,
    found: `median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}, ${shares.length} pairs`,
    bound: `median ${most} or less`,
    broken: median <= most ? [] : [`the median is ${median}`],
  };
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const countAlikeNeighbors = () =>
  SECTION_NAMES.filter((name, index) => {
    const before = SECTION_NAMES[index - 1];
    return before !== undefined && REPORT_SECTIONS[before].form === REPORT_SECTIONS[name].form;
  }).length;

/** Standouts whose text is 30 words or more and whose title names the fact it rests on. */
const countStandouts = ({ book }: WrittenReport) =>
  new Set(
    book.standouts.filter(({ text }) => wordsIn(text.sentences) >= 30).map(({ title }) => title),
  ).size;

function findRepeated(report: WrittenReport): string[] {
  const seen = new Set<string>();
  return listSentences(report)
    .map(({ text }) => text)
    .filter((text) => text.length > 25 && (seen.has(text) || !seen.add(text)));
}

function findUngrounded(report: WrittenReport): string[] {
  // A basis may be missing where types cannot see: in what was stored or handed over.
  const sentences: readonly { text: string; basis?: { kind?: string } }[] = listSentences(report);
  return sentences.filter(({ basis }) => !basis?.kind).map(({ text }) => text);
}
