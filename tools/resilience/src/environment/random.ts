import { createHash } from "node:crypto";

/** A source of random numbers that gives the same ones for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  shuffled<T>(items: readonly T[]): T[];
  /** Another source, independent of how many numbers were drawn from this one. */
  branch(name: string): Random;
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

export function createRandom(seed: string): Random {
  const next = generatorFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error("There is nothing to choose from.");
      return items[below(items.length)] as T;
    },
    chance: (probability) => next() < probability,
    shuffled<T>(items: readonly T[]): T[] {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
    },
    branch: (name) => createRandom(`${seed}/${name}`),
  };
}
