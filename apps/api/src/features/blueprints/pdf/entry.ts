import { box, heading, placed, roleText } from "./elements.ts";
import { COLORS, PAGE, TYPE } from "./look.ts";
import type { Part } from "./pages.ts";
import type { Block, Content } from "./typeset/blocks.ts";

const GAP = 16;
const GAP_BETWEEN = 8;
/** Points below a title that must hold what follows. */
const PRESENCE = 60;

interface EntryFrame extends Part {
  /** Said in small type before the text. */
  note?: string | null;
  /** Stands in the margin below the title. */
  inMargin?: readonly Content[];
  /** All of it on one page. */
  isUnbroken?: boolean;
}

/**
 * The hairline above an entry, with its title and what stands below it in the margin. It takes no
 * more height than its distance to the text, and goes where the first lines of the text go.
 */
const sideHead = ({ id, title, inMargin = [] }: EntryFrame): Block =>
  placed(
    { id, wrap: false, minPresenceAhead: PRESENCE },
    {
      height: 14,
      marginLeft: -PAGE.margin,
      borderTopWidth: 0.5,
      borderTopColor: COLORS["rule-strong"],
    },
    box(
      { position: "absolute", top: 12.6, left: 0, width: PAGE.margin - GAP },
      roleText("H2", TYPE.heading, title),
      ...inMargin,
    ),
  );

/**
 * A title in the margin and beside it, under a hairline, what it is the title of. What is first goes
 * where the title goes; of several elements each but the last says what it must have below it.
 */
export function entry(
  frame: EntryFrame,
  first: readonly Content[],
  ...others: readonly Content[]
): Block {
  const { title, note, isUnbroken = false } = frame;
  return placed(
    { bookmark: { title, isOpen: false }, wrap: !isUnbroken, role: "Sect" },
    // Gaps, unlike margins, end where a page ends: none runs on to a page of its own.
    { paddingLeft: PAGE.margin, gap: GAP_BETWEEN },
    box(
      {},
      sideHead(frame),
      note ? heading({ ...TYPE.note, marginBottom: 6 }, note) : null,
      ...first,
    ),
    ...others,
  );
}

/** Keeps paragraphs together at the distance an entry parts them by. */
export const keptTogether = (...paragraphs: readonly Content[]): Block =>
  placed({ wrap: false }, { gap: GAP_BETWEEN }, ...paragraphs);
