import autocannon from "autocannon";

/** A call to repeat, or several that take turns. */
export interface Call {
  name: string;
  requests: {
    method: "GET" | "POST";
    path: string;
    headers: Record<string, string>;
    body?: string;
  }[];
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;
export const SECONDS = 3;

/** Repeats a call for a while. @throws when any answer is not 2xx */
export async function measure(origin: string, { name, requests }: Call): Promise<Figures> {
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
  return { perSecond: done.average, p50: latency.p50, p99: latency.p99 };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of each figure. */
export const medians = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});
