import { sql } from "kysely";
import type { Deps } from "../../src/deps.ts";
import { createBlueprintGenerator } from "../../src/features/blueprints/blueprints.service.ts";
import { createBlueprintTexts } from "../../src/features/blueprints/index.ts";
import { closeFunnelDays } from "../../src/features/funnel/index.ts";
import { insertTrials } from "./bulk-trials.ts";
import { insertPurchases, insertUsers } from "./bulk-users.ts";
import { insertBuyersVisits, insertEvents, insertVisits, STEPS_OF_VISIT } from "./bulk-visits.ts";
import { insertFailures, insertIncidents, insertUsualWeek } from "./recent-facts.ts";
import type { SeedOptions } from "./seed-options.ts";
import { isSeededBy, newSeeding, type Seeding } from "./seeding.ts";
import { withoutIndexes } from "./without-indexes.ts";

const TYPES = ["INFJ", "ENFP", "INTJ", "ISFP", "INFP", "ENTP", "ESFJ", "ISTJ"] as const;

/**
 * Whole reports, written as for any user, each on the day its reader joined: of the buyers of the seeding,
 * who have all seen one, then of its latest users.
 */
async function writeBlueprints(deps: Deps, seeding: Seeding, count: number): Promise<void> {
  const readers = await deps.db
    .selectFrom("users")
    .select(["id", "created_at as joinedAt", "has_lifetime_access as isPaid"])
    .where(isSeededBy(seeding, "users.id"))
    .orderBy("has_lifetime_access", "desc")
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  const texts = createBlueprintTexts(deps);
  for (const [index, { id, joinedAt, isPaid }] of readers.entries()) {
    const generator = createBlueprintGenerator({
      ...deps,
      texts,
      openAi: null,
      clock: { now: () => joinedAt },
    });
    const day = String(1 + ((index * 7) % 28)).padStart(2, "0");
    const month = String(1 + ((index * 5) % 12)).padStart(2, "0");
    await generator.generate({
      holder: { userId: id, since: null },
      // Each from an address of its own, as networks have limits.
      address: id,
      birthDate: `${1965 + ((index * 11) % 40)}-${month}-${day}`,
      mbtiType: TYPES[index % TYPES.length] ?? "INFJ",
      isPaid,
    });
  }
}

/**
 * Makes up a business: users, purchases, visits, reports, and what was recorded lately. What belongs to
 * any existing user stays as it is. The database must be migrated, and its statements may take
 * minutes.
 * @param onProgress receives what is being made
 */
export async function seedDatabase(
  deps: Deps,
  { users, events, blueprints, days, hasIncidents }: SeedOptions,
  onProgress: (text: string) => void,
): Promise<void> {
  const { db } = deps;
  const seeding = newSeeding();
  onProgress(`${users} users`);
  await withoutIndexes(db, "users", () =>
    insertUsers(db, seeding, { users, days }, (done) => onProgress(`${done} users`)),
  );
  onProgress("purchases");
  await insertPurchases(db, seeding);
  onProgress("blind trials");
  await insertTrials(db, seeding);
  const visits = Math.round(events / STEPS_OF_VISIT);
  await withoutIndexes(db, "funnel_visits", () =>
    insertVisits(db, seeding, { visits, days }, (done) =>
      onProgress(`${done} of ${visits} visits`),
    ),
  );
  await insertBuyersVisits(db, seeding);
  onProgress("the steps of the visits");
  await withoutIndexes(db, "funnel_events", () => insertEvents(db, seeding));
  onProgress("the sums of the days");
  await closeFunnelDays(deps);
  onProgress(`${blueprints} blueprints`);
  await writeBlueprints(deps, seeding, blueprints);
  await insertUsualWeek(db);
  await insertFailures(db);
  if (hasIncidents) await insertIncidents(db);
  onProgress("statistics");
  await sql`vacuum analyze`.execute(db);
}
