import type { GeneratedProfile } from "@cosmic/contracts";
import type { Forecast } from "@cosmic/domain";
import type { JsonForm } from "../../../db/tables/json.ts";

/** What a printed report is made from; plain JSON, so that it can be handed to another thread. */
export interface PrintableReport {
  /** The whole report, as its paying owner reads it. */
  profile: GeneratedProfile;
  /** Null on reports from before it was kept. */
  forecast: JsonForm<Forecast> | null;
}
