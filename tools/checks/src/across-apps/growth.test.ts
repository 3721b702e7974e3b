import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIMITS, type Limit } from "@cosmic/api/config/limits";
import { expect, test } from "vitest";

const GUIDE = readFileSync(join(import.meta.dirname, "../../../../docs/security.md"), "utf8");
const DAY = 86_400;
const ADDRESSES = 1_000;

/** How many of them the limits allow in a day. */
const inDay = (limits: readonly Limit[]) =>
  Math.min(...limits.map(({ max, windowSeconds }) => max * Math.max(1, DAY / windowSeconds)));

const VISITS = inDay(LIMITS.newVisits);
/** Each step once, and that of the questions once for each of the eight and once without a number. */
const EVENTS_OF_VISIT = 19;
/** Of one kind of account. */
const SIGN_INS = inDay(LIMITS.signInAttempts);
const ACCOUNTS = inDay(LIMITS.signUps);
const RESETS = inDay(LIMITS.resetRequests);
/** Of ten minutes: failures of pages, failures of calls and sessions are counted by address in each. */
const SLOTS = 3 * 144;
/** A failed sign-in counts for the account at its address, in its network and in all. */
const ROWS_OF_FAILURE = 3;
/** Limits by address, and those that every account has for itself. */
const LIMITS_OF_ADDRESS = 30;
const LIMITS_OF_ACCOUNT = 15;

interface Growth {
  table: string;
  /** Of a row with its indexes, as measured; docs/scaling.md has the same for most. */
  bytes: number;
  one: number;
  /** Of all addresses together, whatever their number; none where accounts must not be refused. */
  atMost?: number;
}

const GROWTH: readonly Growth[] = [
  {
    table: "funnel_visits",
    bytes: 215,
    one: VISITS,
    atMost: inDay(LIMITS.allVisits),
  },
  {
    table: "funnel_events",
    bytes: 300,
    one: VISITS * EVENTS_OF_VISIT,
    atMost: inDay(LIMITS.allVisits) * EVENTS_OF_VISIT,
  },
  { table: "error_groups", bytes: 602, one: inDay(LIMITS.failureKinds), atMost: 2_000 },
  { table: "tallies", bytes: 206, one: SLOTS + 2 * SIGN_INS },
  {
    table: "blueprints",
    bytes: 2_510,
    one: inDay(LIMITS.generationsFrom),
    atMost: inDay(LIMITS.unpaidGenerations),
  },
  { table: "users", bytes: 815 + 745, one: ACCOUNTS },
  { table: "trials", bytes: 513, one: Math.min(ACCOUNTS, inDay(LIMITS.trials)) },
  { table: "trial_voters", bytes: 163, one: Math.min(ACCOUNTS, inDay(LIMITS.trials)) },
  // All statements answered; and types that come with a visitor's blueprint.
  {
    table: "quiz_results",
    bytes: 2_160,
    one: inDay(LIMITS.quizResultsFrom) + inDay(LIMITS.generations),
  },
  // With the longest return path.
  { table: "checkout_attempts", bytes: 3_740, one: inDay(LIMITS.checkoutsFrom) },
  { table: "sessions", bytes: 956, one: SIGN_INS },
  {
    table: "rate_limits",
    bytes: 210,
    one:
      LIMITS_OF_ADDRESS +
      2 * SIGN_INS * ROWS_OF_FAILURE +
      ACCOUNTS +
      RESETS +
      LIMITS_OF_ACCOUNT * ACCOUNTS,
  },
  // An account that is deleted, whose address was confirmed and changed; and passwords set by links.
  { table: "tombstones", bytes: 222, one: 4 * ACCOUNTS + RESETS },
  { table: "audit_entries", bytes: 374, one: SIGN_INS },
  // Until it is sent, at most three days.
  { table: "pgboss.job", bytes: 1_000, one: ACCOUNTS + RESETS },
];

const inMegabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString("en", { maximumSignificantDigits: 2 });

test.each(GROWTH)("the growth of $table in a day is what the guide says", (growth) => {
  const { table, bytes, one, atMost = Number.POSITIVE_INFINITY } = growth;
  const thousand = Math.min(one * ADDRESSES, atMost);
  const row = GUIDE.split("\n").find((line) => line.startsWith(`| \`${table}\``)) ?? "";
  const cells = row.split("|").map((cell) => cell.trim());
  expect(cells.slice(2, 6)).toEqual([
    one.toLocaleString("en"),
    inMegabytes(one * bytes),
    thousand.toLocaleString("en"),
    inMegabytes(thousand * bytes),
  ]);
});
