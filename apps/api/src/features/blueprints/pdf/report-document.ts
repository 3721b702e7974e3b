import type { ReportBook } from "@cosmic/contracts";
import { MBTI_TITLES, PRODUCT_NAME } from "@cosmic/domain";
import { Document } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from "react";
import { ABOUT, aboutPage } from "./about-page.ts";
import { listBookParts } from "./book/book-parts.ts";
import { summaryPage } from "./book/summary-page.ts";
import { chapterPages, printedChapters } from "./chapter-pages.ts";
import { CLARITY, clarityPage } from "./clarity-page.ts";
import { contentsPage } from "./contents-page.ts";
import { GLANCE, glancePages } from "./glance-pages.ts";
import { flowingPages, type PageNumbers } from "./pages.ts";
import type { PrintableReport } from "./printable-report.ts";
import type { Coverage } from "./printable-text.ts";
import { skyTables, TABLES } from "./sky-tables.ts";
import { titlePage } from "./title-page.ts";
import { WHEEL, wheelPage } from "./wheel-page.ts";

type DocumentProps = ComponentProps<typeof Document>;

/** The pages of a report of the second edition: a summary, and parts that share their pages. */
function bookPages(
  report: PrintableReport,
  book: ReportBook,
  canPrint: Coverage,
  pageNumbers: PageNumbers,
): ReactNode[] {
  const { profile } = report;
  const parts = listBookParts(report, book, pageNumbers);
  const before = [{ ...GLANCE, parts: [] }, ...(profile.chart ? [{ ...WHEEL, parts: [] }] : [])];
  return [
    summaryPage(profile, book, canPrint, pageNumbers),
    contentsPage([...before, ...parts], pageNumbers),
    profile.chart && wheelPage(profile, profile.chart, canPrint, pageNumbers),
    flowingPages(parts, pageNumbers),
  ];
}

/** The pages of a report of the first edition, each chapter from a page of its own on. */
function firstEditionPages(
  report: PrintableReport,
  canPrint: Coverage,
  pageNumbers: PageNumbers,
): ReactNode[] {
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
    glancePages(profile, canPrint, pageNumbers),
    contentsPage(entries, pageNumbers),
    chart && wheelPage(profile, chart, canPrint, pageNumbers),
    chart && skyTables(chart, pageNumbers),
    axes && clarityPage(axes, pageNumbers),
    ...chapters.map((chapter) => chapterPages(chapter, pageNumbers)),
    aboutPage(profile, pageNumbers),
  ];
}

/** The whole report as a document tree. What a report lacks, such as a chart, leaves no page behind. */
export function reportDocument(
  report: PrintableReport,
  canPrint: Coverage,
): ReactElement<DocumentProps> {
  const { archetype, mbtiType, sunSign, generatedAt, book } = report.profile;
  const pageNumbers: PageNumbers = new Map();
  return createElement(
    Document,
    {
      title: `${archetype}: ${mbtiType}, ${MBTI_TITLES[mbtiType]}, with the Sun in ${sunSign}`,
      author: PRODUCT_NAME,
      subject: "A personal report for reflection",
      creator: PRODUCT_NAME,
      language: "en",
      creationDate: new Date(generatedAt),
      pdfVersion: "1.7",
      pageMode: "useOutlines",
    },
    titlePage(report, canPrint, pageNumbers),
    ...(book
      ? bookPages(report, book, canPrint, pageNumbers)
      : firstEditionPages(report, canPrint, pageNumbers)),
  );
}
