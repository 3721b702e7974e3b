import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";
import { canReadFully, type ReportViewer, reportFor } from "@cosmic/domain";
import { toGeneratedReport } from "@cosmic/domain/writer";
import type { BlueprintSummary, StoredBlueprint } from "./blueprints.store.ts";

/** A blueprint as this viewer may read it; what they may not read never leaves the server. */
export function profileFor(blueprint: StoredBlueprint, viewer: ReportViewer): GeneratedProfile {
  return {
    ...reportFor(toGeneratedReport(blueprint.report), viewer),
    id: blueprint.id,
    slug: blueprint.slug,
    mbtiType: blueprint.mbtiType,
    sunSign: blueprint.sunSign,
    birthDate: blueprint.birthDate,
    changeover: blueprint.changeover,
    birthTime: blueprint.birthTime,
    place: blueprint.place,
    chart: blueprint.chart,
    axes: blueprint.axes && [...blueprint.axes],
    forecastYears: canReadFully(viewer) ? [...(blueprint.report.forecastYears ?? [])] : [],
    isPaid: canReadFully(viewer),
    isPremium: blueprint.isPremium,
    generatedAt: blueprint.generatedAt.toISOString(),
  };
}

/** A line of the owner's list. */
export const listedFor = (
  { generatedAt, ...summary }: BlueprintSummary,
  viewer: ReportViewer,
): Blueprint => ({
  ...summary,
  isPaid: canReadFully(viewer),
  generatedAt: generatedAt.toISOString(),
});
