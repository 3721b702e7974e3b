import type { GeneratedProfile, User } from "@cosmic/contracts";
import {
  type ChapterFacts,
  canReadFully,
  type GeneratedReport,
  REPORT_CHAPTERS,
  REPORT_SECTIONS,
  reportFor,
  SECTION_NAMES,
  type SectionName,
} from "@cosmic/domain";

/** A blueprint as this reader may see it, in page order. */
export interface ReportView {
  isFull: boolean;
  report: GeneratedReport;
  /** True when the reader may read everything, but the full text has not been loaded. */
  isTextMissing: boolean;
}

interface Reader {
  user: User | null;
  /** False once the server has said that the blueprint is not this user's. */
  isOwner: boolean;
}

/** A user with lifetime access reads everything; so does the signed-in owner of a paid blueprint. */
export function getReportView(profile: GeneratedProfile, { user, isOwner }: Reader): ReportView {
  const viewer = {
    viewerHasLifetimeAccess: user?.hasLifetimeAccess === true || profile.isPaid,
    isOwner: user !== null && isOwner,
  };
  const whole = withEveryText(profile);
  const isFull = canReadFully(viewer);
  return {
    isFull,
    report: reportFor(whole, viewer),
    isTextMissing: isFull && !profile.isPaid && whole.lifePurpose === "",
  };
}

/** A stored blueprint may come from an earlier version that lacks a section; it then stays empty. */
function withEveryText(profile: Partial<GeneratedProfile>): GeneratedReport {
  const texts = SECTION_NAMES.map((name) => [name, profile[name] ?? ""] as const);
  return {
    ...(Object.fromEntries(texts) as Record<SectionName, string>),
    archetype: profile.archetype ?? "",
    overview: profile.overview ?? "",
    strengths: profile.strengths ?? [],
    monthlyForecasts: profile.monthlyForecasts ?? [],
  };
}

export interface Chapter extends ChapterFacts {
  /** Written sections, in order; none for the forecast. */
  sections: readonly SectionName[];
}

/** The report's chapters with what is written in each; a chapter without text is left out. */
export function listChapters(report: GeneratedReport): readonly Chapter[] {
  return REPORT_CHAPTERS.map((chapter) => ({
    ...chapter,
    sections: SECTION_NAMES.filter(
      (name) => REPORT_SECTIONS[name].group === chapter.id && report[name] !== "",
    ),
  })).filter(({ id, sections }) =>
    id === "forecast" ? report.monthlyForecasts.length > 0 : sections.length > 0,
  );
}
