export { type CopyDeps, copyBlueprints } from "./blueprint-copies.ts";
export { registerBlueprints } from "./blueprints.routes.ts";
export { expandAllOf } from "./expansion.service.ts";
export { createReportPrinter } from "./pdf/report-printer.ts";
