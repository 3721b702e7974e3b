import type { GeneratedProfile, User } from "@cosmic/contracts";
import {
  canReadFully,
  type GeneratedReport,
  REPORT_SECTIONS,
  reportFor,
  SECTION_NAMES,
  type SectionGroup,
  type SectionName,
} from "@cosmic/domain";

/** A blueprint as this reader may read it, in the order the page shows it. */
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

/** Whoever holds lifetime access reads everything; so does a signed-in owner of a paid blueprint. */
export function viewFor(profile: GeneratedProfile, { user, isOwner }: Reader): ReportView {
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

export type ChapterId = SectionGroup | "forecast";

export interface Chapter {
  id: ChapterId;
  numeral: string;
  title: string;
  /** Written sections, in order; none for the forecast. */
  sections: readonly SectionName[];
}

const CHAPTERS: readonly Omit<Chapter, "sections">[] = [
  { id: "essentials", numeral: "I", title: "Essentials" },
  { id: "depths", numeral: "II", title: "Depths" },
  { id: "sky", numeral: "III", title: "Sky and Symbol" },
  { id: "gifts", numeral: "IV", title: "Gifts" },
  { id: "forecast", numeral: "V", title: "12-Month Forecast" },
  { id: "premium", numeral: "VI", title: "The Long Chapters" },
];

/** The report's chapters with what is written in each; a chapter without text is left out. */
export function chaptersOf(report: GeneratedReport): readonly Chapter[] {
  return CHAPTERS.map((chapter) => ({
    ...chapter,
    sections: SECTION_NAMES.filter(
      (name) => REPORT_SECTIONS[name].group === chapter.id && report[name] !== "",
    ),
  })).filter(({ id, sections }) =>
    id === "forecast" ? report.monthlyForecasts.length > 0 : sections.length > 0,
  );
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
/** About fourteen lines of the reading column. */
const LONG_PARAGRAPH = 900;

/** A text's paragraphs: blank lines part them, and a long one is parted at the sentence nearest its middle. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph) =>
      paragraph.length > LONG_PARAGRAPH ? partedInTheMiddle(paragraph) : [paragraph],
    );
}

function partedInTheMiddle(paragraph: string): readonly string[] {
  const middle = paragraph.length / 2;
  const cut = Array.from(sentences.segment(paragraph), ({ index }) => index).reduce(
    (best, index) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best),
    0,
  );
  return [paragraph.slice(0, cut).trim(), paragraph.slice(cut)].filter((part) => part !== "");
}
