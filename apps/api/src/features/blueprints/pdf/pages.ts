import { PRODUCT_NAME } from "@cosmic/domain";
import { Page, Text } from "@react-pdf/renderer";
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

const runningHead = (title: string) =>
  placed(
    { fixed: true },
    { ...across, top: 40 },
    box(
      { flexDirection: "row", justifyContent: "space-between", paddingBottom: 6 },
      text({ ...TYPE.caps, color: COLORS["ink-faint"] }, PRODUCT_NAME),
      text({ ...TYPE.caps, color: COLORS["ink-faint"] }, title),
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
    style: {
      position: "absolute",
      left: PAGE.side,
      width: PAGE.width - 2 * PAGE.side,
      bottom: 36,
      fontFamily: SERIF,
      fontSize: 9.5,
      textAlign: "center",
      color: COLORS["ink-muted"],
    },
    render: ({ pageNumber: number, subPageNumber }) => {
      if (subPageNumber === 1) pageNumbers.set(id, number);
      return String(number);
    },
  });

/** Nothing to see: tells the contents which page this is. */
const pageMark = (id: string, pageNumbers: PageNumbers) =>
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

/** The title a part opens with. */
export const partTitle = (title: string, numeral?: string): ReactElement =>
  box(
    { marginBottom: 20 },
    numeral
      ? text({ ...TYPE.caps, color: COLORS.brass, marginBottom: 5 }, `Chapter ${numeral}`)
      : null,
    text(TYPE.chapter, title),
  );
