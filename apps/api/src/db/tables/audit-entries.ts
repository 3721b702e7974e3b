import type { Json } from "./json.ts";

export interface AuditEntriesTable {
  id: string;
  /** Who acted; null when no operator was signed in, as in a failed sign-in. */
  operator_id: string | null;
  action: string;
  /** What was acted on. */
  subject: string | null;
  detail: Json<Record<string, unknown>> | null;
  created_at: Date;
}
