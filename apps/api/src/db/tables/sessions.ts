import type { Json } from "./json.ts";

export interface SessionsTable {
  /** SHA-256 of the session id, hex: a copy of the table cannot be used to sign in. */
  id_hash: string;
  kind: "user" | "operator";
  /** Set exactly for kind "user". */
  user_id: string | null;
  /** Set exactly for kind "operator". */
  operator_id: string | null;
  data: Json<Record<string, unknown>>;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  /** The end whatever happens. */
  expires_at: Date;
}
