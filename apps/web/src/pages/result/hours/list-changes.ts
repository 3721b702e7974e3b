import type { HourBoundary, HourFact } from "@cosmic/domain/hours";
import { formatHourFact } from "./format-hour-fact.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

/** Boundaries closer than this are one: a house that changes because a sign does. */
const TOGETHER_MS = 200;

/** A minute from which something holds that did not hold before, or no longer. */
export interface HourChange {
  at: number;
  /** The first minute after it, counted from 0 through the hours given. */
  index: number;
  /** "Leo rising", "Moon square Neptune ends". */
  words: string;
  /** A ring of the dial is cut there. */
  isOnRing: boolean;
}

/** At a boundary one fact ends at least, or one begins. */
const getKind = ({ began, ended }: HourBoundary) => (began ?? ended)?.kind;

function formatChange({ began, ended }: HourBoundary): string {
  if (began) return `${formatHourFact(began)}${began.kind === "aspect" ? " begins" : ""}`;
  return ended ? `${formatHourFact(ended)} ends` : "";
}

const isRingFact = (fact: HourFact | null) =>
  fact?.kind === "rising" ||
  fact?.kind === "midheaven" ||
  (fact?.kind === "sign" && fact.body === "Moon");

/** Every change within the hours given, in order of time, but for the houses that a sign takes along. */
export function listChanges({ boundaries, clock }: ReadReportHours): HourChange[] {
  const signs = boundaries.filter(({ began }) => began !== null && "sign" in began);
  return boundaries
    .filter(
      (boundary) =>
        getKind(boundary) !== "house" ||
        !signs.some(({ at }) => Math.abs(at - boundary.at) < TOGETHER_MS),
    )
    .map((boundary) => ({
      at: boundary.at,
      index: findFirstMinute(clock, boundary.at),
      words: formatChange(boundary),
      isOnRing: isRingFact(boundary.began),
    }));
}

/** The first of the minutes given that is not before an instant. */
function findFirstMinute({ count, getInstant }: ReadReportHours["clock"], at: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (getInstant(middle) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A minute at which something changes, with all that does. */
export interface HourStop {
  index: number;
  words: string;
}

const toStop = (changes: readonly HourChange[], index: number): HourStop => ({
  index,
  words: changes
    .filter((change) => change.index === index)
    .map(({ words }) => words)
    .join(", "),
});

/** The minutes before and after one at which something changes; null at either end. */
export function findStops(
  changes: readonly HourChange[],
  index: number,
): { before: HourStop | null; after: HourStop | null } {
  const before = changes.findLast((change) => change.index < index);
  const after = changes.find((change) => change.index > index);
  return {
    before: before ? toStop(changes, before.index) : null,
    after: after ? toStop(changes, after.index) : null,
  };
}
