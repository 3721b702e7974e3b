import type { Blueprint, GeneratedProfile, ReportBook } from "@cosmic/contracts";
import { canReadFully, type ReportViewer, reportFor, toPreviewTexts } from "@cosmic/domain";
import {
  listAsides,
  listParagraphKinds,
  toGeneratedReport,
  type WrittenBook,
} from "@cosmic/report";
import type { BlueprintSummary, StoredBlueprint } from "./blueprints.store.ts";

/**
 * A blueprint as this viewer may read it; what they may not read never leaves the server. Of a paid
 * one that is not whole yet, the texts that only a full report shows are left out until they are final.
 */
export function profileFor(blueprint: StoredBlueprint, viewer: ReportViewer): GeneratedProfile {
  const isWhole = canReadFully(viewer) && blueprint.isPremium;
  const whole = toGeneratedReport(blueprint.report);
  const report = reportFor(blueprint.isPremium ? whole : toPreviewTexts(whole), viewer);
  const asides = canReadFully(viewer) ? listAsides(blueprint.report) : [];
  const paragraphs = canReadFully(viewer) ? listParagraphKinds(blueprint.report) : [];
  return {
    ...report,
    sectionAsides: asides.filter(({ section }) => report[section] !== ""),
    sectionParagraphs: paragraphs.filter(({ section }) => report[section] !== ""),
    book: isWhole && blueprint.report.book ? toReportBook(blueprint.report.book) : null,
    id: blueprint.id,
    slug: blueprint.slug,
    mbtiType: blueprint.mbtiType,
    sunSign: blueprint.sunSign,
    birthDate: blueprint.birthDate,
    changeover: blueprint.changeover,
    birthTime: blueprint.birthTime,
    // Left out, not null: the text of a report without hours stays what it was.
    ...(blueprint.birthHours && { birthHours: blueprint.birthHours }),
    place: blueprint.place,
    chart: blueprint.chart,
    axes: blueprint.axes && [...blueprint.axes],
    forecastYears: isWhole ? [...(blueprint.report.forecastYears ?? [])] : [],
    isPaid: canReadFully(viewer),
    isPremium: blueprint.isPremium,
    generatedAt: blueprint.generatedAt.toISOString(),
  };
}

/** The book's texts without what each sentence rests on. */
const toReportBook = (book: WrittenBook): ReportBook => ({
  costs: book.summary.costs.map(({ text }) => text),
  tensions: book.summary.tensions.map(({ between, text }) => ({ between, text: text.text })),
  dates: [...book.summary.dates],
  practice: book.summary.practice.text,
  standouts: book.standouts.map(({ title, text }) => ({ title, text: text.text })),
  argument: book.argument.text,
  openings: book.openings.map(({ text }) => text),
  monthDates: book.monthDates.map((dates) => [...dates]),
  timeZone: book.timeZone,
});

/** A line of the owner's list. */
export const listedFor = (
  { generatedAt, ...summary }: BlueprintSummary,
  viewer: ReportViewer,
): Blueprint => ({
  ...summary,
  isPaid: canReadFully(viewer),
  generatedAt: generatedAt.toISOString(),
});
