/** Milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
  p99: number;
}

export function computeTiming(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (fraction: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
