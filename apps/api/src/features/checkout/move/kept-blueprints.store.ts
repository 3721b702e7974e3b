import { sql } from "kysely";
import type { Transaction } from "../../../db/connection.ts";

/** Gives the blueprints that are kept with a purchase to a user; an equal one of theirs stays instead. */
export async function restoreBlueprints(
  tx: Transaction,
  purchaseId: string,
  userId: string,
): Promise<void> {
  await sql`
    insert into blueprints
    select restored.* from kept_blueprints,
      jsonb_populate_record(
        null::blueprints,
        blueprint || jsonb_build_object('user_id', ${userId}::text)
      ) as restored
    where purchase_id = ${purchaseId}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("kept_blueprints").where("purchase_id", "=", purchaseId).execute();
}
