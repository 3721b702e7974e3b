import type { SectionParagraph } from "@cosmic/domain";
import { ASIDE_LABELS, type AsideKind, layOut, type Paragraph } from "@cosmic/domain";
import { lastText, placed, text } from "./elements.ts";
import { entry, keptTogether } from "./entry.ts";
import { COLORS, TYPE } from "./look.ts";
import type { Part } from "./pages.ts";
import type { Block, Content, Run } from "./typeset/blocks.ts";

interface TextEntry extends Part {
  text: string;
  /** Which of its paragraphs stand apart. */
  asides?: readonly Pick<SectionParagraph, "paragraph" | "kind">[];
  /** Said in small type before the text. */
  note?: string | null;
  /** Stands in the margin below the title. */
  inMargin?: readonly Content[];
  /** All of it on one page. */
  isUnbroken?: boolean;
  /** Nothing of its chapter follows. */
  isLast?: boolean;
}

const PARAGRAPH = TYPE.body;

/** A paragraph that stands apart: what it is in small capitals, beside a hairline of brass. */
export const sideNote = (kind: AsideKind, ...said: readonly (string | Run)[]): Block =>
  placed(
    { wrap: false },
    { borderLeftWidth: 0.8, borderLeftColor: COLORS["brass-line"], paddingLeft: 10 },
    text({ ...TYPE.caps, color: COLORS.brass, marginBottom: 2 }, ASIDE_LABELS[kind]),
    text({ ...PARAGRAPH, fontSize: 10 }, ...said),
  );

const set = ({ kind, text: said }: Paragraph, isLast = false): Block => {
  if (kind === "notice" || kind === "practice") return sideNote(kind, said);
  return (isLast ? lastText : text)(PARAGRAPH, said);
};

/** A text of the first edition: the title in the margin, the paragraphs beside it under a hairline. */
export function textEntry({ text: whole, asides, isLast, ...frame }: TextEntry): Block {
  const [first, ...others] = layOut(whole, asides);
  // A chapter takes no lone note on to a last page: what stands apart at its end goes with the prose before it.
  const end = isLast ? others.findLastIndex(({ kind }) => kind === null) : -1;
  const isKept = end >= 0 && end < others.length - 1;
  const before = isKept ? others.slice(0, end) : others;
  const kept = isKept ? others.slice(end) : [];
  return entry(
    frame,
    [text(PARAGRAPH, first?.text ?? "")],
    ...before.map((paragraph, index) =>
      set(paragraph, isLast && !isKept && index === before.length - 1),
    ),
    isKept && keptTogether(...kept.map((each) => set(each))),
  );
}
