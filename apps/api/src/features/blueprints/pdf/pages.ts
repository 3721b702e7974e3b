import { PRODUCT_NAME } from "@cosmic/domain";
import { Page, Text } from "@react-pdf/renderer";
import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
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

const runningHead = (title: string) =>
  placed(
    { fixed: true },
    { ...across, top: 40 },
    box(
      { flexDirection: "row", justifyContent: "space-between", paddingBottom: 6 },
      text(headStyle, PRODUCT_NAME),
      text(headStyle, title),
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

/** Nothing to see: tells the contents which page this is. */
const pageMark = (id: string, pageNumbers: PageNumbers): ReactElement =>
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

/** The part a page belongs to: the last that begins on it or before it. */
function findPart(
  parts: readonly Part[],
  pageNumbers: PageNumbers,
  number: number,
): Part | undefined {
  return parts.findLast(({ id }) => (pageNumbers.get(id) ?? Number.POSITIVE_INFINITY) <= number);
}

/** As the library hands a page's content to its layout. */
interface LaidOut {
  props?: { id?: string };
  children?: readonly LaidOut[];
}

const listIdsWithin = ({ props, children = [] }: LaidOut): string[] => [
  ...(props?.id ? [props.id] : []),
  ...children.flatMap(listIdsWithin),
];

/** The names of all that begins on a page, so that contents and indexes can tell the page. */
const listIds = (content: ReactNode): string[] =>
  Children.toArray(content).flatMap((child) =>
    isValidElement<{ node?: LaidOut }>(child) && child.props.node
      ? listIdsWithin(child.props.node)
      : [],
  );

function flowingPart({
  content,
  opening,
  presence = 120,
  numeral,
  ...part
}: FlowingPart): ReactElement {
  return placed(
    { bookmark: toBookmark(part.title, true) },
    {},
    placed(
      { id: part.id, wrap: false, minPresenceAhead: presence },
      {},
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
      layout: ({ children, pageNumber: number = 0 }) => {
        for (const id of listIds(children)) pageNumbers.set(id, number);
        const { title = "" } = findPart(parts, pageNumbers, number) ?? {};
        return createElement(
          Fragment,
          null,
          runningHead(title),
          text(NUMBER_STYLE, String(number)),
          children,
        );
      },
      style: { paddingTop: PAGE.top, paddingBottom: PAGE.bottom, paddingHorizontal: PAGE.side },
    },
    box({ gap: BETWEEN_PARTS }, ...parts.map(flowingPart)),
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
