import type { GeneratedReport } from "../report-outline/generated-report.ts";
import { REPORT_SECTIONS, SECTION_NAMES, type SectionName } from "../report-outline/sections.ts";
import { cutForPreview } from "./preview-cut.ts";

/** Who is asking for a report: what they hold, and whether it is theirs. */
export interface ReportViewer {
  viewerHasLifetimeAccess: boolean;
  isOwner: boolean;
}

/**
 * Lifetime access opens every report of its holder and no other; a visitor's own report that
 * belongs to no account yet stays a preview. The answer is also the report's `isPaid`.
 */
export function canReadFully({ viewerHasLifetimeAccess, isOwner }: ReportViewer): boolean {
  return viewerHasLifetimeAccess && isOwner;
}

/** The texts that a preview shows at least the beginning of, whole; all others are "", and the forecast []. */
export function toPreviewTexts(report: GeneratedReport): GeneratedReport {
  const sections = Object.fromEntries(
    SECTION_NAMES.map((name) => [
      name,
      REPORT_SECTIONS[name].access === "preview" ? report[name] : "",
    ]),
  ) as Record<SectionName, string>;
  return { ...report, ...sections, strengths: [...report.strengths], monthlyForecasts: [] };
}

/**
 * What a reader without access gets: archetype, overview, strengths and the three preview cards
 * cut short. Every other text is "", and the forecast is [], so the shape stays whole.
 */
export function toPreview(report: GeneratedReport): GeneratedReport {
  const texts = toPreviewTexts(report);
  const cut = SECTION_NAMES.map((name) => [name, cutForPreview(texts[name])]);
  return { ...texts, ...(Object.fromEntries(cut) as Record<SectionName, string>) };
}

/** The report as this viewer may read it. */
export function reportFor(report: GeneratedReport, viewer: ReportViewer): GeneratedReport {
  return canReadFully(viewer) ? report : toPreview(report);
}
