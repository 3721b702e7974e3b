import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import {
  FORECAST_RULE,
  findAngleSign,
  formatForecastHouses,
  splitParagraphs,
} from "@cosmic/domain";
import { box, placed, roleText, rule, text, toPageNumber } from "../elements.ts";
import { entry } from "../entry.ts";
import type { PrintedMonth } from "../forecast-order.ts";
import { COLORS, SERIF, type Style, TYPE } from "../look.ts";
import type { FlowingPart } from "../pages.ts";
import type { Block } from "../typeset/blocks.ts";

type ReportDate = ReportBook["dates"][number];

/** A month with its dates, by time. */
export interface DatedMonth extends PrintedMonth {
  dates: readonly ReportDate[];
}

/** By which clocks dates are told: "Dates are those of the clocks in New York." */
export function clocksText(timeZone: string): string {
  if (timeZone === "UTC") {
    return "Dates are by Universal Time; with a birth place they would be local.";
  }
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return `Dates are those of the clocks in ${city}.`;
}

const toId = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** Columns of dates: one line for most; a range takes two. */
const dated = ({ date, label }: ReportDate, width: number, style: Style): Block =>
  placed(
    { wrap: false },
    { flexDirection: "row" },
    text({ ...style, width, paddingRight: 10, color: COLORS.brass }, date),
    text({ ...style, flex: 1 }, label),
  );

const LISTED = { ...TYPE.body, fontSize: 9.4, lineHeight: 1.36 } as const;

/** About as high as a line of the list is, most dates being short. */
const LINE_OF_LIST = 16;

const dateList = (dates: readonly ReportDate[]): Block =>
  placed(
    { wrap: false, minPresenceAhead: 60 },
    { gap: 2.5, marginBottom: 10 },
    ...dates.map((each) => dated(each, 112, LISTED)),
    rule(COLORS.rule, 0.5, { paddingTop: 6 }),
  );

function monthEntry({ title, text: whole, dates }: DatedMonth): Block {
  const [first, ...others] = splitParagraphs(whole).map((said) => text(TYPE.body, said));
  const list = dates.length > 0 ? [dateList(dates)] : [];
  return entry({ id: toId(title), title }, [...list, first], ...others);
}

/** The twelve months, each with its dates above what is told of them. */
export const monthsContent = (months: readonly DatedMonth[]): Block =>
  box({ gap: 22 }, ...months.map(monthEntry));

/** What stands below the forecast's title: which dates are told, by which clocks. */
export const forecastOpening = (
  timeZone: string,
  { chart, sunSign }: Pick<GeneratedProfile, "chart" | "sunSign">,
): Block =>
  text(
    { ...TYPE.body, color: COLORS["ink-muted"], marginBottom: 16, paddingRight: 60 },
    `${FORECAST_RULE} ${formatForecastHouses(sunSign, chart && findAngleSign(chart, "ascendant"))} ${clocksText(timeZone)}`,
  );

const HALF = "47.5%";
const INDEXED_DATE = 66;
/** Characters of "September 30". */
const LONGEST_BESIDE = 13;
const INDEXED = { ...TYPE.body, fontSize: 8.6, lineHeight: 1.34 } as const;

const MONTH_PAGE = {
  fontFamily: SERIF,
  fontSize: 9.4,
  width: 30,
  textAlign: "right",
  color: COLORS["ink-muted"],
} as const;

const monthHead = ({ title }: DatedMonth): Block =>
  box(
    {
      width: HALF,
      flexDirection: "row",
      justifyContent: "space-between",
      alignItems: "center",
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS["rule-strong"],
      paddingBottom: 2,
    },
    roleText("H2", { ...TYPE.body, fontSize: 10.4 }, title),
    toPageNumber(toId(title), MONTH_PAGE),
  );

/** A range of dates stands above its label, a date beside it. */
const indexedDate = (each: ReportDate): Block =>
  each.date.length <= LONGEST_BESIDE
    ? dated(each, INDEXED_DATE, INDEXED)
    : box(
        {},
        text({ ...INDEXED, color: COLORS.brass }, each.date),
        text({ ...INDEXED, paddingLeft: INDEXED_DATE }, each.label),
      );

const monthDates = ({ dates }: DatedMonth): Block =>
  box({ width: HALF, gap: 1.5 }, ...dates.map(indexedDate));

/** Two months side by side; their heads apart from their dates, of which nothing is laid out twice. */
function indexedPair(months: readonly DatedMonth[]): Block {
  const beside = { flexDirection: "row", justifyContent: "space-between" } as const;
  const longest = Math.max(...months.map(({ dates }) => dates.length));
  return box(
    {},
    placed(
      { wrap: false, minPresenceAhead: 20 + longest * LINE_OF_LIST },
      { ...beside, marginBottom: 4 },
      ...months.map((month) => monthHead(month)),
    ),
    placed({ wrap: false }, beside, ...months.map(monthDates)),
  );
}

/** All dates of the year by time, two months side by side, with the page each month begins on. */
export function dateIndex(months: readonly DatedMonth[]): FlowingPart {
  const pairs = months.flatMap((_, index) =>
    index % 2 === 0 ? [months.slice(index, index + 2)] : [],
  );
  return {
    id: "dates",
    title: "Index of dates",
    content: [box({ gap: 14 }, ...pairs.map((pair) => indexedPair(pair)))],
  };
}
