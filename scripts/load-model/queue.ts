/** Times that requests take at a station: how often each kind comes, its mean, and its shape (mean 1, rising). */
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
function draw({ mean, shape }: Service, chance: number): number {
  const place = chance * (shape.length - 1);
  const low = shape[Math.floor(place)] ?? 1;
  const high = shape[Math.ceil(place)] ?? low;
  return mean * (low + (high - low) * (place % 1));
}

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

/**
 * Requests that come by chance (Poisson), each first to the one station, then to the other, served in the
 * order they come. Milliseconds from arrival to the end. The first tenth warms up and does not count.
 * @param rate requests a second
 */
export function simulate(
  rate: number,
  [first, second]: readonly [Station, Station],
  { requests, random }: { requests: number; random: () => number },
): Times {
  const total = first.services.reduce((sum, { weight }) => sum + weight, 0);
  const choose = () => {
    let left = random() * total;
    return Math.max(
      0,
      first.services.findIndex(({ weight }) => (left -= weight) < 0),
    );
  };
  const serveFirst = createServers(first.servers);
  const arrivals: { at: number; since: number; kind: number }[] = [];
  let clock = 0;
  for (let count = 0; count < requests; count += 1) {
    clock += (-Math.log(1 - random()) * 1_000) / rate;
    const kind = choose();
    const service = first.services[kind];
    if (!service) continue;
    arrivals.push({ at: serveFirst(clock, draw(service, random())), since: clock, kind });
  }
  // The second station meets them in the order in which they leave the first.
  arrivals.sort((a, b) => a.at - b.at);
  const serveSecond = createServers(second.servers);
  const times: number[] = [];
  for (const { at, since, kind } of arrivals) {
    const service = second.services[kind];
    if (service) times.push(serveSecond(at, draw(service, random())) - since);
  }
  const counted = Float64Array.from(times.slice(Math.floor(times.length / 10))).sort();
  return { p50: percentile(counted, 0.5), p99: percentile(counted, 0.99) };
}

/** The chance that whoever comes has to wait, of servers so busy (Erlang C). */
export function waitChance(servers: number, use: number): number {
  const load = servers * use;
  let inverse = 1;
  for (let count = 1; count <= servers; count += 1) inverse = 1 + (inverse * count) / load;
  const blocked = 1 / inverse;
  return blocked / (1 - use * (1 - blocked));
}

interface Moments {
  mean: number;
  /** Squared coefficient of variation. */
  spread: number;
  /** Times without waiting, rising. */
  sorted: Float64Array;
}

const GRID = 400;

function momentsOf({ services }: Station): Moments {
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
export const useOf = (rate: number, station: Station): number =>
  (rate * momentsOf(station).mean) / 1_000 / station.servers;

/** What waiting adds at its slowest, by Allen and Cunneen: a mean wait for those who wait, falling off exponentially. */
function waitOf(rate: number, station: Station): { p99: number } {
  const { mean, spread } = momentsOf(station);
  const use = useOf(rate, station);
  if (use >= 1) return { p99: Number.POSITIVE_INFINITY };
  const chance = waitChance(station.servers, use);
  const whoWaits = ((mean / station.servers / (1 - use)) * (1 + spread)) / 2;
  return { p99: chance > 0.01 ? whoWaits * Math.log(chance / 0.01) : 0 };
}

/**
 * The same by arithmetic: the middle and the slowest of what the requests themselves take at both stations,
 * and what waiting adds. Whoever waits longest is rarely slowest too, so the slowest comes out a little high.
 */
export function estimate(rate: number, stations: readonly [Station, Station]): Times {
  const [first, second] = stations;
  const both = first.services.map((service, kind) => ({
    ...service,
    mean: service.mean + (second.services[kind]?.mean ?? 0),
  }));
  const { sorted } = momentsOf({ servers: 1, services: both });
  const waits = stations.map((station) => waitOf(rate, station));
  const slowest = Math.max(...waits.map(({ p99 }) => p99));
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) + slowest };
}
