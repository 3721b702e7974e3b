/** The worst difference of one quantity, and what it may be. */
export interface Quantity {
  name: string;
  unit: "″" | "′" | "°" | "s";
  /** In the unit; null where the issue sets none, and the figure is stated only. */
  bound: number | null;
  worst: number;
  median: number;
  /** How many were compared. */
  count: number;
  /** When the worst was, as an ISO date. */
  when: string;
  note?: string;
}

const UNITS: Readonly<Record<Quantity["unit"], number>> = { "″": 3600, "′": 60, "°": 1, s: 1 };

/** Collects differences, in degrees or seconds, under the names of quantities. */
export class Differences {
  readonly #found = new Map<string, { size: number; at: Date }[]>();

  add(name: string, difference: number, at: Date): void {
    const found = this.#found.get(name) ?? [];
    found.push({ size: Math.abs(difference), at });
    this.#found.set(name, found);
  }

  quantity(name: string, unit: Quantity["unit"], bound: number | null, note?: string): Quantity {
    const sorted = (this.#found.get(name) ?? []).toSorted((a, b) => a.size - b.size);
    const last = sorted.at(-1);
    if (!last) throw new Error(`Nothing was compared of ${name}`);
    const inUnit = (size: number) => size * UNITS[unit];
    return {
      name,
      unit,
      bound,
      worst: inUnit(last.size),
      median: inUnit(sorted[Math.floor(sorted.length / 2)]?.size ?? 0),
      count: sorted.length,
      when: last.at.toISOString().slice(0, 10),
      ...(note === undefined ? {} : { note }),
    };
  }
}

export const holds = ({ worst, bound }: Quantity) => bound === null || worst <= bound;

/** The shorter way round, in degrees. */
export const between = (a: number, b: number) => ((((a - b) % 360) + 540) % 360) - 180;

const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2100, 11, 31);
const GOLDEN = 0.618_033_988_749_895;

/** Instants from 1900 to 2100, evenly strewn: each further one falls into the widest gap. */
export const strewnInstants = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new Date(FIRST + (LAST - FIRST) * ((index * GOLDEN) % 1)),
  );

/** The parts of an even sequence in 0 to 1 that has nothing to do with the golden one. */
export const strewnShare = (index: number, step: number) => (index * step) % 1;
