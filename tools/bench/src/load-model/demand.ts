import type { Measured, RequestCost, Tokens } from "./measured.ts";
import { PRICES } from "./prices.ts";
import { peakVisits, REQUESTS_PER_VISIT, ROWS_PER_VISIT } from "./visitor-model.ts";

/** What a day with so many visits asks of everything. */
export interface Demand {
  visitsPerDay: number;
  /** At the peak, a second. */
  requests: number;
  statements: number;
  writes: number;
  /** Cores busy at the peak. */
  apiCores: number;
  databaseCores: number;
  frontCores: number;
  /** Database connections in use at the peak, on average. */
  connections: number;
  /** Reads and writes of the disk a second at the peak: each writing statement once, and its log's pages. */
  diskOperations: number;
  /** Updates a second of the hottest row: the count of sessions begun in these ten minutes. */
  hottestRow: number;
  /** Gigabytes that a year adds, what is purged taken off, and the log that a day writes. */
  gigabytesAYear: number;
  logGigabytesADay: number;
  gigabytesOutADay: number;
  mailsADay: number;
  aiDollarsADay: number;
  incomeADay: number;
}

const apiMs = ({ loopMs, threadMs }: RequestCost) => loopMs + threadMs;

const PAGE = 8_192;
const GIGA = 1e9;
const SESSIONS_PER_VISIT =
  (REQUESTS_PER_VISIT["sign-up"] ?? 0) + (REQUESTS_PER_VISIT["login"] ?? 0);
/** Milliseconds between the API and the database and back, in one data centre, while a connection is held. */
const ROUND_TRIP = 0.5;
/** Days that the API keeps rows, of apps/api/src/config/config.ts. */
const KEPT = { events: 90, visits: 365, sessions: 14 };

const dollarsFor = ({ input, output }: Tokens) =>
  (input * PRICES.ai.input + output * PRICES.ai.output) / 1_000_000;

/** The sum of something over the requests of one visit. */
export function perVisit(measured: Measured, of: (cost: RequestCost) => number): number {
  return Object.entries(REQUESTS_PER_VISIT).reduce((sum, [kind, count]) => {
    const cost = measured.requests[kind];
    if (!cost) throw new Error(`"${kind}" has not been measured`);
    return sum + count * of(cost);
  }, 0);
}

/** Bytes of one row of a table, with its share of the indexes. */
export function rowBytes({ tables }: Measured, table: string): number {
  const found = tables[table];
  if (!found || found.rows === 0) throw new Error(`${table} has not been measured`);
  return found.bytes / found.rows;
}

/** Bytes in the database after a year of days like this one. */
function computeYearlyCost(measured: Measured, visits: number): number {
  const of = (table: string) => rowBytes(measured, table);
  const user = of("users") + of("credentials") + of("birth_infos");
  const forEver =
    ROWS_PER_VISIT.user * user +
    ROWS_PER_VISIT.blueprint * of("blueprints") +
    ROWS_PER_VISIT.quiz * of("quiz_results") +
    ROWS_PER_VISIT.purchase * (of("purchases") + of("checkout_attempts"));
  return (
    visits *
    (365 * forEver +
      KEPT.visits * of("funnel_visits") +
      KEPT.events * ROWS_PER_VISIT.event * of("funnel_events") +
      KEPT.sessions * ROWS_PER_VISIT.user * of("sessions"))
  );
}

/**
 * What so many visits a day ask for.
 * @param replicas processes of the API, each with background work while idle
 */
export function computeDemand(measured: Measured, visitsPerDay: number, replicas: number): Demand {
  const peak = peakVisits(visitsPerDay);
  const at = (of: (cost: RequestCost) => number) => peak * perVisit(measured, of);
  const { ai, idle, mails } = measured;
  const databaseCores =
    at(({ databaseMs }) => databaseMs / 1_000) + (replicas * idle.databaseMs) / 1_000;
  const writes = at((cost) => cost.writes);
  return {
    visitsPerDay,
    requests: at(() => 1),
    statements: at((cost) => cost.statements) + replicas * idle.statements,
    writes,
    apiCores: (at(apiMs) + replicas * (idle.loopMs + idle.threadMs)) / 1_000,
    databaseCores,
    frontCores: at(({ frontMs }) => frontMs / 1_000),
    connections: at(({ statementMs, statements }) => statementMs + statements * ROUND_TRIP) / 1_000,
    diskOperations: writes + at((cost) => cost.walBytes) / PAGE,
    hottestRow: peak * SESSIONS_PER_VISIT,
    gigabytesAYear: computeYearlyCost(measured, visitsPerDay) / GIGA,
    logGigabytesADay: (visitsPerDay * perVisit(measured, ({ walBytes }) => walBytes)) / GIGA,
    gigabytesOutADay:
      (visitsPerDay *
        (measured.landingBytes + perVisit(measured, ({ answerBytes }) => answerBytes))) /
      GIGA,
    mailsADay:
      visitsPerDay *
      (ROWS_PER_VISIT.user * mails.signUp + ROWS_PER_VISIT.purchase * mails.purchase),
    aiDollarsADay:
      visitsPerDay *
      (ROWS_PER_VISIT.blueprint * dollarsFor(ai.free) +
        ROWS_PER_VISIT.purchase * dollarsFor(ai.rest)),
    incomeADay: visitsPerDay * ROWS_PER_VISIT.purchase * PRICES.purchase,
  };
}
