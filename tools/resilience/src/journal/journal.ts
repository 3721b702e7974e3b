import { MOST_RESULTS } from "@cosmic/api/features/quiz/quiz.store";
import type { QueryResultRow } from "pg";

/** One request and what came back. */
export interface Entry {
  /** The user's name. */
  user: string;
  /** Empty before signing up. */
  userId: string;
  /** What the user was about; "" where that does not matter. */
  step: string;
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

/** The different ways in which requests failed, with how often. */
export function describeFailures(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { request, status, error } of entries) {
    // All reports are one address.
    const way = `${request.replace(/(\/profiles\/)[^/]+/, "$1:slug")}: ${status ?? error}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => `${count} × ${way}`).join("; ");
}

/** The value that a share of the values does not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The milliseconds within which 99 of 100 requests were answered. */
export const computeP99 = (entries: readonly Entry[]): number =>
  percentile(
    entries.map(({ milliseconds }) => milliseconds),
    0.99,
  );

/** Results of a user that were sent at about one time may be stored in another order. */
const SENT_TOGETHER = 10;

/** Of each user's results those that the account still keeps. */
const listKept = (results: Journal): Journal =>
  [...Map.groupBy(results, ({ userId }) => userId).values()].flatMap((own) =>
    own.toSorted((a, b) => b.at - a.at).slice(0, MOST_RESULTS - SENT_TOGETHER),
  );

/** Answers to the quiz that were acknowledged, are kept, and are not in the database. */
export async function countLost(
  environment: { query: (text: string) => Promise<QueryResultRow[]> },
  journal: Journal,
): Promise<number> {
  const acknowledged = journal.filter((entry) => entry.stores !== null && isAcknowledged(entry));
  const rows = await environment.query("select user_id::text as id, answers from quiz_results");
  const stored = new Set(rows.map(({ id, answers }) => `${String(id)} ${JSON.stringify(answers)}`));
  return listKept(acknowledged).filter(({ userId, stores }) => !stored.has(`${userId} ${stores}`))
    .length;
}
