/** Buckets for each e-fold of time: a bucket is about five percent wide. */
const PER_FOLD = 20;

/**
 * The bucket of a span of time, so that a median can be computed from counts. Spans of up to 19 whole seconds
 * have buckets of their own.
 * @param seconds whole, 0 or more
 */
export const toSpanBucket = (seconds: number): number =>
  Math.floor(PER_FOLD * Math.log(1 + seconds));

/** The shortest whole number of seconds in a bucket. */
export function shortestIn(bucket: number): number {
  const about = Math.max(0, Math.floor(Math.exp(bucket / PER_FOLD) - 1));
  return [about, about + 1].find((seconds) => toSpanBucket(seconds) >= bucket) ?? about + 2;
}

/** The median of spans that were counted by bucket, in seconds; null where there are none. */
export function medianSpan(counts: ReadonlyMap<number, number>): number | null {
  const buckets = [...counts].toSorted(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (count > 0 && seen * 2 >= total) return shortestIn(bucket);
  }
  return null;
}
