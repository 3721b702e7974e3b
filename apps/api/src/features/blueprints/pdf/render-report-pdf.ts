import type { GeneratedProfile } from "@cosmic/contracts";
import type { Forecast } from "@cosmic/domain";
import type { JsonForm } from "../../../db/tables/json.ts";
import { NotBuiltYetError } from "../../../errors.ts";

/** What a printed report is made from. */
export interface PrintableReport {
  /** The whole report, as its paying owner reads it. */
  profile: GeneratedProfile;
  /** Null on reports from before it was kept. */
  forecast: JsonForm<Forecast> | null;
}

/** The full report as the bytes of a PDF file. */
export function renderReportPdf(_report: PrintableReport): Promise<Uint8Array> {
  return Promise.reject(new NotBuiltYetError());
}
