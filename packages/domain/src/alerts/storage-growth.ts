import { type FoundAlert, getSeverity } from "./found-alert.ts";
import type { Growing, HealthFacts } from "./health-facts.ts";

/** Fewer in an hour are a good day: a newsletter, a mention in the press. */
const FEWEST: Readonly<Record<Growing, number>> = {
  visits: 2_000,
  accounts: 200,
  reports: 500,
  sessions: 1_000,
  "quiz results": 1_000,
  checkouts: 300,
  // Each caller has a few, by address and by account.
  "counts of rate limits": 100_000,
};

/** Over the usual, so that a busy site is not odd. */
const TIMES_USUAL = 5;

/** In multiples of the fewest. */
const SIZE = { high: 10, medium: 3 };

/** Far more rows than usual of what callers without an account, and accounts that anyone can make, add to the database. */
export function findStorageGrowth({ growth }: Pick<HealthFacts, "growth">): FoundAlert[] {
  return growth
    .filter(({ of, recent, usual }) => recent >= Math.max(FEWEST[of], TIMES_USUAL * usual))
    .map(({ of, recent, usual }) => ({
      type: "STORAGE_GROWTH",
      severity: getSeverity(recent / FEWEST[of], SIZE),
      title: "Far more is stored than usual",
      description: `${recent} ${of} were stored in the last hour (usual: ${Math.round(usual)}). A program may be filling the database.`,
      metrics: { time_range: "last hour" },
      key: `storage-growth:${of}`,
    }));
}
