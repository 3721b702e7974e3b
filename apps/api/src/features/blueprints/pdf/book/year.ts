import type { ReportBook } from "@cosmic/contracts";
import { splitParagraphs } from "@cosmic/domain";
import { Text } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";
import { box, placed, rule, text } from "../elements.ts";
import { entry } from "../entry.ts";
import type { PrintedMonth } from "../forecast-order.ts";
import { COLORS, SERIF, type Style, TYPE } from "../look.ts";
import { type FlowingPart, type PageNumbers, pageMark } from "../pages.ts";

type ReportDate = ReportBook["dates"][number];

/** A month with its dates, by time. */
export interface DatedMonth extends PrintedMonth {
  dates: readonly ReportDate[];
}

/** Which dates of a month are told and which only listed. */
const RULE =
  "Every date of a month stands in its list. The text tells all of them but the lesser transits: of those, the seven weightiest of the year.";

/** By which clocks dates are told: "Dates are those of the clocks in New York." */
export function clocksText(timeZone: string): string {
  if (timeZone === "UTC") {
    return "Dates are by Universal Time; with a birth place they would be local.";
  }
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return `Dates are those of the clocks in ${city}.`;
}

const toId = (title: string) => title.toLowerCase().replaceAll(" ", "-");

const dated = ({ date, label }: ReportDate, width: number, style: Style): ReactElement =>
  placed(
    { wrap: false },
    { flexDirection: "row" },
    text({ ...style, width, flexShrink: 0, paddingRight: 10, color: COLORS.brass }, date),
    text({ ...style, flex: 1 }, label),
  );

const LISTED = { ...TYPE.body, fontSize: 9.4, lineHeight: 1.36 } as const;

const dateList = (dates: readonly ReportDate[]): ReactElement =>
  placed(
    { wrap: false },
    { gap: 2.5, paddingBottom: 9, marginBottom: 4 },
    ...dates.map((each) => dated(each, 96, LISTED)),
    rule(COLORS.rule, 0.5, { paddingTop: 6 }),
  );

function monthEntry(
  { title, text: whole, dates }: DatedMonth,
  pageNumbers: PageNumbers,
): ReactElement {
  const id = toId(title);
  const [first = "", ...others] = splitParagraphs(whole);
  return entry(
    { id, title },
    box(
      {},
      pageMark(id, pageNumbers),
      dates.length > 0 ? dateList(dates) : null,
      text(TYPE.body, first),
    ),
    ...others.map((paragraph) => text(TYPE.body, paragraph)),
  );
}

/** The twelve months, each with its dates above what is told of them. */
export const monthsContent = (
  months: readonly DatedMonth[],
  pageNumbers: PageNumbers,
): ReactElement =>
  box({ gap: 22 }, ...months.map((month) => monthEntry(month, pageNumbers)));

/** What stands below the forecast's title: which dates are told, by which clocks. */
export const forecastOpening = (timeZone: string): ReactElement =>
  text(
    { ...TYPE.body, color: COLORS["ink-muted"], marginBottom: 16, paddingRight: 60 },
    `${RULE} ${clocksText(timeZone)}`,
  );

const INDEXED = { ...TYPE.body, fontSize: 8.6, lineHeight: 1.34 } as const;

const monthPage = (id: string, pageNumbers: PageNumbers): ReactElement =>
  createElement(Text, {
    // Laid out twice; a line height would be multiplied twice.
    style: { fontFamily: SERIF, fontSize: 9.4, color: COLORS["ink-muted"] },
    render: () => String(pageNumbers.get(id) ?? ""),
  });

const indexedMonth = (
  { title, dates }: DatedMonth,
  pageNumbers: PageNumbers,
): ReactElement =>
  box(
    { width: "47.5%", gap: 1.5 },
    box(
      { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end" },
      text({ ...TYPE.body, fontSize: 10.4 }, title),
      monthPage(toId(title), pageNumbers),
    ),
    rule(COLORS["rule-strong"], 0.5, { marginBottom: 2 }),
    ...dates.map((each) => dated(each, 84, INDEXED)),
  );

/** All dates of the year by time, two months side by side, with the page each month begins on. */
export function dateIndex(
  months: readonly DatedMonth[],
  pageNumbers: PageNumbers,
): FlowingPart {
  const pairs = months.flatMap((month, index) =>
    index % 2 === 0 ? [[month, months[index + 1]] as const] : [],
  );
  return {
    id: "dates",
    title: "Index of dates",
    content: [
      box(
        { gap: 14 },
        ...pairs.map(([left, right]) =>
          placed(
            { wrap: false },
            { flexDirection: "row", justifyContent: "space-between" },
            indexedMonth(left, pageNumbers),
            right ? indexedMonth(right, pageNumbers) : null,
          ),
        ),
      ),
    ],
  };
}
