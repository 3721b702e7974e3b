import { PRODUCT_NAME } from "@cosmic/domain";
import { Page, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import { box, placed, rule, text, toBookmark } from "./elements.ts";
import { COLORS, PAGE, SERIF, TYPE } from "./look.ts";

/** The page each part begins on, by the part's id; filled while the pages are laid out. */
export type PageNumbers = Map<string, number>;

export interface Part {
  /** What links lead to, and the key of its page number. */
  id: string;
  /** Its name in the outline and at the head of its pages. */
  title: string;
}

const across = { position: "absolute", left: PAGE.side, right: PAGE.side } as const;

const NUMBER_STYLE = {
  position: "absolute",
  left: PAGE.side,
  width: PAGE.width - 2 * PAGE.side,
  bottom: 36,
  fontFamily: SERIF,
  fontSize: 9.5,
  textAlign: "center",
  color: COLORS["ink-muted"],
} as const;

const headStyle = { ...TYPE.caps, color: COLORS["ink-faint"] };

const runningHead = (title: string | null) =>
  placed(
    { fixed: true },
    { ...across, top: 40 },
    box(
      { flexDirection: "row", justifyContent: "space-between", paddingBottom: 6 },
      text(headStyle, PRODUCT_NAME),
      title && text(headStyle, title),
    ),
    rule(COLORS["rule-strong"]),
  );

/**
 * The page's number at its foot. Each number is asked for while pages are laid out, so that the
 * contents, laid out once more at the end, can show where every part begins.
 */
const pageNumber = (id: string, pageNumbers: PageNumbers) =>
  createElement(Text, {
    fixed: true,
    style: NUMBER_STYLE,
    render: ({ pageNumber: number, subPageNumber }) => {
      if (subPageNumber === 1) pageNumbers.set(id, number);
      return String(number);
    },
  });

/** The part a page belongs to: the last that begins on it or before it. */
function findPart<Each extends Part>(
  parts: readonly Each[],
  pageNumbers: PageNumbers,
  number: number,
): Each | undefined {
  return parts.findLast(({ id }) => (pageNumbers.get(id) ?? Number.POSITIVE_INFINITY) <= number);
}

/** The number, and at the head the title of the part that a page belongs to. */
const pageNumberAndTitle = (parts: readonly Part[], pageNumbers: PageNumbers) =>
  // One element: after two that depend on the page, the library begins with an empty one.
  createElement(View, {
    fixed: true,
    style: { position: "absolute", top: 0, left: 0, width: PAGE.width, height: PAGE.within },
    render: ({ pageNumber: number }) => [
      text(
        { ...headStyle, ...across, top: 40, textAlign: "right" },
        findPart(parts, pageNumbers, number)?.title ?? "",
      ),
      text(NUMBER_STYLE, String(number)),
    ],
  });

/** Nothing to see: tells the contents, or an index, which page this is. */
export const pageMark = (id: string, pageNumbers: PageNumbers): ReactElement =>
  createElement(Text, {
    style: { position: "absolute", top: 0, left: 0 },
    render: ({ pageNumber: number }) => {
      pageNumbers.set(id, number);
      return null;
    },
  });

/** A page without head and foot, to be drawn on freely. */
export const plainPage = (
  { id, title }: Part,
  pageNumbers: PageNumbers,
  ...children: ReactNode[]
): ReactElement =>
  createElement(
    Page,
    { size: "A4", id, bookmark: { title, fit: true }, experimentalPagination: true },
    pageMark(id, pageNumbers),
    ...children,
  );

/** One part of the report on as many pages as it takes, each with its running head and its number. */
export const partPages = (
  { id, title }: Part,
  pageNumbers: PageNumbers,
  ...children: ReactNode[]
): ReactElement =>
  createElement(
    Page,
    {
      size: "A4",
      id,
      bookmark: toBookmark(title, true),
      experimentalPagination: true,
      style: { paddingTop: PAGE.top, paddingBottom: PAGE.bottom, paddingHorizontal: PAGE.side },
    },
    runningHead(title),
    pageNumber(id, pageNumbers),
    ...children,
  );

/** A part on pages that it shares with its neighbors. */
export interface FlowingPart extends Part {
  /** "IV", of a chapter. */
  numeral?: string;
  /** What stands below the title and goes where it goes. */
  opening?: ReactNode;
  /** Points below the title that must hold what follows: else the part begins on the next page. */
  presence?: number;
  content: readonly ReactNode[];
}

const BETWEEN_PARTS = 46;

function flowingPart(
  { content, opening, presence = 120, numeral, ...part }: FlowingPart,
  pageNumbers: PageNumbers,
): ReactElement {
  return placed(
    { bookmark: toBookmark(part.title, true) },
    {},
    placed(
      { id: part.id, wrap: false, minPresenceAhead: presence },
      {},
      // Within what it marks: moved to the next page, it tells that page.
      pageMark(part.id, pageNumbers),
      partTitle(part.title, numeral),
      opening,
    ),
    ...content,
  );
}

/** Parts one after another, so that none leaves the rest of its last page empty. */
export const flowingPages = (
  parts: readonly FlowingPart[],
  pageNumbers: PageNumbers,
): ReactElement =>
  createElement(
    Page,
    {
      size: "A4",
      experimentalPagination: true,
      style: { paddingTop: PAGE.top, paddingBottom: PAGE.bottom, paddingHorizontal: PAGE.side },
    },
    runningHead(null),
    pageNumberAndTitle(parts, pageNumbers),
    box({ gap: BETWEEN_PARTS }, ...parts.map((part) => flowingPart(part, pageNumbers))),
  );

/** The title a part opens with. */
export const partTitle = (title: string, numeral?: string): ReactElement =>
  box(
    { marginBottom: 20 },
    numeral
      ? text({ ...TYPE.caps, color: COLORS.brass, marginBottom: 5 }, `Chapter ${numeral}`)
      : null,
    text(TYPE.chapter, title),
  );
