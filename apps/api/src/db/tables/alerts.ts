import type { Alert } from "@cosmic/contracts";
import type { Json } from "./json.ts";

export interface AlertsTable {
  id: string;
  type: string;
  severity: Alert["severity"];
  title: string;
  description: string;
  metrics: Json<Alert["metrics"]>;
  /** Identifies the failure: unique among open alerts. */
  dedupe_key: string;
  created_at: Date;
  resolved_at: Date | null;
  /** The operator; null where the failure ended by itself. */
  resolved_by: string | null;
}
