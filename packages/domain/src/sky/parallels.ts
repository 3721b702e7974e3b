import type { DeclinationPair, SkyPlacement } from "./sky-chart.ts";

/** In degrees: the orb that handbooks allow. */
const WIDEST = 1;

/** Pairs at the same distance from the equator at one instant, the closest first. */
export function findParallels(placements: readonly SkyPlacement[]): DeclinationPair[] {
  const pairs = placements.flatMap((a, index) =>
    placements.slice(index + 1).flatMap((b): DeclinationPair[] => {
      if (a.declination === null || b.declination === null) return [];
      const [first, second] = [a.declination.from, b.declination.from];
      const orb = Math.abs(Math.abs(first) - Math.abs(second));
      if (orb > WIDEST) return [];
      const isSameSide = first < 0 === second < 0;
      return [{ bodies: [a.body, b.body], kind: isSameSide ? "parallel" : "contraparallel", orb }];
    }),
  );
  return pairs.toSorted((a, b) => a.orb - b.orb);
}
