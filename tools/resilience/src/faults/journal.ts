import type { Environment } from "./environment.ts";

/** One request and what came back. */
export interface Entry {
  /** The user's id. */
  who: string;
  request: string;
  /** Milliseconds since 1970. */
  at: number;
  milliseconds: number;
  /** Null where no answer came. */
  status: number | null;
  /** Why none came. */
  error: string | null;
  /** Seconds after which to try again, where the answer names them. */
  retryAfter: number | null;
  /** The answers to the quiz that this request stores; null for one that stores none. */
  stores: string | null;
}

export type Journal = Entry[];

export const isAcknowledged = ({ status }: Entry): boolean => status === 200;

/** Requests that were neither answered as asked nor told to come back later. */
export const failuresIn = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ status, retryAfter }) => {
    if (status === null) return true;
    return status >= 500 && (status !== 503 || retryAfter === null);
  });

/** The different ways in which requests failed, with how often, for people to read. */
export function describeFailures(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { request, status, error } of entries) {
    // All reports are one address.
    const way = `${request.replace(/(\/profiles\/)[^/]+/, "$1:slug")}: ${status ?? error}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => `${count} × ${way}`).join("; ");
}

/** Answers to the quiz that were acknowledged and are not in the database. */
export async function countLost(
  environment: Pick<Environment, "query">,
  journal: Journal,
): Promise<number> {
  const acknowledged = journal.filter((entry) => entry.stores !== null && isAcknowledged(entry));
  const rows = await environment.query("select user_id::text as who, answers from quiz_results");
  const stored = new Set(
    rows.map(({ who, answers }) => `${String(who)} ${JSON.stringify(answers)}`),
  );
  return acknowledged.filter(({ who, stores }) => !stored.has(`${who} ${stores}`)).length;
}
