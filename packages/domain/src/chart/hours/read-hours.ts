import type { HeldFact, HourBoundary, HourFact, HourSpan, HoursReading } from "./hour-facts.ts";
import { type HoursCounting, TEXT_COUNTING } from "./hours-counting.ts";
import type { HoursSky } from "./hours-sky.ts";
import { countMinutes, MINUTE, type MinuteRange } from "./minute-ranges.ts";
import { type HourState, readState, STATE_SIZE, toHourFact } from "./read-state.ts";

/** Boundaries are found to this many milliseconds. */
const TOLERANCE = 50;

interface Holding {
  fact: HourFact;
  spans: HourSpan[];
  minutes: number;
}

/**
 * Which facts hold at the given minutes, at how many of them, and where each begins and ends. The sky
 * is read at every minute, so that a share is a count.
 * @param counting Left out, as the text of the report counts.
 */
export function readHours(
  sky: HoursSky,
  ranges: readonly MinuteRange[],
  counting: HoursCounting = TEXT_COUNTING,
): HoursReading {
  const holdings = new Map<string, Holding>();
  const boundaries: HourBoundary[] = [];
  const state = new Int8Array(STATE_SIZE);
  const before = new Int8Array(STATE_SIZE);

  /** What is known of the fact that a place of the state has; null where it is no fact. */
  function find(index: number, value: number): Holding | null {
    const key = `${index} ${value}`;
    const known = holdings.get(key);
    if (known) return known;
    const fact = toHourFact(index, value);
    if (fact === null) return null;
    const holding = { fact, spans: [], minutes: 0 };
    holdings.set(key, holding);
    return holding;
  }

  /** Ends one fact and begins the next between two minutes. @returns where */
  function cross(index: number, from: number, to: number): number {
    const value = before[index] ?? 0;
    const at = findBoundary(
      (moment, into) => readState(sky, moment, into, counting),
      index,
      { from, to },
      value,
    );
    const ended = find(index, value);
    const span = ended?.spans.at(-1);
    if (span) span.to = at;
    const began = find(index, state[index] ?? 0);
    boundaries.push({ at, ended: ended?.fact ?? null, began: began?.fact ?? null });
    return at;
  }

  /** Counts a minute for the fact that holds at it; it goes on, or began at `since`. */
  function count(index: number, at: number, since: number | null): void {
    const holding = find(index, state[index] ?? 0);
    if (holding === null) return;
    holding.minutes += 1;
    const span = holding.spans.at(-1);
    if (span && since === null) span.to = at;
    else holding.spans.push({ from: since ?? at, to: at });
  }

  let last = Number.NaN;
  for (const { from, to } of ranges) {
    for (let at = from; at <= to; at += MINUTE) {
      readState(sky, at, state, counting);
      const isNext = at - last === MINUTE;
      for (let index = 0; index < STATE_SIZE; index++) {
        if (!isNext) count(index, at, at);
        else if (state[index] === before[index]) count(index, at, null);
        else count(index, at, cross(index, last, at));
      }
      before.set(state);
      last = at;
    }
  }
  const total = countMinutes(ranges);
  return {
    facts: [...holdings.values()].map((holding) => toHeldFact(holding, total)).toSorted(byShare),
    boundaries: boundaries.toSorted((a, b) => a.at - b.at),
  };
}

const toHeldFact = ({ fact, spans, minutes }: Holding, total: number): HeldFact => ({
  fact,
  spans,
  share: minutes / total,
  isCertain: minutes === total,
});

const KINDS = ["rising", "midheaven", "sign", "house", "aspect"];
const byShare = (a: HeldFact, b: HeldFact) =>
  KINDS.indexOf(a.fact.kind) - KINDS.indexOf(b.fact.kind) || b.share - a.share;

/** The instant between two minutes from which a place of the state no longer has its value. */
function findBoundary(
  read: (at: number, into: HourState) => void,
  index: number,
  span: HourSpan,
  value: number,
): number {
  const state = new Int8Array(STATE_SIZE);
  let { from: low, to: high } = span;
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2;
    read(middle, state);
    if (state[index] === value) low = middle;
    else high = middle;
  }
  return Math.round(high);
}
