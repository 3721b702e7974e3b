import type { ErrorGroup } from "@cosmic/contracts";

/** Failures that are alike. */
export interface ErrorGroupsTable {
  id: string;
  /** SHA-256 of what makes them alike, hex; unique. */
  fingerprint: string;
  source: ErrorGroup["source"];
  message: string;
  place: string;
  severity: ErrorGroup["severity"];
  status: number;
  hits: number;
  first_seen: Date;
  last_seen: Date;
}
