import { ASIDE_LABELS, layOut, type Paragraph, type SectionAside } from "@cosmic/domain";
import type { ReactElement, ReactNode } from "react";
import { box, heading, lastText, placed, text, toBookmark } from "./elements.ts";
import { COLORS, PAGE, TYPE } from "./look.ts";
import type { Part } from "./pages.ts";

interface TextEntry extends Part {
  text: string;
  /** Which of its paragraphs stand apart. */
  asides?: readonly SectionAside[];
  /** Said in small type before the text. */
  note?: string | null;
  /** Stands in the margin below the title. */
  inMargin?: readonly ReactNode[];
  /** All of it on one page. */
  isUnbroken?: boolean;
  /** Nothing of its chapter follows. */
  isLast?: boolean;
}

const GAP = 16;
const GAP_BETWEEN = 8;
const PARAGRAPH = TYPE.body;

/**
 * The hairline above an entry, with its title and what stands below it in the margin. It takes no
 * more height than its distance to the text, and goes where the first lines of the text go.
 */
const sideHead = (title: string, inMargin: readonly ReactNode[]): ReactElement =>
  placed(
    { wrap: false, minPresenceAhead: 60 },
    {
      height: 14,
      marginLeft: -PAGE.margin,
      borderTopWidth: 0.5,
      borderTopColor: COLORS["rule-strong"],
    },
    box(
      { position: "absolute", top: 12.6, left: 0, width: PAGE.margin - GAP },
      text(TYPE.heading, title),
      ...inMargin,
    ),
  );

/** A paragraph that stands apart: what it is in small capitals, beside a hairline of brass. */
const sideNote = (kind: NonNullable<Paragraph["aside"]>, said: string): ReactElement =>
  placed(
    { wrap: false },
    { borderLeftWidth: 0.8, borderLeftColor: COLORS["brass-line"], paddingLeft: 10 },
    text({ ...TYPE.caps, color: COLORS.brass, marginBottom: 2 }, ASIDE_LABELS[kind]),
    text({ ...PARAGRAPH, fontSize: 10 }, said),
  );

const set = ({ aside, text: said }: Paragraph, isLast = false): ReactElement => {
  if (aside) return sideNote(aside, said);
  return (isLast ? lastText : text)(PARAGRAPH, said);
};

/** A titled text: the title in the margin, the paragraphs beside it under a hairline. */
export function textEntry({
  id,
  title,
  text: whole,
  asides = [],
  note,
  inMargin = [],
  isUnbroken = false,
  isLast = false,
}: TextEntry): ReactElement {
  const [first, ...others] = layOut(whole, asides);
  // A chapter takes no lone note on to a last page: what stands apart at its end goes with the prose before it.
  const end = isLast ? others.findLastIndex(({ aside }) => aside === null) : -1;
  const isKept = end >= 0 && end < others.length - 1;
  const before = isKept ? others.slice(0, end) : others;
  const kept = isKept ? others.slice(end) : [];
  return placed(
    { id, bookmark: toBookmark(title), wrap: !isUnbroken },
    // Gaps, unlike margins, end where a page ends: none runs on to a page of its own.
    { paddingLeft: PAGE.margin, gap: GAP_BETWEEN },
    box(
      {},
      sideHead(title, inMargin),
      note ? heading({ ...TYPE.note, marginBottom: 6 }, note) : null,
      text(PARAGRAPH, first?.text ?? ""),
    ),
    ...before.map((paragraph, index) =>
      set(paragraph, isLast && !isKept && index === before.length - 1),
    ),
    isKept && placed({ wrap: false }, { gap: GAP_BETWEEN }, ...kept.map((each) => set(each))),
  );
}
