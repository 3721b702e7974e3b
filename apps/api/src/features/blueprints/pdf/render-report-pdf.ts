import { readCoverage } from "./fonts.ts";
import { SERIF } from "./look.ts";
import type { PrintableReport } from "./printable-report.ts";
import { describeDocument, listSheets } from "./report-document.ts";
import { printSheets } from "./typeset/print-sheets.ts";

/**
 * The full report as the bytes of a PDF file; the same report gives the same bytes.
 * Holds its thread for as long as it takes: within the API, ask the report printer instead.
 */
export const renderReportPdf = (report: PrintableReport): Promise<Uint8Array> =>
  printSheets(describeDocument(report), listSheets(report, readCoverage(SERIF)));
