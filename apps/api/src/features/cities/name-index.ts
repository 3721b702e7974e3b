/** Names by how they begin; each leads to a rank, 0 being the foremost. */
export interface NameIndex {
  /** Ranks of names that begin like the folded text and are accepted; foremost first, none twice. */
  find(prefix: string, limit: number, accepts: (rank: number) => boolean): number[];
}

export interface NameIndexBuilder {
  /** Ranks are added in rising order; the names are folded. */
  add(rank: number, names: Iterable<string>): void;
  /** To be called once, after the last name. */
  build(): NameIndex;
}

/** Names fall into buckets by this many first characters. */
const BUCKET_PREFIX = 2;

/** At most this many names that are exactly the text are found, however small their places. */
const EXACT_LIMIT = 5;

/** Lines joined at a time while a bucket grows: many short texts would fill the memory first. */
const PENDING_LINES = 256;

/**
 * Keeps the names of a bucket in one text, "\nname\trank\nname\trank…", by rank: a search is the
 * text's own indexOf, and a million names take little more room than their letters.
 */
export function nameIndexBuilder(): NameIndexBuilder {
  const buckets = new Map<string, { text: string; pending: string[] }>();

  function addLine(name: string, rank: number): void {
    const start = name.slice(0, BUCKET_PREFIX);
    let bucket = buckets.get(start);
    if (!bucket) {
      bucket = { text: "", pending: [] };
      buckets.set(start, bucket);
    }
    bucket.pending.push(`\n${name}\t${rank}`);
    if (bucket.pending.length === PENDING_LINES) {
      bucket.text += bucket.pending.join("");
      bucket.pending = [];
    }
  }

  return {
    add(rank, names) {
      for (const name of names) addLine(name, rank);
    },
    build() {
      const texts = new Map<string, string>();
      for (const [start, { text, pending }] of buckets) {
        texts.set(start, `${text}${pending.join("")}\n`);
      }
      buckets.clear();
      return { find: (prefix, limit, accepts) => findIn(texts, prefix, limit, accepts) };
    },
  };
}

interface Wanted {
  /** How a line must begin, its line break included. */
  lineStart: string;
  limit: number;
  /** How many such lines are looked at before giving up. */
  looks: number;
  accepts: (rank: number) => boolean;
}

/** Ranks in one bucket's text, in the order they stand there. */
function ranksIn(text: string, { lineStart, limit, looks, accepts }: Wanted): number[] {
  const ranks = new Set<number>();
  let at = text.indexOf(lineStart);
  for (let look = 0; at !== -1 && look < looks && ranks.size < limit; look += 1) {
    const tab = text.indexOf("\t", at);
    const end = text.indexOf("\n", tab);
    const rank = Number(text.slice(tab + 1, end));
    if (accepts(rank)) ranks.add(rank);
    at = text.indexOf(lineStart, end);
  }
  return [...ranks];
}

function foremost(ranks: Iterable<number>, limit: number): number[] {
  return [...new Set(ranks)].toSorted((a, b) => a - b).slice(0, limit);
}

function findIn(
  texts: ReadonlyMap<string, string>,
  prefix: string,
  limit: number,
  accepts: (rank: number) => boolean,
): number[] {
  if (prefix === "") return [];
  const bucket = texts.get(prefix.slice(0, BUCKET_PREFIX)) ?? "";
  const looks = Number.POSITIVE_INFINITY;
  // A small place called exactly so would else never show behind larger ones that begin the same.
  const most = Math.min(limit, EXACT_LIMIT);
  const exact = ranksIn(bucket, { lineStart: `\n${prefix}\t`, limit: most, looks, accepts });
  const lineStart = `\n${prefix}`;
  const longer =
    prefix.length < BUCKET_PREFIX
      ? // A single letter begins a fifteenth of all names: only the foremost of each bucket.
        [...texts].flatMap(([start, text]) =>
          start.startsWith(prefix)
            ? ranksIn(text, { lineStart, limit, looks: limit, accepts })
            : [],
        )
      : ranksIn(bucket, { lineStart, limit, looks, accepts });
  const others = foremost(longer, limit).filter((rank) => !exact.includes(rank));
  return foremost([...exact, ...others.slice(0, limit - exact.length)], limit);
}
