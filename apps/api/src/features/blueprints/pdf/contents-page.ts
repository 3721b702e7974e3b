import { box, link, placed, text, toPageNumber } from "./elements.ts";
import { COLORS, SERIF, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import type { Block } from "./typeset/blocks.ts";

const CONTENTS: Part = { id: "contents", title: "Contents" };

export interface ContentsEntry extends Part {
  numeral?: string;
  /** What stands within it. */
  parts: readonly Part[];
}

const partsLine = (parts: readonly Part[]): Block =>
  text(
    { ...TYPE.body, fontSize: 9.4, color: COLORS["ink-faint"], paddingRight: 40 },
    ...parts.flatMap(({ id, title }, index) => [
      ...(index === 0 ? [] : [" · "]),
      link(id, title, COLORS["ink-muted"]),
    ]),
  );

const NUMBER = { fontFamily: SERIF, fontSize: 12, width: 30, textAlign: "right" } as const;

const entry = ({ numeral, parts, id, title }: ContentsEntry): Block =>
  placed(
    { role: "TOCI" },
    {
      flexDirection: "row",
      paddingTop: parts.length > 0 ? 9 : 6.5,
      paddingBottom: parts.length > 0 ? 9 : 6.5,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    text({ ...TYPE.body, fontSize: 12, width: 34, color: COLORS.brass }, numeral ?? ""),
    box(
      { flex: 1 },
      text({ ...TYPE.body, fontSize: 12.5, lineHeight: 1.35 }, link(id, title, COLORS.ink)),
      parts.length > 0 ? partsLine(parts) : null,
    ),
    toPageNumber(id, { ...NUMBER, color: COLORS.ink }),
  );

/** Where everything stands; names lead there. */
export const contentsPage = (entries: readonly ContentsEntry[]): Sheet =>
  partPages(
    CONTENTS,
    partTitle(CONTENTS.title),
    placed(
      { role: "TOC" },
      { borderTopWidth: 0.8, borderTopColor: COLORS["rule-strong"] },
      ...entries.map(entry),
    ),
  );
