import { computeDemand, type Demand } from "./demand.ts";
import type { Measured } from "./measured.ts";
import { PRICES } from "./prices.ts";

/** What an installation has. */
export interface Shape {
  /** Processes of the API; each uses about one core. */
  replicas: number;
  databaseCores: number;
  /** Connections that PgBouncer keeps to PostgreSQL. */
  connections: number;
  /** Operations a second of the database's disk, and its gigabytes. */
  diskOperations: number;
  diskGigabytes: number;
}

/** One server of two cores, as `docker compose up` uses it. */
export const ONE_SERVER: Shape = {
  replicas: 1,
  databaseCores: 1,
  connections: 20,
  diskOperations: 3_000,
  diskGigabytes: 40,
};

/** Nothing is planned to be fuller than this at its peak. */
export const FULL = 0.6;

/** Share of each resource in use at the peak; the disk's space after a year. */
export function computeUtilizations(demand: Demand, shape: Shape): Record<string, number> {
  return {
    "API cores": demand.apiCores / shape.replicas,
    "database cores": demand.databaseCores / shape.databaseCores,
    "database connections": demand.connections / shape.connections,
    "disk operations": demand.diskOperations / shape.diskOperations,
    "disk space after a year": demand.gigabytesAYear / shape.diskGigabytes,
  };
}

/** What to do about each resource, once it is the fullest. */
export const ADVICE: Record<string, string> = {
  "API cores": "more replicas of the API",
  "database cores": "more cores for the database, then reads from a replica",
  "database connections": "a larger pool in PgBouncer, up to about three for each core",
  "disk operations": "a faster disk for the log",
  "disk space after a year": "a larger disk: nearly all of it is reports",
};

/** The fullest resource over the limit, with what to do; null when everything has room. */
export function findBottleneck(
  demand: Demand,
  shape: Shape,
): { name: string; use: number; advice: string } | null {
  const over = Object.entries(computeUtilizations(demand, shape))
    .filter(([, use]) => use > FULL)
    .toSorted(([, a], [, b]) => b - a)[0];
  return over ? { name: over[0], use: over[1], advice: ADVICE[over[0]] ?? "" } : null;
}

const upTo = (steps: readonly number[], needed: number) =>
  steps.find((step) => step >= needed) ?? Math.ceil(needed);

/** The smallest usual shape in which nothing is over the limit at the peak of so many visits a day. */
export function shapeFor(measured: Measured, visitsPerDay: number): Shape {
  let replicas = visitsPerDay > 1_000 ? 2 : 1;
  while (computeDemand(measured, visitsPerDay, replicas).apiCores / replicas > FULL) replicas += 1;
  const demand = computeDemand(measured, visitsPerDay, replicas);
  const databaseCores = upTo(
    [1, 2, 4, 8, 16, 32, 64, 96, 128, 192, 256],
    demand.databaseCores / FULL,
  );
  return {
    replicas,
    databaseCores,
    connections: upTo(
      [20, 40, 80, 160, 320, 640],
      Math.max(demand.connections / FULL, databaseCores),
    ),
    diskOperations: upTo(
      [3_000, 6_000, 12_000, 24_000, 48_000, 96_000],
      demand.diskOperations / FULL,
    ),
    diskGigabytes: upTo(
      [40, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000],
      demand.gigabytesAYear / FULL,
    ),
  };
}

/** Dollars a month of a shape and of what its day uses, without the AI. */
export const dollarsAMonth = (shape: Shape, demand: Demand): number =>
  shape.replicas * PRICES.coreMonth +
  shape.databaseCores * PRICES.databaseCoreMonth +
  shape.diskGigabytes * PRICES.gigabyteMonth +
  30 *
    ((demand.mailsADay / 1_000) * PRICES.thousandMails +
      demand.gigabytesOutADay * PRICES.gigabyteOut);
