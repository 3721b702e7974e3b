export { type CopyDeps, copyBlueprints } from "./blueprint-copies.ts";
export { registerBlueprints } from "./blueprints.routes.ts";
export { listBlueprints } from "./blueprints.store.ts";
export { expandAllReports } from "./expansion.service.ts";
export { getPaidBlueprint, type Reader } from "./paid-blueprint.service.ts";
export { createReportPrinter } from "./pdf/report-printer.ts";
export { listedFor } from "./profile.ts";
export { type BlueprintTexts, createBlueprintTexts } from "./texts/blueprint-texts.ts";
export { registerTextPacking } from "./texts/pack-old-texts.service.ts";
