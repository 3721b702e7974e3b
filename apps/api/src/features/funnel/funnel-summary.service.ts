import type { FunnelSummary } from "@cosmic/contracts";
import { addDays } from "@cosmic/domain";
import { DIRECT, OTHER_SOURCE, summariseFunnel } from "@cosmic/domain/funnel";
import type { Db } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError } from "../../errors.ts";
import {
  countOpen,
  countOpenPaymentSpans,
  countOpenPayments,
  countOpenSpans,
  countPaid,
  type Days,
  listClosedDays,
  type Reached,
  type Span,
  sumClosed,
  sumClosedSpans,
} from "./funnel-summary.store.ts";

const LONGEST = 366;
const SOURCES = 20;
/** Where payments stand among the steps, from 0. */
const PAID = 9;

/** Each day from the first to the last. Throws InvalidInputError for none, or too many. */
function daysBetween({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
    if (days.length > LONGEST) {
      throw new InvalidInputError("Please choose at most 366 days.");
    }
  }
  if (days.length === 0) throw new InvalidInputError("The first day must not be after the last.");
  return days;
}

/** Sums by name. */
function addUp(rows: readonly Reached[]): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { of, visits } of rows) {
    const sum = sums.get(of) ?? Array<number>(11).fill(0);
    sums.set(
      of,
      sum.map((count, index) => count + (visits[index] ?? 0)),
    );
  }
  return sums;
}

function addPayments(sums: Map<string, number[]>, payments: readonly [string, number][]): void {
  for (const [name, count] of payments) {
    const sum = sums.get(name) ?? Array<number>(11).fill(0);
    sum[PAID] = (sum[PAID] ?? 0) + count;
    sums.set(name, sum);
  }
}

const total = (rows: Iterable<readonly number[]>): number[] =>
  [...rows].reduce<number[]>(
    (sum, row) => sum.map((count, index) => count + (row[index] ?? 0)),
    Array<number>(11).fill(0),
  );

const paidIn = (sums: ReadonlyMap<string, number[]>) => total(sums.values())[PAID] ?? 0;

const getLargest = (visits: readonly number[]) => Math.max(...visits);

/** The largest sources, and all others as one. One that reached no step that counts is none. */
function largest(sums: ReadonlyMap<string, number[]>): FunnelSummary["sources"] {
  const named = [...sums].filter(
    ([source, visits]) => source !== OTHER_SOURCE && getLargest(visits),
  );
  const sorted = named.toSorted(
    ([one, a], [another, b]) => getLargest(b) - getLargest(a) || (one < another ? -1 : 1),
  );
  const others = sorted.slice(SOURCES).map(([, visits]) => visits);
  const other = sums.get(OTHER_SOURCE);
  if (other) others.push(other);
  return [
    ...sorted.slice(0, SOURCES).map(([source, visits]) => ({ source, visits })),
    ...(others.length > 0 ? [{ source: OTHER_SOURCE, visits: total(others) }] : []),
  ];
}

function spansByStep(rows: readonly Span[]): Map<number, Map<number, number>> {
  const steps = new Map<number, Map<number, number>>();
  for (const { step, bucket, visits } of rows) {
    const counts = steps.get(step) ?? new Map<number, number>();
    counts.set(bucket, (counts.get(bucket) ?? 0) + visits);
    steps.set(step, counts);
  }
  return steps;
}

async function gather(db: Db, days: Days, open: readonly string[]) {
  const hasOpen = open.length > 0;
  return {
    byDay: [
      ...(await sumClosed(db, days, "day")),
      ...(hasOpen ? await countOpen(db, open, "day") : []),
    ],
    bySource: [
      ...(await sumClosed(db, days, "source")),
      ...(hasOpen ? await countOpen(db, open, "source") : []),
    ],
    spans: [
      ...(await sumClosedSpans(db, days)),
      ...(hasOpen ? await countOpenSpans(db, open) : []),
      ...(hasOpen ? await countOpenPaymentSpans(db, open) : []),
    ],
    paid: await countPaid(db, days),
    openPayments: hasOpen ? await countOpenPayments(db, open) : [],
  };
}

/** The funnel between two days. Throws InvalidInputError for days that are none, or too many. */
export async function getFunnelSummary(
  { db }: Pick<Deps, "db">,
  range: Days,
): Promise<FunnelSummary> {
  const days = daysBetween(range);
  const closed = new Set(await listClosedDays(db, range));
  const open = days.filter((day) => !closed.has(day));
  const { byDay, bySource, spans, paid, openPayments } = await gather(db, range, open);
  const ofDays = addUp(byDay.map((row) => ({ ...row, visits: row.visits.with(PAID, 0) })));
  addPayments(
    ofDays,
    paid.map(({ day, count }) => [day, count]),
  );
  const ofSources = addUp(bySource);
  addPayments(
    ofSources,
    openPayments.map(({ source, count }) => [source ?? DIRECT, count]),
  );
  // Payments that were booked after their day was summed up have no source.
  const missing = paidIn(ofDays) - paidIn(ofSources);
  if (missing > 0) addPayments(ofSources, [[OTHER_SOURCE, missing]]);
  return {
    steps: summariseFunnel(total(ofDays.values()), spansByStep(spans)),
    days: days.map((day) => ({ day, visits: ofDays.get(day) ?? Array<number>(11).fill(0) })),
    sources: largest(ofSources),
  };
}
