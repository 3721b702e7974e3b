/** Times that requests take at a station: how often each kind comes, its mean, and its shape: means of equal parts, rising. */
export interface Service {
  weight: number;
  /** Milliseconds. */
  mean: number;
  shape: readonly number[];
}

/** Servers that share one queue. */
export interface Station {
  servers: number;
  services: readonly Service[];
}

export interface Times {
  p50: number;
  p99: number;
}

/** One time out of a kind's distribution. */
const draw = ({ mean, shape }: Service, chance: number): number =>
  mean * (shape[Math.floor(chance * shape.length)] ?? 1);

/** The earliest free of a station's servers, kept as a binary heap of instants. */
function createServers(count: number) {
  const heap = new Float64Array(count);
  /** @returns when the work ends that arrives at an instant and takes so long */
  return (arrival: number, duration: number): number => {
    const end = Math.max(arrival, heap[0] ?? 0) + duration;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= count) break;
      const child = left + 1 < count && (heap[left + 1] ?? 0) < (heap[left] ?? 0) ? left + 1 : left;
      if ((heap[child] ?? 0) >= end) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = end;
    return end;
  };
}

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Instants at which requests come by chance (Poisson), and of which kind they are. */
function arrive(rate: number, services: readonly Service[], count: number, random: () => number) {
  const total = services.reduce((sum, { weight }) => sum + weight, 0);
  let clock = 0;
  return Array.from({ length: count }, (_, index) => {
    clock += (-Math.log(1 - random()) * 1_000) / rate;
    let left = random() * total;
    const kind = Math.max(
      0,
      services.findIndex(({ weight }) => (left -= weight) < 0),
    );
    // One that is slow is so everywhere.
    return { index, since: clock, at: clock, kind, slowness: random() };
  });
}

/**
 * Requests that come by chance, each to one station after another, served in the order in which they come
 * there; those of a kind that needs nothing of a station pass it by. Milliseconds from arrival to the end.
 * The first tenth warms up and does not count.
 * @param rate requests a second
 */
export function simulate(
  rate: number,
  stations: readonly Station[],
  { requests, random }: { requests: number; random: () => number },
): Times {
  const coming = arrive(rate, stations[0]?.services ?? [], requests, random);
  for (const { servers, services } of stations) {
    const serve = createServers(servers);
    coming.sort((a, b) => a.at - b.at);
    for (const request of coming) {
      const service = services[request.kind];
      if (!service || service.mean === 0) continue;
      request.at = serve(request.at, draw(service, request.slowness));
    }
  }
  const counted = Float64Array.from(
    coming.filter(({ index }) => index >= requests / 10).map(({ at, since }) => at - since),
  ).toSorted();
  return { p50: percentile(counted, 0.5), p99: percentile(counted, 0.99) };
}

/** The probability that a request has to wait, of servers so busy (Erlang C). */
export function waitChance(servers: number, use: number): number {
  const load = servers * use;
  let inverse = 1;
  for (let count = 1; count <= servers; count += 1) inverse = 1 + (inverse * count) / load;
  const blocked = 1 / inverse;
  return blocked / (1 - use * (1 - blocked));
}

interface ServiceMoments {
  mean: number;
  /** Squared coefficient of variation. */
  spread: number;
  /** Times without waiting, rising. */
  sorted: Float64Array;
}

const GRID = 400;

function computeMoments({ services }: Station): ServiceMoments {
  const total = services.reduce((sum, { weight }) => sum + weight, 0);
  const points = services.flatMap((service) =>
    Array.from({ length: GRID }, (_, index) => ({
      time: draw(service, (index + 0.5) / GRID),
      weight: service.weight / total / GRID,
    })),
  );
  const mean = points.reduce((sum, { time, weight }) => sum + time * weight, 0);
  const square = points.reduce((sum, { time, weight }) => sum + time * time * weight, 0);
  const rising = points.toSorted((a, b) => a.time - b.time);
  const sorted = new Float64Array(1_000);
  let passed = 0;
  let index = 0;
  for (const { time, weight } of rising) {
    passed += weight;
    while (index < 1_000 && passed >= (index + 0.5) / 1_000) sorted[index++] = time;
  }
  sorted.fill(rising.at(-1)?.time ?? 0, index);
  return { mean, spread: square / mean ** 2 - 1, sorted };
}

/** How busy a station is at a rate of requests a second: 1 is all the time. */
export const computeUtilization = (rate: number, station: Station): number =>
  (rate * computeMoments(station).mean) / 1_000 / station.servers;

/** What waiting adds for the slowest, by Allen and Cunneen: a mean for those who wait, falling off exponentially. */
function slowestWait(rate: number, { servers, services }: Station): number {
  const total = services.reduce((sum, { weight }) => sum + weight, 0);
  const needing = services.filter(({ mean }) => mean > 0);
  const share = needing.reduce((sum, { weight }) => sum + weight, 0) / total;
  if (share === 0) return 0;
  const { mean, spread } = computeMoments({ servers, services: needing });
  const use = (rate * share * mean) / 1_000 / servers;
  if (use >= 1) return Number.POSITIVE_INFINITY;
  const chance = share * waitChance(servers, use);
  const whoWaits = ((mean / servers / (1 - use)) * (1 + spread)) / 2;
  return chance > 0.01 ? whoWaits * Math.log(chance / 0.01) : 0;
}

/**
 * The same by arithmetic: the middle and the slowest of what the requests themselves take at all stations,
 * and what waiting adds. The request that waits longest is rarely the slowest too, so the slowest comes out a little high.
 */
export function estimate(rate: number, stations: readonly Station[]): Times {
  const together = (stations[0]?.services ?? []).map((service, kind) => ({
    ...service,
    mean: stations.reduce((sum, { services }) => sum + (services[kind]?.mean ?? 0), 0),
  }));
  const { sorted } = computeMoments({ servers: 1, services: together });
  const slowest = Math.max(...stations.map((station) => slowestWait(rate, station)));
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) + slowest };
}
