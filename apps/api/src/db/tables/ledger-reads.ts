import type { Generated } from "kysely";

/**
 * A fencing token for each session: a version is reserved before Stripe's records are read, and what was
 * read is stored only if no later version has been.
 */
export interface LedgerReadsTable {
  session_id: string;
  /** The latest version reserved. */
  last_ticket: number;
  /** The latest version stored. */
  applied_ticket: Generated<number>;
}

/** How far Stripe's list of events has been read. */
export interface LedgerScansTable {
  name: string;
  scanned_until: Date;
}
