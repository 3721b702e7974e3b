import { createHash } from "node:crypto";

/** A source of chance that gives the same to the same seed. */
export interface Chances {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(things: readonly T[]): T;
  isLucky(probability: number): boolean;
  shuffled<T>(things: readonly T[]): T[];
  /** Another source, which what is drawn from this one does not change. */
  branch(name: string): Chances;
}

/** Mulberry32: small, even enough, and the same everywhere. */
function generatorFrom(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createChances(seed: string): Chances {
  const next = generatorFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<T>(things: readonly T[]): T {
      if (things.length === 0) throw new Error("There is nothing to choose from.");
      return things[below(things.length)] as T;
    },
    isLucky: (probability) => next() < probability,
    shuffled<T>(things: readonly T[]): T[] {
      const keyed = things.map((thing) => ({ thing, key: next() }));
      return keyed.toSorted((a, b) => a.key - b.key).map(({ thing }) => thing);
    },
    branch: (name) => createChances(`${seed}/${name}`),
  };
}
