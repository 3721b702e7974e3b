import type { ClaimId } from "@cosmic/domain";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

export interface ClaimSwitch {
  id: ClaimId;
  isShown: boolean;
  changedAt: Date;
  /** The operator's address; null when they are gone. */
  changedBy: string | null;
}

/** The switches that were ever used. */
export async function listSwitches(db: Db): Promise<ClaimSwitch[]> {
  return await db
    .selectFrom("claim_switches")
    .leftJoin("operators", "operators.id", "claim_switches.changed_by")
    .select([
      "claim_switches.claim_id as id",
      "claim_switches.is_shown as isShown",
      "claim_switches.changed_at as changedAt",
      "operators.email as changedBy",
    ])
    .execute();
}

/** Sets a switch; false when it stood so already. */
export async function setSwitch(
  tx: Transaction,
  {
    id,
    isShown,
    operatorId,
    now,
  }: { id: ClaimId; isShown: boolean; operatorId: string; now: Date },
): Promise<boolean> {
  const change = { is_shown: isShown, changed_at: now, changed_by: operatorId };
  // A claim without a row is shown.
  const insert = tx.insertInto("claim_switches").values({ claim_id: id, ...change });
  const result = await insert
    .onConflict((conflict) =>
      conflict
        .column("claim_id")
        .doUpdateSet(change)
        .where("claim_switches.is_shown", "<>", isShown),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** How many blueprints were ever made; kept by the database itself. */
export async function countBlueprintsMade(db: Db): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select(sql<number>`coalesce(sum(value), 0)::float8`.as("count"))
    .where("name", "=", "blueprints_created")
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface MedianTime {
  visits: number;
  /** Null where there are none. */
  seconds: number | null;
}

export interface MedianTimes {
  /** From the start of the quiz to the blueprint. */
  toBlueprint: MedianTime;
  /** From the start of the quiz to its result, of those who answered the questions. */
  assessment: MedianTime;
}

/** How long visits that began since the instant took, in the middle; of one address only so many. */
export async function medianTimes(db: Db, since: Date): Promise<MedianTimes> {
  const row = await db
    .selectFrom("funnel_visits")
    .select([
      sql<number>`count(at_6 - at_2)::float8`.as("blueprints"),
      sql<number | null>`percentile_cont(0.5) within group (order by at_6 - at_2)`.as(
        "toBlueprint",
      ),
      sql<number>`(count(at_5 - at_2) filter (where at_4 is not null))::float8`.as("assessments"),
      sql<number | null>`percentile_cont(0.5) within group (order by at_5 - at_2)
        filter (where at_4 is not null)`.as("assessment"),
    ])
    .where("started_at", ">=", since)
    .where("is_extra", "=", false)
    .executeTakeFirstOrThrow();
  return {
    toBlueprint: { visits: row.blueprints, seconds: row.toBlueprint },
    assessment: { visits: row.assessments, seconds: row.assessment },
  };
}
