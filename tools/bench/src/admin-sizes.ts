/** How much one run of the benchmark makes up. */
export interface BenchSize {
  users: number;
  events: number;
}

const SIZES: readonly BenchSize[] = [
  { users: 1_000, events: 10_000 },
  { users: 100_000, events: 1_000_000 },
  { users: 1_000_000, events: 10_000_000 },
];

/** The sizes of the command line, as `users` or `users:events`; ten events for each user unless said. */
export function readBenchSizes(args: readonly string[]): readonly BenchSize[] {
  if (args.length === 0) return SIZES;
  return args.map((text) => {
    const [users = Number.NaN, events = users * 10] = text.split(":").map(Number);
    if (Number.isSafeInteger(users) && Number.isSafeInteger(events)) return { users, events };
    throw new Error("npm run bench:admin [-- 1000 100000:500000 ...], users or users:events");
  });
}
