import type { ZodiacSign } from "@cosmic/domain";
import { SECTION_NAMES } from "@cosmic/domain";
import { writeReport } from "@cosmic/report";
import { BANNED_PROMISES } from "@cosmic/report/rewording";
import { type Likeness, likenesses } from "./likeness.ts";
import type { Specimen } from "./people.ts";
import { readingEase } from "./reading-ease.ts";
import { listSentences, listTexts, wordsIn } from "./report-texts.ts";
import { countEmblems, listNames } from "./sign-images.ts";

/** One line of the table: what was found, what is allowed, and what breaks it. */
export interface Measure {
  name: string;
  found: string;
  bound: string;
  /** Empty while the bound holds. */
  broken: readonly string[];
}

const EASE = { from: 50, to: 75 } as const;

/** What every report must be by itself. */
export function measureEach(specimens: readonly Specimen[]): Measure[] {
  return [
    atLeast("words in a section", 120, (each) =>
      SECTION_NAMES.map((name) => [name, wordsIn(each.report.sections[name].sentences)]),
    )(specimens),
    atLeast("words in a month", 90, (each) =>
      each.report.monthlyForecasts.map(({ sentences }, month) => [
        `month ${month + 1}`,
        wordsIn(sentences),
      ]),
    )(specimens),
    atLeast("words in a report", 5000, (each) => [["all", wordsIn(listSentences(each.report))]])(
      specimens,
    ),
    atMost("names of the Sun sign in a report", { median: 45, most: 60 }, listNames)(specimens),
    atMost(
      "its emblem, where the sign is spoken of",
      { median: 12, most: 12 },
      countEmblems,
    )(specimens),
    none("sentences said twice", specimens, ({ report }) => repeated(report)),
    none("sentences without a basis", specimens, ({ report }) => ungrounded(report)),
    none("banned words", specimens, ({ report }) =>
      listSentences(report).flatMap(({ text }) => BANNED_PROMISES.exec(text)?.[0] ?? []),
    ),
    none("reports that differ when written again", specimens, ({ facts, report }) =>
      JSON.stringify(writeReport(facts)) === JSON.stringify(report) ? [] : ["differs"],
    ),
    ...measureEase(specimens),
  ];
}

/** What the 192 pairings of type and sign must be to one another. */
export function measureTogether(specimens: readonly Specimen[]): Measure[] {
  const { any, sameType, sameSign } = likenesses(specimens);
  const names = new Map<string, string>();
  const shared = specimens.flatMap(({ label, report: { archetype } }) => {
    const other = names.get(archetype);
    names.set(archetype, label);
    return other === undefined ? [] : [`${archetype}: ${other} and ${label}`];
  });
  return [
    {
      name: "names of archetypes",
      found: `${names.size}`,
      bound: `${specimens.length}`,
      broken: shared,
    },
    likeness("shared sentences, any two people", any, { median: 0.25 }),
    likeness("shared, same type and another sign", sameType, { most: 0.5 }),
    likeness("shared, same sign and another type", sameSign, { most: 0.5 }),
  ];
}

function atLeast(
  name: string,
  least: number,
  listCounts: (specimen: Specimen) => (readonly [string, number])[],
): (specimens: readonly Specimen[]) => Measure {
  return (specimens) => {
    const counts = specimens.flatMap((specimen) =>
      listCounts(specimen).map(([of, count]) => ({ of: `${of}, ${specimen.label}`, count })),
    );
    const sorted = counts.map(({ count }) => count).toSorted((a, b) => a - b);
    return {
      name,
      found: `${sorted[0]} to ${sorted.at(-1)}, median ${quantile(sorted, 0.5)}`,
      bound: `${least} or more`,
      broken: counts
        .filter(({ count }) => !(count >= least))
        .map(({ of, count }) => `${of}: ${count}`),
    };
  };
}

function atMost(
  name: string,
  { median, most }: { median: number; most: number },
  countImages: (report: Specimen["report"], sign: ZodiacSign) => number,
): (specimens: readonly Specimen[]) => Measure {
  return (specimens) => {
    const counts = specimens.map(({ label, facts, report }) => ({
      of: `${label} ${facts.sunSign}`,
      count: countImages(report, facts.sunSign),
    }));
    const sorted = counts.map(({ count }) => count).toSorted((a, b) => a - b);
    const middle = quantile(sorted, 0.5);
    return {
      name,
      found: `${sorted[0]} to ${sorted.at(-1)}, median ${middle}`,
      bound: `${most} or less, median ${median} or less`,
      broken: [
        ...(middle > median ? [`the median is ${middle}`] : []),
        ...counts.filter(({ count }) => count > most).map(({ of, count }) => `${of}: ${count}`),
      ],
    };
  };
}

function none(
  name: string,
  specimens: readonly Specimen[],
  find: (specimen: Specimen) => readonly string[],
): Measure {
  const broken = specimens.flatMap((specimen) =>
    find(specimen).map((what) => `${specimen.label}: ${what}`),
  );
  return { name, found: `${broken.length}`, bound: "0", broken };
}

function repeated(report: Specimen["report"]): string[] {
  const seen = new Set<string>();
  return listSentences(report)
    .map(({ text }) => text)
    .filter((text) => seen.has(text) || !seen.add(text));
}

function ungrounded(report: Specimen["report"]): string[] {
  // A basis may be missing where types cannot see: in what was stored or handed over.
  const sentences: readonly { text: string; basis?: { kind?: string } }[] = listSentences(report);
  return sentences.filter(({ basis }) => !basis?.kind).map(({ text }) => text);
}

/** The mean of every kind of text, and each whole report. */
function measureEase(specimens: readonly Specimen[]): Measure[] {
  const byKind = new Map<string, number[]>();
  for (const { report } of specimens) {
    for (const { kind, sentences } of listTexts(report)) {
      byKind.set(kind, [...(byKind.get(kind) ?? []), readingEase(sentences)]);
    }
  }
  const kinds = [...byKind].map(([of, eases]) => ({ of, ease: mean(eases) }));
  const wholes = specimens.map(({ label, report }) => ({
    of: label,
    ease: readingEase(listSentences(report)),
  }));
  return [
    ease("reading ease, mean of each kind of text", kinds),
    ease("reading ease of a whole report", wholes),
  ];
}

function ease(name: string, eases: readonly { of: string; ease: number }[]): Measure {
  const sorted = eases.toSorted((a, b) => a.ease - b.ease);
  const [hardest, easiest] = [sorted[0], sorted.at(-1)];
  return {
    name,
    found: `${hardest?.ease.toFixed(1)} (${hardest?.of}) to ${easiest?.ease.toFixed(1)} (${easiest?.of})`,
    bound: `${EASE.from} to ${EASE.to}`,
    broken: eases
      .filter((each) => !(each.ease >= EASE.from && each.ease <= EASE.to))
      .map((each) => `${each.of}: ${each.ease.toFixed(1)}`),
  };
}

function likeness(
  name: string,
  found: readonly Likeness[],
  { median = 1, most = 1 }: { median?: number; most?: number },
): Measure {
  const shares = found.map(({ share }) => share).toSorted((a, b) => a - b);
  const middle = quantile(shares, 0.5);
  const over = found.filter(({ share }) => share > most);
  return {
    name,
    found: `median ${middle.toFixed(2)}, p95 ${quantile(shares, 0.95).toFixed(2)}, max ${(shares.at(-1) ?? 0).toFixed(2)}`,
    bound: median < 1 ? `median ${median} or less` : `every pair ${most} or less`,
    broken: [
      ...(middle > median ? [`the median is ${middle.toFixed(3)}`] : []),
      ...over.map(({ pair, share }) => `${pair}: ${share.toFixed(2)}`),
    ],
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** Of values in rising order. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
