import type { ReportBook } from "@cosmic/contracts";
import {
  FORECAST_RULE,
  formatForecastHouses,
  MBTI_TITLES,
  MBTI_TYPES,
  SCENES_NOTE,
  splitParagraphs,
} from "@cosmic/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePrintableReport } from "../../../../../test/printable-report.ts";
import { FOOT, runningText } from "../../../../../test/printed-pages.ts";
import type { ReadPdf } from "../../../../../test/read-pdf.ts";
import { bare, listTitles, PATIENT, print, whole } from "../../../../../test/sample-prints.ts";
import { PAGE } from "../look.ts";
import type { PrintableReport } from "../printable-report.ts";
import { clocksText } from "./year.ts";

vi.setConfig({ testTimeout: PATIENT });

const KINDS = ["whole", "bare"] as const;
const reports = { whole, bare };
let printed: Record<(typeof KINDS)[number], ReadPdf>;

beforeAll(async () => {
  printed = { whole: (await print(whole)).pdf, bare: (await print(bare)).pdf };
}, PATIENT);

function getBook(kind: (typeof KINDS)[number]): ReportBook {
  const { book } = reports[kind].profile;
  if (!book) throw new Error("A report of today has a book");
  return book;
}

function pageNamed({ pages, outline }: ReadPdf, title: string): string {
  const page = outline.find((line) => line.title === title)?.page;
  return pages[(page ?? 0) - 1] ?? "";
}

/** Dates on which the Sun changes sign, one for each sign: the summary then says that, too. */
const CHANGEOVERS = [
  "01-20",
  "01-21",
  "02-19",
  "03-20",
  "04-20",
  "05-21",
  "06-21",
  "07-23",
  "08-23",
  "09-23",
  "10-23",
  "11-22",
].map((day) => `1988-${day}`);

/** Letters of a summary, by the width that each takes of its page. */
const countSummary = ({ profile: { overview, strengths, book } }: PrintableReport) =>
  overview.length +
  [...strengths.slice(0, 3), ...(book?.costs ?? [])].join("").length / 2 +
  (book?.tensions ?? []).map(({ text }) => text).join("").length;

it("the longest summary of all pairings of type and sign fits on one page", async () => {
  const all = MBTI_TYPES.flatMap((type) =>
    CHANGEOVERS.map((birthDate) =>
      makePrintableReport({ birth: { birthDate }, type, writtenAt: "2026-11-21T12:00:00.000Z" }),
    ),
  );
  expect(all.filter(({ profile }) => !profile.changeover)).toEqual([]);
  expect(new Set(all.map(({ profile }) => profile.sunSign)).size).toBe(12);
  const [longest] = all.toSorted((a, b) => countSummary(b) - countSummary(a));
  if (!longest) throw new Error("There are pairings");
  const { pdf } = await print(longest);
  expect(pdf.outline[2]).toMatchObject({ title: "Contents", page: 3 });
});

describe.each(KINDS)("the book's pages (%s)", (kind) => {
  it("begin with a summary that fits on one page", () => {
    const { profile } = reports[kind];
    const { costs, tensions, dates, practice } = getBook(kind);
    const [, summary = ""] = printed[kind].pages;
    const texts = [profile.overview, ...profile.strengths.slice(0, 3), ...costs, practice];
    for (const text of texts) expect(summary).toContain(text);
    for (const { between, text } of tensions) expect(summary).toContain(`${between} ${text}`);
    for (const { date, label } of dates) expect(summary).toContain(`${date} ${label}`);
    expect(printed[kind].outline[2]).toMatchObject({ title: "Contents", page: 3 });
  });

  it("tell what stands out and how the halves argue, after the sky", () => {
    const { mbtiType, sunSign } = reports[kind].profile;
    const { standouts, argument } = getBook(kind);
    const text = runningText(printed[kind]);
    for (const { title, text: said } of standouts) expect(text).toContain(`${title} ${said}`);
    for (const paragraph of splitParagraphs(argument)) expect(text).toContain(paragraph);
    expect(text).toContain(SCENES_NOTE);
    const titles = listTitles(printed[kind].outline);
    const argued = titles.indexOf(`The ${MBTI_TITLES[mbtiType]} and ${sunSign}`);
    expect(titles.slice(argued - 2, argued)).toEqual([
      "The sky in figures",
      "What stands out in your chart",
    ]);
  });

  it("open each part with its own text", () => {
    const { openings } = getBook(kind);
    expect(openings).toHaveLength(6);
    const text = runningText(printed[kind]);
    for (const opening of openings) expect(text).toContain(opening);
  });

  it("list each month's dates above its prose, and all of them by time at the end", () => {
    const pdf = printed[kind];
    const { monthDates } = getBook(kind);
    const text = runningText(pdf);
    const index = text.slice(text.lastIndexOf("Index of dates"));
    const months = pdf.outline.find(({ title }) => title === "12-Month Forecast")?.parts ?? [];
    expect(months).toHaveLength(12);
    for (const [number, dates] of monthDates.entries()) {
      const listed = dates.map(({ date, label }) => `${date} ${label}`).join(" ");
      expect(text).toContain(listed);
      expect(index).toContain(listed);
      const name = new Date(Date.UTC(2000, number)).toLocaleString("en", { month: "long" });
      const month = months.find(({ title }) => title.startsWith(name));
      expect(index).toContain(`${month?.title} ${month?.page}`);
    }
  });

  it("leave no page more than half empty but the last", () => {
    const { runs } = printed[kind];
    const lowest = runs.map((page) =>
      Math.min(...page.filter(({ y }) => y > FOOT + 20).map(({ y }) => y)),
    );
    // Lines to write on are no text.
    const half = PAGE.height / 2 + 66;
    const empty = lowest.slice(0, -1).flatMap((y, index) => (y > half ? [index + 1] : []));
    expect(empty).toEqual([]);
  });
});

describe("the book's pages", () => {
  it("say beside the summary's dates that their houses are counted from the Sun sign", () => {
    const words = "What a date touches is told by its house.";
    expect(printed.bare.pages[1]).toContain(words);
    expect(printed.whole.pages[1]).not.toContain(words);
  });

  it("state by which rule dates are told and by which clocks", () => {
    expect(pageNamed(printed.whole, "12-Month Forecast")).toContain(
      `${FORECAST_RULE} ${formatForecastHouses("Aries", "Scorpio")} Dates are those of the clocks in Ho Chi Minh.`,
    );
    expect(pageNamed(printed.bare, "12-Month Forecast")).toContain(
      `${FORECAST_RULE} ${formatForecastHouses("Aries", null)} Dates are by Universal Time; with a birth place they would be local.`,
    );
  });

  it("name the city of a time zone as it is written", () => {
    expect(clocksText("America/Argentina/Buenos_Aires")).toBe(
      "Dates are those of the clocks in Buenos Aires.",
    );
  });
});
