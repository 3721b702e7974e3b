import type { Generated } from "kysely";

/** Written by triggers alone; copied out of the database by the backup, and replayed by a restore. */
export interface TombstonesTable {
  kind: "user" | "operator" | "password";
  /** An id; of a password the SHA-256 of its hash, hex. */
  key: string;
  at: Generated<Date>;
}
