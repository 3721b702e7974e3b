import {
  type ChartFacts,
  type ExactRange,
  MBTI_TYPES,
  type YearEvents,
  type YearTransit,
} from "@cosmic/domain";
import { listDayMinutes } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import {
  reportInputsFrom,
  type WrittenReport,
  type WrittenSentence,
  writeReport,
} from "@cosmic/report";
import type { HoursBirth } from "./births.ts";
import { checkEvidence, toExactMinute } from "./check-evidence.ts";

/** The year that reports of the proof tell begins here. */
const WRITTEN = new Date("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
/** How much more of the sky is looked at, so that what one minute moves over the year's ends is found. */
const MARGIN = 120 * 24 * HOUR;

const addTime = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** What reading one report against every minute of its hours has found. */
export interface ReportProof {
  sentences: number;
  /** Those whose evidence is of the birth, and so checked at each minute. */
  checked: number;
  failures: string[];
}

/** Kinds that state nothing of the birth, but of the type, the answers, or a sky that everyone shares. */
const SHARED = new Set([
  "type",
  "clarity",
  "bridge",
  "exercise",
  "month",
  "type-month",
  "type-event",
]);

/**
 * Writes the report of a birth without an exact time, and looks for sentences that say as certain what differs at one
 * of its minutes.
 * @param window the chart of all minutes, which it is written from
 * @param charts the exact chart of each
 * @param index of the births; their types go round
 */
export function proveReport(
  { birthDate, place, hours }: HoursBirth,
  window: ChartFacts,
  charts: readonly ChartFacts[],
  index: number,
): ReportProof {
  const { timeZone } = place;
  const mbtiType = MBTI_TYPES[index % MBTI_TYPES.length] ?? "INFP";
  const to = findYearEnd(WRITTEN, timeZone);
  const getYear = (natal: ChartFacts, margin: number) =>
    computeYearEvents({ natal, from: addTime(WRITTEN, -margin), to: addTime(to, margin) });
  const year = getYear(window, 0);
  const { ranges } = listDayMinutes(birthDate, hours, timeZone);
  const sources = { mbtiType, clarity: null, chart: window, year, timeZone };
  const inputs = reportInputsFrom(hours === null ? sources : { ...sources, hours: ranges });
  const sentences = listSentences(writeReport(inputs));
  const unlike = [...new Map(sentences.map((each) => [JSON.stringify(each), each])).values()];
  const ofBirth = unlike.filter(({ basis }) => !SHARED.has(basis.kind));
  const isSunOpen = sentences.some(({ basis }) => basis.kind === "changeover" && !basis.settledAs);
  const failures = new Set<string>(
    hours && isSunOpen ? checkSunShare(window, charts, ofBirth) : [],
  );
  for (const minute of charts.map(toExactMinute)) {
    for (const sentence of ofBirth) {
      const objection = checkEvidence(sentence, minute, isSunOpen);
      if (objection !== null) failures.add(`"${objection}": ${sentence.text}`);
    }
  }
  for (const chart of [charts[0], charts[charts.length >> 1], charts.at(-1)]) {
    if (chart)
      for (const each of compareYears(year, getYear(chart, MARGIN), ofBirth)) failures.add(each);
  }
  return {
    sentences: sentences.length,
    checked: sentences.filter(({ basis }) => !SHARED.has(basis.kind)).length,
    failures: [...failures],
  };
}

/** Where the Sun changes sign within the hours, the report says for how much of them it is in the one it is read in. */
function checkSunShare(
  { sunSign }: ChartFacts,
  charts: readonly ChartFacts[],
  sentences: readonly WrittenSentence[],
): string[] {
  const counted = charts.filter((chart) => chart.sunSign === sunSign).length / charts.length;
  const stated = sentences
    .map(({ text }) => /^The Sun was in (\w+) for (\d+)% of the hours you gave/.exec(text))
    .find((match) => match?.[1] === sunSign);
  const isTrue = stated && Math.abs(Number(stated[2]) / 100 - counted) <= 0.01 && counted >= 0.5;
  return isTrue ? [] : [`the Sun is in ${sunSign} for ${counted} of the hours: ${stated?.[0]}`];
}

function listSentences(report: WrittenReport): WrittenSentence[] {
  const { overview, strengths, sections, monthlyForecasts, book } = report;
  const { summary, standouts, argument, openings } = book;
  return [
    ...strengths,
    ...summary.costs,
    ...[
      overview,
      argument,
      summary.practice,
      ...Object.values(sections),
      ...monthlyForecasts,
      ...openings,
      ...standouts.map(({ text }) => text),
      ...summary.tensions.map(({ text }) => text),
    ].flatMap((text) => text.sentences),
  ];
}

/** What the months tell of the birth has to hold in the year of the exact chart. */
function compareYears(
  told: YearEvents,
  exact: YearEvents,
  sentences: readonly WrittenSentence[],
): string[] {
  return told.events.flatMap((event) => {
    if (event.kind === "transit") return compareTransit(event, told, exact, sentences);
    const held = exact.events.find(
      (each) =>
        each.kind === event.kind &&
        Math.abs(each.at.getTime() - event.at.getTime()) <= 60 * HOUR &&
        each.sign === event.sign,
    );
    if (!held) return event.kind === "birthday" ? [] : [`${event.key} is missing`];
    if (told.housesFrom === "rising" && event.house !== held.house) {
      return [`${event.key} in house ${event.house}`];
    }
    if (event.kind === "birthday") {
      const isInside = held.at >= minus(event.from) && held.at <= plus(event.to);
      return isInside ? [] : ["the solar return is at another time"];
    }
    if (!("touches" in event && "touches" in held)) return [];
    return event.touches
      .filter((point) => !held.touches.includes(point))
      .map((point) => `${event.key} beside ${point}`);
  });
}

const minus = (at: Date) => addTime(at, -HOUR);
const plus = (at: Date) => addTime(at, HOUR);

const covers = (range: ExactRange, pass: ExactRange) =>
  pass.from >= minus(range.from) && pass.to <= plus(range.to);

function compareTransit(
  event: YearTransit,
  { from: first, to: last }: YearEvents,
  { events }: YearEvents,
  sentences: readonly WrittenSentence[],
): string[] {
  const { planet, natal, aspect, start, end } = event;
  const told = sentences.filter(
    ({ basis }) =>
      basis.kind === "transit" &&
      basis.planet === planet &&
      basis.natal === natal &&
      basis.aspect === aspect,
  );
  const texts = told.filter(({ text }) => text.includes(`your ${natal}`));
  if (texts.length === 0) return [];
  const name = `${planet} ${aspect} ${natal}`;
  const held = events.find(
    (each): each is YearTransit =>
      each.kind === "transit" &&
      each.planet === planet &&
      each.natal === natal &&
      each.aspect === aspect,
  );
  const isHedged = texts.every(({ text }) => text.includes("depending on your birth hour"));
  if (!held) return isHedged ? [] : [`${name} is not exact: ${texts[0]?.text}`];
  const spans = held.spans.filter((span) => span.start < last && span.end > first);
  if (spans.some((span) => span.start < minus(start) || span.end > plus(end))) {
    return [`${name} lasts longer`];
  }
  const others = spans
    .flatMap((span) => span.exact)
    .filter((pass) => pass.from >= first && pass.to < last)
    .filter((pass) => !event.exact.some((range) => covers(range, pass)))
    .map((pass) => `${name} is exact at another time, ${pass.from.toISOString()}`);
  const missing = event.exact
    .filter((range) => !held.exact.some((pass) => covers(range, pass)))
    .map((range) => `${name} is not exact from ${range.from.toISOString()}: ${texts[0]?.text}`);
  return isHedged ? others : [...others, ...missing];
}
