export * from "./lifetime-access.ts";
export { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";
export * from "./purchase-status.ts";
export {
  canReadFully,
  previewTextsOf,
  type ReportViewer,
  reportFor,
  toPreview,
} from "./report-access.ts";
