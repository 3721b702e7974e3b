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
  /** Times to answer, from the shortest: the mean of each of a few equal parts of them; overall it is 1. */
  shape: number[];
}

/** As a stand-in for the AI counts them: four characters each. */
export interface Tokens {
  input: number;
  output: number;
  calls: number;
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
  /** Tokens of the AI for the free part of a report, and for the rest, which is written once it is paid. */
  ai: { free: Tokens; rest: Tokens };
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
