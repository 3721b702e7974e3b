import type { Alert } from "@cosmic/contracts";
import type { Json } from "./json.ts";

export interface AlertsTable {
  id: string;
  type: string;
  severity: Alert["severity"];
  title: string;
  description: string;
  metrics: Json<Alert["metrics"]>;
  /** Names the trouble: unique among the alerts that nobody has dealt with. */
  dedupe_key: string;
  created_at: Date;
  resolved_at: Date | null;
  /** The operator; null where the trouble went away by itself. */
  resolved_by: string | null;
}
