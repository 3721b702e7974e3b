/** What a thread of the report printer does with each report it is given. */
export { renderReportPdf } from "./render-report-pdf.ts";
