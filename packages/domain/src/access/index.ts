export * from "./buyer-refund.ts";
export * from "./lifetime-access.ts";
export { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";
export * from "./purchase-status.ts";
export {
  canReadFully,
  type ReportViewer,
  reportFor,
  toPreview,
  toPreviewTexts,
} from "./report-access.ts";
