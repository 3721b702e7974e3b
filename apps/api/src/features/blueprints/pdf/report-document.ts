import { MBTI_TITLES, PRODUCT_NAME } from "@cosmic/domain";
import { Document } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactElement } from "react";
import { ABOUT, aboutPage } from "./about-page.ts";
import { chapterPages, printedChapters } from "./chapter-pages.ts";
import { CLARITY, clarityPage } from "./clarity-page.ts";
import { contentsPage } from "./contents-page.ts";
import { GLANCE, glancePages } from "./glance-pages.ts";
import type { PageNumbers } from "./pages.ts";
import type { PrintableReport } from "./printable-report.ts";
import type { Coverage } from "./printable-text.ts";
import { skyTables, TABLES } from "./sky-tables.ts";
import { titlePage } from "./title-page.ts";
import { WHEEL, wheelPage } from "./wheel-page.ts";

type DocumentProps = ComponentProps<typeof Document>;

/** The whole report as a document tree. What a report lacks, such as a chart, leaves no page behind. */
export function reportDocument(
  report: PrintableReport,
  canPrint: Coverage,
): ReactElement<DocumentProps> {
  const { profile } = report;
  const { archetype, mbtiType, sunSign, axes, chart, generatedAt } = profile;
  const pageNumbers: PageNumbers = new Map();
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
    glancePages(profile, canPrint, pageNumbers),
    contentsPage(entries, pageNumbers),
    chart && wheelPage(profile, chart, canPrint, pageNumbers),
    chart && skyTables(chart, pageNumbers),
    axes && clarityPage(axes, pageNumbers),
    ...chapters.map((chapter) => chapterPages(chapter, pageNumbers)),
    aboutPage(profile, pageNumbers),
  );
}
