import type { ChartBody } from "../bodies.ts";

/**
 * The sky over a place through some hours, as numbers that a browser can read it from without an
 * ephemeris: each list holds the forward differences of a quantity in degrees, at instants `step`
 * milliseconds apart from `from` on.
 */
export interface HoursSky {
  /** Milliseconds since 1970. */
  from: number;
  step: number;
  /** Longitudes on the ecliptic of date, running on past 360. */
  bodies: Readonly<Record<ChartBody, readonly number[]>>;
  /** Right ascension on the meridian. */
  meridian: readonly number[];
  /** True obliquity of the ecliptic in the middle. */
  obliquity: number;
  latitude: number;
}

/** The quantity that forward differences stand for, so many steps after the first (Newton's formula). */
export function readDifferences(differences: readonly number[], steps: number): number {
  let value = 0;
  let weight = 1;
  for (let order = 0; order < differences.length; order++) {
    value += weight * (differences[order] ?? 0);
    weight *= (steps - order) / (order + 1);
  }
  return value;
}

/** How fast the same quantity grows, a step. */
export function readGrowth(differences: readonly number[], steps: number): number {
  const near = 1e-3;
  const ahead = readDifferences(differences, steps + near);
  return (ahead - readDifferences(differences, steps - near)) / (2 * near);
}
