import { CHART_BODIES, type ChartFacts, findAngleSign, findHouse } from "@cosmic/domain";
import { computeHoursSky, getPlacement, listDayMinutes, natalChart } from "@cosmic/domain/chart";
import {
  chartAtMinute,
  type HourFact,
  type HoursReading,
  type MinuteRange,
  readHours,
} from "@cosmic/domain/hours";
import type { HoursBirth } from "./births.ts";
import { proveReport } from "./prove-report.ts";
import { computeExactChart, listTrueFacts, type NamedFact, nameFact } from "./true-facts.ts";
import { listTrueMinutes } from "./true-minutes.ts";

/** What comparing one birth with every minute of its hours has found. */
export interface Proof {
  minutes: number;
  certain: number;
  boundaries: number;
  /** Of the report that is written for it. */
  sentences: number;
  /** Those that rest on the birth. */
  checked: number;
  /** The largest difference of a share from the count, 0 to 1. */
  shareError: number;
  /** The largest difference of a boundary from the root finder's, in seconds. */
  boundaryError: number;
  /** In words; empty where everything holds. */
  failures: string[];
}

const MINUTE = 60_000;

/**
 * Compares what is said of a birth's hours with the exact chart of each of its minutes: its minutes, what
 * is certain, the shares, the boundaries, the chart its report is written from, its report, and the dial's chart.
 * @param index of the birth among others, whose types go round
 */
export function prove(birth: HoursBirth, index = 0): Proof {
  const { birthDate, place, hours } = birth;
  const minutes = listTrueMinutes(birth);
  const { ranges } = listDayMinutes(birthDate, hours, place.timeZone);
  const sky = computeHoursSky(ranges, place);
  const reading = readHours(sky, ranges);
  const proof: Proof = {
    minutes: minutes.length,
    certain: reading.facts.filter(({ isCertain }) => isCertain).length,
    boundaries: reading.boundaries.length,
    sentences: 0,
    checked: 0,
    shareError: 0,
    boundaryError: 0,
    failures: [],
  };
  if (listMinutes(ranges).join() !== minutes.join()) proof.failures.push("other minutes");
  const exact = (at: number) => computeExactChart(birthDate, place, at);
  const window = natalChart({ birthDate, place, ...(hours ? { hours } : {}) });
  const exactCharts = minutes.map(exact);
  for (const chart of exactCharts) compareWindow(window, chart, proof);
  if (hours) findUntold(window, reading, proof);
  const charts = exactCharts.map(listTrueFacts);
  compareShares(reading, charts, proof);
  compareBoundaries(reading, minutes, charts, (at) => listTrueFacts(exact(at)), proof);
  const middle = minutes[minutes.length >> 1] ?? 0;
  const drawn = listTrueFacts({ ...window, ...chartAtMinute(sky, middle) });
  const held = charts[minutes.length >> 1] ?? [];
  if (toNames(drawn) !== toNames(held)) proof.failures.push("the dial draws another chart");
  const { sentences, checked, failures } = proveReport(birth, window, exactCharts, index);
  proof.failures.push(...failures);
  return { ...proof, sentences, checked };
}

const toNames = (facts: readonly NamedFact[]) =>
  facts
    .map(({ name }) => name)
    .toSorted()
    .join();

function listMinutes(ranges: readonly MinuteRange[]): number[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / MINUTE + 1 }, (_, index) => from + index * MINUTE),
  );
}

/** Whatever the chart of the whole window states has to hold in the exact one. */
function compareWindow(window: ChartFacts, exact: ChartFacts, { failures }: Proof): void {
  window.placements.forEach((placement, index) => {
    const { body, sign, signs, isMotionSettled, isRetrograde } = placement;
    const held = exact.placements[index];
    if (!held?.sign || !signs.includes(held.sign)) failures.push(`${body} in ${held?.sign}`);
    if (sign !== null && sign !== held?.sign) failures.push(`${body} settled in ${sign}`);
    if (isMotionSettled && isRetrograde !== held?.isRetrograde) failures.push(`${body} turned`);
  });
  for (const { bodies, aspect } of window.aspects) {
    const isHeld = exact.aspects.some(
      (held) => held.aspect === aspect && held.bodies.join() === bodies.join(),
    );
    if (!isHeld) failures.push(`${bodies.join(` ${aspect} `)} claimed`);
  }
  for (const angle of ["ascendant", "midheaven"] as const) {
    const sign = findAngleSign(window, angle);
    if (sign !== null && sign !== exact.angles?.[angle].sign) failures.push(`${angle} in ${sign}`);
  }
  for (const body of CHART_BODIES) {
    const house = findHouse(window, body);
    const isHeld = house === null || house === exact.houses?.wholeSign.houseOf[body];
    if (!isHeld) failures.push(`${body} in house ${house}`);
  }
}

/** Of what holds at every minute of the hours given, the chart leaves nothing out. */
function findUntold(window: ChartFacts, { facts }: HoursReading, { failures }: Proof): void {
  for (const { fact } of facts.filter(({ isCertain }) => isCertain)) {
    if (!isTold(fact, window)) failures.push(`${nameFact(fact).name} is certain and not told`);
  }
}

function isTold(fact: HourFact, window: ChartFacts): boolean {
  switch (fact.kind) {
    case "rising":
      return findAngleSign(window, "ascendant") === fact.sign;
    case "midheaven":
      return findAngleSign(window, "midheaven") === fact.sign;
    case "sign":
      return getPlacement(window, fact.body).sign === fact.sign;
    case "house":
      // Of a body and a rising sign that change in the same minute the house may stay.
      return (
        findHouse(window, fact.body) === fact.house || findAngleSign(window, "ascendant") === null
      );
    default:
      return window.aspects.some(
        ({ bodies, aspect }) => aspect === fact.aspect && bodies.join() === fact.bodies.join(),
      );
  }
}

function compareShares(
  { facts }: HoursReading,
  charts: readonly NamedFact[][],
  proof: Proof,
): void {
  const counts = new Map<string, number>();
  for (const { name } of charts.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { fact, share, isCertain } of facts) {
    const { name } = nameFact(fact);
    const counted = (counts.get(name) ?? 0) / charts.length;
    counts.delete(name);
    proof.shareError = Math.max(proof.shareError, Math.abs(share - counted));
    if (isCertain && counted < 1) proof.failures.push(`${name} is called certain`);
  }
  for (const name of counts.keys()) proof.failures.push(`${name} is missing`);
}

/** Each change from one minute to the next has a boundary, within a minute of where bisection finds it. */
function compareBoundaries(
  { boundaries }: HoursReading,
  minutes: readonly number[],
  charts: readonly NamedFact[][],
  factsAt: (at: number) => NamedFact[],
  proof: Proof,
): void {
  let changes = 0;
  minutes.forEach((to, index) => {
    const from = to - MINUTE;
    if (minutes[index - 1] !== from) return;
    const before = new Set(charts[index - 1]?.map(({ name }) => name));
    for (const { subject, name } of charts[index] ?? []) {
      if (before.has(name)) continue;
      changes += 1;
      const stated = boundaries.find(
        ({ at, began }) => began !== null && nameFact(began).name === name && at > from && at <= to,
      );
      if (!stated) {
        proof.failures.push(`${subject} changes without a boundary`);
        continue;
      }
      const found = bisect(from, to, (at) => factsAt(at).some((fact) => fact.name === name));
      proof.boundaryError = Math.max(proof.boundaryError, Math.abs(found - stated.at) / 1000);
    }
  });
  const begun = boundaries.filter(({ began }) => began !== null).length;
  if (begun !== changes) proof.failures.push(`${begun} boundaries where ${changes} facts begin`);
}

/** The instant from which a fact holds that does not at the first of two, to a tenth of a second. */
function bisect(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > 100) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export interface ProofSum extends Omit<Proof, "failures"> {
  births: number;
  failures: readonly string[];
}

/** What proofs say together; each failure with the birth it is of. */
export function sumProofs(proofs: readonly { birth: HoursBirth; proof: Proof }[]): ProofSum {
  const count = (key: "minutes" | "certain" | "boundaries" | "sentences" | "checked") =>
    proofs.reduce((total, { proof }) => total + proof[key], 0);
  return {
    births: proofs.length,
    minutes: count("minutes"),
    certain: count("certain"),
    boundaries: count("boundaries"),
    sentences: count("sentences"),
    checked: count("checked"),
    shareError: Math.max(...proofs.map(({ proof }) => proof.shareError)),
    boundaryError: Math.max(...proofs.map(({ proof }) => proof.boundaryError)),
    failures: proofs.flatMap(({ birth, proof }) =>
      [...new Set(proof.failures)].map((failure) => `${JSON.stringify(birth)}: ${failure}`),
    ),
  };
}

/** The promise: nothing certain that differs, shares within a point, boundaries within a minute. */
export const isKept = ({ failures, shareError, boundaryError }: ProofSum): boolean =>
  failures.length === 0 && shareError <= 0.01 && boundaryError <= 60;
