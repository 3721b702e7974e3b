import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface UsersTable {
  id: string;
  /** The canonical address; unique. */
  email: string;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
  /** When the holder of the address proved to be the holder of the account; null until then. */
  email_verified_at: Date | null;
  /** When the account passed to the owner of its address, without what an earlier holder put there. */
  handed_over_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Derived from purchases and decisions; written by `features/access` alone. */
  has_lifetime_access: Generated<boolean>;
  /** When a full copy was last taken out: PDF, calendar or archive; null without one. */
  full_copy_at: Date | null;
  /** Which copy that was; null where it came with a purchase. */
  full_copy_token: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
  /** Address and names in lower case, a line each; for searches only. */
  search_text: GeneratedAlways<string>;
}
