/**
 * What a thread of the report printer does with each report it is given; the printer names this file.
 * @public
 */
export { renderReportPdf } from "./render-report-pdf.ts";
