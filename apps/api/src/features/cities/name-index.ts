/** Folded names by how they begin; each leads to a rank, 0 being the foremost. */
export interface NameIndex {
  /** What the names of each bucket begin with, in order. */
  starts: readonly string[];
  /** Where the lines of each bucket end. */
  ends: Uint32Array;
  /** "\nname\trank\nname\trank…\n" of each bucket, by rank: a search is the buffer's own indexOf. */
  lines: Buffer;
}

export interface NameQuery {
  /** Folded. */
  prefix: string;
  limit: number;
  accepts: (rank: number) => boolean;
}

/** At most this many names that are exactly the text are found, however small their places. */
const EXACT_LIMIT = 5;

const [TAB, NEWLINE, ZERO] = [0x09, 0x0a, 0x30];

/** The first two characters decide the bucket. */
function startFrom(name: string): string {
  const [first = "", second = ""] = name;
  return first + second;
}

/** @param names the folded names of each rank */
export function buildNameIndex(names: Iterable<Iterable<string>>): NameIndex {
  const buckets = new Map<string, string[]>();
  let rank = 0;
  for (const spellings of names) {
    for (const name of spellings) {
      const start = startFrom(name);
      const bucket = buckets.get(start) ?? [];
      bucket.push(`\n${name}\t${rank}`);
      buckets.set(start, bucket);
    }
    rank += 1;
  }
  // By code units, as they are compared in a search.
  const starts = [...buckets.keys()].toSorted();
  const parts = starts.map((start) => Buffer.from(`${buckets.get(start)?.join("")}\n`));
  let end = 0;
  const ends = parts.map((part) => (end += part.length));
  return { starts, ends: Uint32Array.from(ends), lines: Buffer.concat(parts) };
}

/** The place of the first start that is not before the text. */
function findPlace(starts: readonly string[], text: string): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((starts[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface Wanted extends Omit<NameQuery, "prefix"> {
  /** How a line must begin, its line break included. */
  lineStart: string;
  /** How many such lines are looked at before giving up. */
  looks: number;
}

/** The rank of the line at a place. By hand: a search for a region that no match lies in reads thousands. */
function readRank(lines: Buffer, at: number): number {
  let place = at;
  while (place < lines.length && lines[place] !== TAB) place += 1;
  let rank = 0;
  for (;;) {
    place += 1;
    const digit = (lines[place] ?? NEWLINE) - ZERO;
    if (digit < 0) return rank;
    rank = rank * 10 + digit;
  }
}

/** Ranks in one bucket's lines, in the order they stand there. */
function ranksIn(lines: Buffer, { lineStart, limit, looks, accepts }: Wanted): number[] {
  const wanted = Buffer.from(lineStart);
  const ranks = new Set<number>();
  let at = lines.indexOf(wanted);
  for (let look = 0; at !== -1 && look < looks && ranks.size < limit; look += 1) {
    const rank = readRank(lines, at);
    if (accepts(rank)) ranks.add(rank);
    at = lines.indexOf(wanted, at + 1);
  }
  return [...ranks];
}

function foremost(ranks: Iterable<number>, limit: number): number[] {
  return [...new Set(ranks)].toSorted((a, b) => a - b).slice(0, limit);
}

/** Ranks of names that begin like the text and are accepted; foremost first, none twice. */
export function findRanks(
  { starts, ends, lines }: NameIndex,
  { prefix, limit, accepts }: NameQuery,
): number[] {
  if (prefix === "") return [];
  const start = startFrom(prefix);
  const from = findPlace(starts, start);
  const buckets = starts
    .slice(from, findPlace(starts, `${start}\uffff`))
    .map((_, at) => lines.subarray(ends[from + at - 1] ?? 0, ends[from + at]));
  const looks = Number.POSITIVE_INFINITY;
  // A small place called exactly so would else never show behind larger ones that begin the same.
  const few = Math.min(limit, EXACT_LIMIT);
  const exact = buckets
    .slice(0, 1)
    .flatMap((bucket) =>
      ranksIn(bucket, { lineStart: `\n${prefix}\t`, limit: few, looks, accepts }),
    );
  // A single letter begins a fifteenth of all names: only the foremost of each bucket.
  const [, second] = prefix;
  const most = second === undefined ? limit : looks;
  const longer = buckets.flatMap((bucket) =>
    ranksIn(bucket, { lineStart: `\n${prefix}`, limit, looks: most, accepts }),
  );
  const others = foremost(longer, limit).filter((rank) => !exact.includes(rank));
  return foremost([...exact, ...others.slice(0, limit - exact.length)], limit);
}
