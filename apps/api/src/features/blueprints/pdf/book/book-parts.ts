import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import {
  REPORT_CHAPTERS,
  REPORT_SECTIONS,
  SCENES_NOTE,
  SECTION_NAMES,
  type SectionName,
} from "@cosmic/domain";
import { ABOUT, aboutText } from "../about-page.ts";
import { CLARITY, listClarity } from "../clarity-page.ts";
import type { ContentsEntry } from "../contents-page.ts";
import { box, text } from "../elements.ts";
import { printedMonths } from "../forecast-order.ts";
import { TYPE } from "../look.ts";
import type { FlowingPart } from "../pages.ts";
import type { PrintableReport } from "../printable-report.ts";
import { listTables, TABLES } from "../sky-tables.ts";
import type { Block } from "../typeset/blocks.ts";
import { choosePullQuote, pullQuote } from "./pull-quote.ts";
import { sectionEntry } from "./section-entry.ts";
import { argumentPart, standoutsPart } from "./standouts-part.ts";
import { type DatedMonth, dateIndex, forecastOpening, monthsContent } from "./year.ts";

/** Points below a chapter's title that must hold its first section: a chapter opens with a whole block. */
const CHAPTER_PRESENCE = 100;
const BETWEEN_SECTIONS = 22;

export type BookPart = FlowingPart & ContentsEntry;

/** Before which section of a chapter the quotation stands: not beside the one it is taken from. */
function findQuotePlace(source: number, count: number): number {
  if (source < 0) return 2;
  if (source > 1) return source - 1;
  return Math.min(source + 2, count - 1);
}

/** The chapter's sections, with a sentence of theirs set large between two of them. */
function chapterEntries(
  profile: GeneratedProfile,
  names: readonly SectionName[],
  opening: string,
): Block[] {
  const quote = choosePullQuote(profile, names, opening);
  const place = findQuotePlace(
    names.findIndex((name) => name === quote?.section),
    names.length,
  );
  return names.flatMap((name, index) => [
    ...(quote && index === place ? [pullQuote(quote)] : []),
    sectionEntry(profile, name),
  ]);
}

function chapterParts(profile: GeneratedProfile, { openings }: ReportBook): BookPart[] {
  return REPORT_CHAPTERS.filter(({ id }) => id !== "forecast").map((chapter, index) => {
    const names = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].group === chapter.id);
    const opening = openings[index] ?? "";
    return {
      ...chapter,
      parts: names.map((name) => ({ id: name, title: REPORT_SECTIONS[name].title })),
      presence: CHAPTER_PRESENCE,
      opening: box(
        { marginBottom: 20, paddingRight: 40 },
        text(TYPE.lead, opening),
        index === 0 ? text({ ...TYPE.note, marginTop: 9 }, SCENES_NOTE) : null,
      ),
      content: [box({ gap: BETWEEN_SECTIONS }, ...chapterEntries(profile, names, opening))],
    };
  });
}

function listMonths(report: PrintableReport, { monthDates }: ReportBook): DatedMonth[] {
  return printedMonths(report).map((month) => ({
    ...month,
    dates: monthDates[month.month - 1] ?? [],
  }));
}

const alone = (part: FlowingPart): BookPart => ({ ...part, parts: [] });

/** What follows the wheel in a report of the second edition, in reading order. */
export function listBookParts(report: PrintableReport, book: ReportBook): BookPart[] {
  const { profile } = report;
  const { chart, axes } = profile;
  const months = listMonths(report, book);
  const sections = chapterParts(profile, book);
  return [
    ...(chart ? [alone({ ...TABLES, content: listTables(profile, chart) })] : []),
    alone(standoutsPart(book, chart)),
    alone(argumentPart(profile, book)),
    ...(axes ? [alone({ ...CLARITY, content: listClarity(axes) })] : []),
    ...REPORT_CHAPTERS.flatMap((chapter) =>
      chapter.id === "forecast"
        ? alone({
            ...chapter,
            opening: forecastOpening(book.timeZone, profile),
            presence: CHAPTER_PRESENCE,
            content: [monthsContent(months)],
          })
        : sections.filter(({ id }) => id === chapter.id),
    ),
    alone(dateIndex(months)),
    alone({ ...ABOUT, content: [aboutText(profile)] }),
  ];
}
