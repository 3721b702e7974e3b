import type { Generated } from "kysely";

/**
 * Keeps a slow reading of the provider's books from overwriting a newer one: a ticket is drawn before
 * reading, and what was read counts only if no later ticket has been applied.
 */
export interface LedgerReadsTable {
  session_id: string;
  last_ticket: number;
  applied_ticket: Generated<number>;
}

/** How far the provider's list of events has been read. */
export interface LedgerScansTable {
  name: string;
  scanned_until: Date;
}
