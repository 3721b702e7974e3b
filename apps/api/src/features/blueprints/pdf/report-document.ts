import type { ReportBook } from "@cosmic/contracts";
import { MBTI_TITLES, PRODUCT_NAME } from "@cosmic/domain";
import { ABOUT, aboutPage } from "./about-page.ts";
import { listBookParts } from "./book/book-parts.ts";
import { summaryPage } from "./book/summary-page.ts";
import { chapterPages, printedChapters } from "./chapter-pages.ts";
import { CLARITY, clarityPage } from "./clarity-page.ts";
import { contentsPage } from "./contents-page.ts";
import { GLANCE, glancePages } from "./glance-pages.ts";
import { flowingPages, type Sheet } from "./pages.ts";
import type { PrintableReport } from "./printable-report.ts";
import type { Coverage } from "./printable-text.ts";
import { skyTables, TABLES } from "./sky-tables.ts";
import { titlePage } from "./title-page.ts";
import type { DocumentInfo } from "./typeset/print-sheets.ts";
import { WHEEL, wheelPage } from "./wheel-page.ts";

/** The pages of a report of the second edition: a summary, and parts that share their pages. */
function listBookSheets(report: PrintableReport, book: ReportBook, canPrint: Coverage): Sheet[] {
  const { profile } = report;
  const { chart } = profile;
  const parts = listBookParts(report, book);
  const before = [{ ...GLANCE, parts: [] }, ...(chart ? [{ ...WHEEL, parts: [] }] : [])];
  return [
    summaryPage(profile, book, canPrint),
    contentsPage([...before, ...parts]),
    ...(chart ? [wheelPage(profile, chart, canPrint)] : []),
    flowingPages(parts),
  ];
}

/** The pages of a report of the first edition, each chapter from a page of its own on. */
function listFirstEditionSheets(report: PrintableReport, canPrint: Coverage): Sheet[] {
  const { profile } = report;
  const { axes, chart } = profile;
  const chapters = printedChapters(report);
  const entries = [
    { ...GLANCE, parts: [] },
    ...(chart
      ? [
          { ...WHEEL, parts: [] },
          { ...TABLES, parts: [] },
        ]
      : []),
    ...(axes ? [{ ...CLARITY, parts: [] }] : []),
    ...chapters,
    { ...ABOUT, parts: [] },
  ];
  return [
    glancePages(profile, canPrint),
    contentsPage(entries),
    ...(chart ? [wheelPage(profile, chart, canPrint), skyTables(profile, chart)] : []),
    ...(axes ? [clarityPage(axes)] : []),
    ...chapters.map(chapterPages),
    aboutPage(profile),
  ];
}

/** The whole report, page by page. What a report lacks, such as a chart, leaves no page behind. */
export function listSheets(report: PrintableReport, canPrint: Coverage): Sheet[] {
  const { book } = report.profile;
  return [
    titlePage(report, canPrint),
    ...(book ? listBookSheets(report, book, canPrint) : listFirstEditionSheets(report, canPrint)),
  ];
}

export function describeDocument({ profile }: PrintableReport): DocumentInfo {
  const { archetype, mbtiType, sunSign, generatedAt } = profile;
  return {
    title: `${archetype}: ${mbtiType}, ${MBTI_TITLES[mbtiType]}, with the Sun in ${sunSign}`,
    author: PRODUCT_NAME,
    subject: "A personal report for reflection",
    created: new Date(generatedAt),
  };
}
