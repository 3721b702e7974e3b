import { wrapDegrees } from "../zodiac/circle.ts";

/**
 * Moves longitudes apart on the circle until neighbors are at least `leastGap` degrees from each
 * other, keeping their order and the sum of the squared moves as small as it can be. Answers in
 * the order given, each 0 to below 360. The count times `leastGap` must leave room: up to 270
 * degrees together, so that the circle is always cut at its widest gap.
 *
 * Method: subtracting leastGap from each step turns "at least so far apart" into "not decreasing",
 * which pooling adjacent violators solves exactly.
 */
export function spreadOnCircle(longitudes: readonly number[], leastGap: number): number[] {
  const order = unrolled(longitudes);
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, { longitude }] of order.entries()) {
    let pool = { sum: longitude - rank * leastGap, count: 1 };
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  }
  const levels = pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
  const spread = new Map(
    order.map(({ index }, rank) => [index, (levels[rank] as number) + rank * leastGap]),
  );
  return longitudes.map((_, index) => wrapDegrees(spread.get(index) as number));
}

const mean = ({ sum, count }: { sum: number; count: number }) => sum / count;

/** The longitudes in circle order from the far side of the widest gap on, running past 360. */
function unrolled(longitudes: readonly number[]): { index: number; longitude: number }[] {
  const sorted = longitudes
    .map((longitude, index) => ({ index, longitude: wrapDegrees(longitude) }))
    .toSorted((a, b) => a.longitude - b.longitude || a.index - b.index);
  let start = 0;
  let widest = -1;
  for (const [rank, { longitude }] of sorted.entries()) {
    const before = sorted.at(rank - 1)?.longitude ?? longitude;
    const gap = rank === 0 ? longitude + 360 - before : longitude - before;
    if (gap > widest) {
      widest = gap;
      start = rank;
    }
  }
  return sorted.map((_, rank) => {
    const at = start + rank;
    const { index, longitude } = sorted[at % sorted.length] as (typeof sorted)[number];
    return { index, longitude: at < sorted.length ? longitude : longitude + 360 };
  });
}
