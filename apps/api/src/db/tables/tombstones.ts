import type { Generated } from "kysely";

/** Written by triggers alone; copied out of the database by the backup, and replayed by a restore. */
export interface TombstonesTable {
  kind:
    | "user"
    | "operator"
    | "password"
    | "address"
    | "factor"
    | "code"
    | "grant"
    | "withdrawal"
    | "purchase"
    | "confirmation";
  /** An id, of an address, its confirmation and decisions about access the user's; otherwise the SHA-256, hex, of the hash or encrypted secret that is stored. */
  key: string;
  /** Of the newest such change. */
  at: Generated<Date>;
}
