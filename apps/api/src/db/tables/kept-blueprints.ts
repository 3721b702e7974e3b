import type { Generated } from "kysely";

/** Paid blueprints of an account that passed to the owner of its address, kept for the payer. */
export interface KeptBlueprintsTable {
  /** The blueprint's. */
  id: string;
  purchase_id: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  /** The row of `blueprints`, as it was. */
  blueprint: unknown;
  kept_at: Generated<Date>;
}
