import { Link, Text } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import { box, text } from "./elements.ts";
import { COLORS, SERIF, TYPE } from "./look.ts";
import { type PageNumbers, type Part, partPages, partTitle } from "./pages.ts";

const CONTENTS: Part = { id: "contents", title: "Contents" };

export interface ContentsEntry extends Part {
  numeral?: string;
  /** What stands within it. */
  parts: readonly Part[];
}

const link = ({ id, title }: Part, color: string): ReactElement =>
  createElement(Link, { src: `#${id}`, style: { color: color, textDecoration: "none" } }, title);

function partsLine(parts: readonly Part[]): ReactElement {
  const links = parts.flatMap((part, index): ReactNode[] => [
    ...(index === 0 ? [] : [" · "]),
    link(part, COLORS["ink-muted"]),
  ]);
  return text(
    { ...TYPE.body, fontSize: 9.4, color: COLORS["ink-faint"], paddingRight: 40 },
    ...links,
  );
}

const pageNumberText = (id: string, pageNumbers: PageNumbers) =>
  createElement(Text, {
    // Laid out twice; a line height would be multiplied twice.
    style: { fontFamily: SERIF, fontSize: 12, width: 30, textAlign: "right", color: COLORS.ink },
    render: () => String(pageNumbers.get(id) ?? ""),
  });

const entry = (
  { numeral, parts, ...part }: ContentsEntry,
  pageNumbers: PageNumbers,
): ReactElement =>
  box(
    {
      flexDirection: "row",
      paddingVertical: parts.length > 0 ? 9 : 6.5,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    text({ ...TYPE.body, fontSize: 12, width: 34, color: COLORS.brass }, numeral ?? ""),
    box(
      { flex: 1 },
      text({ ...TYPE.body, fontSize: 12.5, lineHeight: 1.35 }, link(part, COLORS.ink)),
      parts.length > 0 ? partsLine(parts) : null,
    ),
    pageNumberText(part.id, pageNumbers),
  );

/** Where everything stands; names lead there. */
export const contentsPage = (
  entries: readonly ContentsEntry[],
  pageNumbers: PageNumbers,
): ReactElement =>
  partPages(
    CONTENTS,
    pageNumbers,
    partTitle(CONTENTS.title),
    box(
      { borderTopWidth: 0.8, borderTopColor: COLORS["rule-strong"] },
      ...entries.map((each) => entry(each, pageNumbers)),
    ),
  );
