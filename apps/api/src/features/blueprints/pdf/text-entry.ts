import { paragraphsOf } from "@cosmic/domain";
import type { ReactElement, ReactNode } from "react";
import { bookmarkOf, box, heading, lastText, placed, text } from "./elements.ts";
import { COLOURS, PAGE, TYPE } from "./look.ts";
import type { Part } from "./pages.ts";

interface TextEntry extends Part {
  text: string;
  /** Said in small type before the text. */
  note?: string | null;
  /** Stands in the margin below the title. */
  aside?: readonly ReactNode[];
  /** All of it on one page. */
  isUnbroken?: boolean;
  /** Nothing of its chapter follows. */
  isLast?: boolean;
}

const GAP = 16;
const PARAGRAPH = TYPE.body;

/**
 * The hairline above an entry, with its title and what stands below it in the margin. It takes no
 * more height than its distance to the text, and goes where the first lines of the text go.
 */
const sideHead = (title: string, aside: readonly ReactNode[]): ReactElement =>
  placed(
    { wrap: false, minPresenceAhead: 60 },
    {
      height: 14,
      marginLeft: -PAGE.margin,
      borderTopWidth: 0.5,
      borderTopColor: COLOURS["rule-strong"],
    },
    box(
      { position: "absolute", top: 12.6, left: 0, width: PAGE.margin - GAP },
      text(TYPE.heading, title),
      ...aside,
    ),
  );

/** A titled text: the title in the margin, the paragraphs beside it under a hairline. */
export function textEntry({
  id,
  title,
  text: whole,
  note,
  aside = [],
  isUnbroken = false,
  isLast = false,
}: TextEntry): ReactElement {
  const [first = "", ...others] = paragraphsOf(whole);
  return placed(
    { id, bookmark: bookmarkOf(title), wrap: !isUnbroken },
    // Gaps, unlike margins, end where a page ends: none runs on to a page of its own.
    { paddingLeft: PAGE.margin, gap: 8 },
    box(
      {},
      sideHead(title, aside),
      note ? heading({ ...TYPE.note, marginBottom: 6 }, note) : null,
      text(PARAGRAPH, first),
    ),
    ...others.map((paragraph, index) =>
      (isLast && index === others.length - 1 ? lastText : text)(PARAGRAPH, paragraph),
    ),
  );
}
