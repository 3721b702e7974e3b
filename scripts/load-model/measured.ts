import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What one request of a kind costs, on average, with what it sets off afterwards (jobs, mail). */
export interface RequestCost {
  /**
   * CPU milliseconds of the API's event loop; of its other threads, which hash passwords, draw PDF files and
   * collect garbage; of PostgreSQL; and of nginx and PgBouncer.
   */
  loopMs: number;
  threadMs: number;
  databaseMs: number;
  frontMs: number;
  /** Milliseconds that statements took inside PostgreSQL, waiting included. */
  statementMs: number;
  /** Statements, how many of them wrote, and bytes of the write-ahead log. */
  statements: number;
  writes: number;
  walBytes: number;
  /** Bytes of the answer with its headers. */
  answerBytes: number;
  /** Times to answer, one after another, at equal steps from the shortest to the longest; their mean is 1. */
  shape: number[];
}

interface Spent {
  milliseconds: number;
  walBytes: number;
}

/** What `npm run load-model -- --measure` found on one machine. */
export interface Measured {
  machine: { processor: string; cores: number; node: string; postgres: string; measuredAt: string };
  requests: Record<string, RequestCost>;
  /** What one process costs in a second without a request. */
  idle: { loopMs: number; threadMs: number; databaseMs: number; statements: number };
  /** Of the API's process: after the start, and after all of the above. */
  memory: { startMb: number; usedMb: number };
  /** Mails that a sign-up and a purchase cause. */
  mails: { signUp: number; purchase: number };
  /** Tokens of the AI for one report, as a stand-in counts them: four characters each. */
  ai: { inputTokens: number; outputTokens: number; calls: number };
  /** Bytes with indexes, and rows, of tables. */
  tables: Record<string, { rows: number; bytes: number }>;
  /** A day's events deleted row by row, and dropped with their partition; days of so many rows. */
  partitions: { days: number; rows: number; deleted: Spent; dropped: Spent };
  /** Bytes of the landing page on a first visit, compressed. */
  landingBytes: number;
}

const FILE = join(import.meta.dirname, "measured.json");

export const MEASURED_FILE = FILE;

/** The measurement that is kept in the repository. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(FILE, "utf8")) as Measured;
