import { renderToBuffer } from "@react-pdf/renderer";
import { readCoverage, registerFonts } from "./fonts.ts";
import { SERIF } from "./look.ts";
import type { PrintableReport } from "./printable-report.ts";
import { reportDocument } from "./report-document.ts";

/**
 * The full report as the bytes of a PDF file; the same report gives the same bytes.
 * Holds its thread for as long as it takes: within the API, ask the report printer instead.
 */
export async function renderReportPdf(report: PrintableReport): Promise<Uint8Array> {
  registerFonts();
  const canPrint = await readCoverage(SERIF);
  return await renderToBuffer(reportDocument(report, canPrint));
}
