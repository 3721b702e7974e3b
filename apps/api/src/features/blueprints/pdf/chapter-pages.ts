import type { GeneratedProfile } from "@cosmic/contracts";
import {
  REPORT_CHAPTERS,
  REPORT_SECTIONS,
  SECTION_DISCLAIMER,
  SECTION_NAMES,
  type SectionName,
} from "@cosmic/domain";
import type { ContentsEntry } from "./contents-page.ts";
import { box } from "./elements.ts";
import { printedMonths } from "./forecast-order.ts";
import { monthEntry } from "./month-entry.ts";
import { partPages, partTitle, type Sheet } from "./pages.ts";
import type { PrintableReport } from "./printable-report.ts";
import { textEntry } from "./text-entry.ts";
import type { Block } from "./typeset/blocks.ts";

/** A chapter as it is printed, and as the contents name it. */
export interface PrintedChapter extends ContentsEntry {
  numeral: string;
  entries: readonly Block[];
}

const sectionNames = (profile: GeneratedProfile, group: string): SectionName[] =>
  SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].group === group && profile[name] !== "");

function sectionEntry(profile: GeneratedProfile, name: SectionName, isLast: boolean): Block {
  const { title, disclaimer } = REPORT_SECTIONS[name];
  const note = disclaimer ? SECTION_DISCLAIMER : null;
  const asides = profile.sectionAsides.filter(({ section }) => section === name);
  return textEntry({ id: name, title, text: profile[name], asides, note, isLast });
}

/** The chapters that hold any text, in order. */
export function printedChapters(report: PrintableReport): PrintedChapter[] {
  const { profile } = report;
  return REPORT_CHAPTERS.map((chapter) => {
    if (chapter.id === "forecast") {
      return { ...chapter, parts: [], entries: printedMonths(report).map(monthEntry) };
    }
    const names = sectionNames(profile, chapter.id);
    return {
      ...chapter,
      parts: names.map((name) => ({ id: name, title: REPORT_SECTIONS[name].title })),
      entries: names.map((name, index) => sectionEntry(profile, name, index === names.length - 1)),
    };
  }).filter(({ entries }) => entries.length > 0);
}

/** A chapter from a page of its own on. */
export const chapterPages = ({ numeral, entries, ...part }: PrintedChapter): Sheet =>
  partPages(part, partTitle(part.title, numeral), box({ gap: 22 }, ...entries));
