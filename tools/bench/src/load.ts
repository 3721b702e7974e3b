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
}

export interface RequestStats {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time that the servers took for one request; 0 where the system does not tell. */
  cpu: number;
}

/** Where calls go, and which processes answer them. */
export interface Target {
  origin: string;
  pids: readonly number[];
}

export const CONNECTIONS = 16;
export const SECONDS = 3;

const TICKS_A_SECOND = 100;

/** Milliseconds of processor time that processes have taken so far, as Linux counts it. */
function readCpu(pids: readonly number[]): number {
  try {
    const ticks = pids.map((pid) => {
      // The name in parentheses may hold anything; user and system time are the 12th and 13th after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return Number(fields[11]) + Number(fields[12]);
    });
    return (ticks.reduce((sum, each) => sum + each, 0) * 1_000) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** Repeats a call for a while. @throws when any answer is not 2xx */
export async function measure(
  { origin, pids }: Target,
  { name, requests }: Call,
): Promise<RequestStats> {
  const before = readCpu(pids);
  const result = await autocannon({
    url: origin,
    requests,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin} ${name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { requests: done, latency } = result;
  const cpu = (readCpu(pids) - before) / done.total;
  return { perSecond: done.average, p50: latency.p50, p99: latency.p99, cpu };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of each metric. */
export const medians = (rounds: readonly RequestStats[]): RequestStats => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});
