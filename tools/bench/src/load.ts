import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** A call to repeat, or several that alternate. */
export interface Call {
  name: string;
  requests: {
    method: "GET" | "POST";
    path: string;
    headers: Record<string, string>;
    body?: string;
  }[];
  /** What a floor is asked in its place, where that differs. */
  floorPath?: string;
}

export interface RequestStats {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time that the servers took for one request; 0 where the system does not tell. */
  cpu: number;
  /** The part of that which the busiest server took. */
  fullest: number;
}

/** Where calls go, and which processes answer them. */
export interface Target {
  origin: string;
  pids: readonly number[];
  isFloor?: true;
}

export const CONNECTIONS = 16;
export const SECONDS = 3;

const TICKS_A_SECOND = 100;

/** Milliseconds of processor time that each process has taken so far, as Linux counts it. */
function readCpu(pids: readonly number[]): number[] {
  try {
    return pids.map((pid) => {
      // The name in parentheses may hold anything; user and system time are the 12th and 13th after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
    });
  } catch {
    return pids.map(() => 0);
  }
}

/** Repeats a call for a while, or so many times. @throws when any answer is not 2xx */
export async function measure(
  { origin, pids, isFloor }: Target,
  { name, requests: asked, floorPath: path }: Call,
  amount: number | null = null,
): Promise<RequestStats> {
  const requests = isFloor && path ? asked.map((request) => ({ ...request, path })) : asked;
  const before = readCpu(pids);
  const result = await autocannon({
    url: origin,
    requests,
    connections: CONNECTIONS,
    ...(amount === null ? { duration: SECONDS } : { amount }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin} ${name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { requests: done, latency } = result;
  const spent = readCpu(pids).map((milliseconds, index) => milliseconds - (before[index] ?? 0));
  const whole = spent.reduce((sum, each) => sum + each, 0);
  return {
    perSecond: done.average,
    p50: latency.p50,
    p99: latency.p99,
    cpu: whole / done.total,
    fullest: Math.max(...spent) / (whole || 1),
  };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of each metric. */
export const medians = (rounds: readonly RequestStats[]): RequestStats => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
  fullest: median(rounds.map(({ fullest }) => fullest)),
});
