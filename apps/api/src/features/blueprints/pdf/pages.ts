import { PRODUCT_NAME } from "@cosmic/domain";
import { box, placed, roleText, rule, text } from "./elements.ts";
import { COLORS, SERIF, TYPE } from "./look.ts";
import type { Block, Content } from "./typeset/blocks.ts";

export interface Part {
  /** What links lead to. */
  id: string;
  /** Its name in the outline and at the head of its pages. */
  title: string;
}

/** Pages that begin with a page of their own. */
export interface Sheet {
  /** Parts in the order they begin. */
  parts: readonly Part[];
  /** Drawn freely on one page, without head and foot. */
  isPlain: boolean;
  body: Block;
}

const NUMBER_STYLE = {
  fontFamily: SERIF,
  fontSize: 9.5,
  textAlign: "center",
  color: COLORS["ink-muted"],
} as const;
/** Points from the foot of the number to the edge of the page. */
export const NUMBER_BOTTOM = 36;

const headStyle = { ...TYPE.caps, color: COLORS["ink-faint"] };

/** What stands at the head of a page, with the title of its part. */
export const runningHead = (title: string): Block =>
  box(
    {},
    box(
      { flexDirection: "row", justifyContent: "space-between", paddingBottom: 6 },
      text(headStyle, PRODUCT_NAME),
      text(headStyle, title),
    ),
    rule(COLORS["rule-strong"]),
  );

export const pageNumberLine = (number: number): Block => text(NUMBER_STYLE, String(number));

/** A page without head and foot, to be drawn on freely. */
export const plainPage = (part: Part, ...children: Content[]): Sheet => ({
  parts: [part],
  isPlain: true,
  body: placed({ id: part.id, bookmark: { title: part.title, isOpen: false } }, {}, ...children),
});

/** One part of the report on as many pages as it takes, each with its running head and its number. */
export const partPages = (part: Part, ...children: Content[]): Sheet => ({
  parts: [part],
  isPlain: false,
  body: placed({ id: part.id, bookmark: { title: part.title, isOpen: true } }, {}, ...children),
});

/** A part on pages that it shares with its neighbors. */
export interface FlowingPart extends Part {
  /** "IV", of a chapter. */
  numeral?: string;
  /** What stands below the title and goes where it goes. */
  opening?: Content;
  /** Points below the title that must hold what follows: else the part begins on the next page. */
  presence?: number;
  content: readonly Content[];
}

const BETWEEN_PARTS = 46;

const flowingPart = ({ content, opening, presence = 90, numeral, ...part }: FlowingPart): Block =>
  placed(
    { bookmark: { title: part.title, isOpen: true }, role: "Sect" },
    {},
    placed(
      { id: part.id, wrap: false, minPresenceAhead: presence },
      {},
      partTitle(part.title, numeral),
      opening,
    ),
    ...content,
  );

/** Parts one after another, so that none leaves the rest of its last page empty. */
export const flowingPages = (parts: readonly FlowingPart[]): Sheet => ({
  parts,
  isPlain: false,
  body: box({ gap: BETWEEN_PARTS }, ...parts.map(flowingPart)),
});

/** The title a part opens with. */
export const partTitle = (title: string, numeral?: string): Block =>
  box(
    { marginBottom: 20 },
    numeral
      ? text({ ...TYPE.caps, color: COLORS.brass, marginBottom: 5 }, `Chapter ${numeral}`)
      : null,
    roleText("H1", TYPE.chapter, title),
  );
