import type { Generated } from "kysely";

/** Attempts to sign in at a provider that have come back. */
export interface FinishedSignInsTable {
  /** SHA-256 of the attempt's state, hex. */
  state_hash: string;
  finished_at: Generated<Date>;
}
