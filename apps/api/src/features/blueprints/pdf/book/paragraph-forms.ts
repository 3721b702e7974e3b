import type { Paragraph, ParagraphKind, SectionForm } from "@cosmic/domain";
import { box, heading, placed, roleText, rule, span, star, text, withRole } from "../elements.ts";
import { keptTogether } from "../entry.ts";
import { COLORS, ITALIC, MEDIUM, type Style, TYPE } from "../look.ts";
import { sideNote } from "../text-entry.ts";
import type { Block, Content, Role } from "../typeset/blocks.ts";

const PARAGRAPH = TYPE.body;
const NUMBER_WIDTH = 20;
const NAME_WIDTH = 84;
const WHEN_WIDTH = 148;
/** Characters of a paragraph that may be kept with the question after it. */
const LONGEST_KEPT = 600;
/** Lines to write on under a question, and the room above each. */
const RULED_LINES = 3;
const LINE_HEIGHT = 22;

/** The part of a text before the first mark, and the part after it; all of it after where there is none. */
function partAt(whole: string, mark: string): readonly [string, string] {
  const at = whole.indexOf(mark);
  return at < 0 ? ["", whole] : [whole.slice(0, at), whole.slice(at + mark.length)];
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A line that stays whole, with something small before its words. */
const hanging = (role: Role | null, before: Content, width: number, ...words: readonly Content[]) =>
  placed(
    { wrap: false, ...(role && { role }) },
    { flexDirection: "row" },
    box({ width }, before),
    box({ flex: 1 }, ...words),
  );

function speech({ kind, text: said }: Paragraph): Block {
  const [name, words] = partAt(said, ": ");
  const color = kind === "voice" ? COLORS.brass : COLORS["ink-muted"];
  const label = text({ ...TYPE.caps, color, paddingTop: 4.6, paddingRight: 10 }, name);
  return hanging(null, label, NAME_WIDTH, text(PARAGRAPH, words));
}

function tableRow({ text: said }: Paragraph): Block {
  const [when, what] = partAt(said, ": ");
  const cell = { ...TYPE.body, fontSize: 10, lineHeight: 1.4 };
  return placed(
    { wrap: false, role: "TR" },
    {
      flexDirection: "row",
      paddingTop: 6,
      paddingBottom: 6,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    roleText(
      "TD",
      { ...cell, width: WHEN_WIDTH, paddingRight: 14, color: COLORS["ink-muted"] },
      capitalize(when.replace(/^When /, "")),
    ),
    roleText("TD", { ...cell, flex: 1 }, what),
  );
}

const columnHead = (style: Style, title: string) =>
  roleText("TH", { ...TYPE.caps, color: COLORS.brass, ...style }, title);

function table(rows: readonly Paragraph[]): Block {
  const [first, ...others] = rows.map(tableRow);
  return placed(
    { role: "Table" },
    {},
    placed(
      { wrap: false },
      {},
      placed(
        { role: "TR" },
        { flexDirection: "row", paddingBottom: 3 },
        columnHead({ width: WHEN_WIDTH }, "When"),
        columnHead({ flex: 1 }, "Do"),
      ),
      rule(COLORS["rule-strong"], 0.8),
      first,
    ),
    ...others,
  );
}

/** Its paragraphs stay whole, so that none of its paper stands on a page without words. */
const letter = (paragraphs: readonly Paragraph[]): Block =>
  box(
    { backgroundColor: COLORS.raised },
    ...paragraphs.map(({ text: said }, index) =>
      placed(
        { wrap: false },
        {
          paddingTop: index === 0 ? 14 : 8,
          paddingBottom: index === paragraphs.length - 1 ? 14 : 0,
          paddingLeft: 18,
          paddingRight: 18,
          ...(index === 0 && { borderTopWidth: 0.8, borderTopColor: COLORS["brass-line"] }),
        },
        text({ ...PARAGRAPH, lineHeight: 1.55 }, said),
      ),
    ),
  );

const sky = ({ text: said }: Paragraph): Block =>
  placed(
    { wrap: false },
    { paddingLeft: 18 },
    box({ position: "absolute", left: 0, top: 3.4 }, star(9)),
    text({ ...PARAGRAPH, color: COLORS["ink-muted"] }, said),
  );

/** The exercise's title is its first sentence. */
function practice({ text: said }: Paragraph): Block {
  const title = said.match(/^.+?[.!?](?=\s)/)?.[0] ?? "";
  return sideNote("practice", span(MEDIUM, title), said.slice(title.length));
}

/** The question to the reader, with room to write. */
const ask = ({ text: said }: Paragraph): Block =>
  placed(
    { wrap: false },
    { paddingTop: 4 },
    text({ ...PARAGRAPH, ...ITALIC }, said),
    ...Array.from({ length: RULED_LINES }, () =>
      rule(COLORS["rule-strong"], 0.4, { height: LINE_HEIGHT }),
    ),
  );

const question = ({ text: said }: Paragraph): Block =>
  withRole("H3", heading({ ...PARAGRAPH, ...MEDIUM, marginBottom: 2 }, said));

const SET_ALONE: Partial<Record<ParagraphKind, (paragraph: Paragraph) => Block>> = {
  sky,
  practice,
  ask,
  lead: ({ text: said }) =>
    heading({ ...PARAGRAPH, fontSize: 12.2, lineHeight: 1.42, marginBottom: 9 }, said),
};

const plain = ({ text: said }: Paragraph): Block => text(PARAGRAPH, said);

const SET_AS_GROUP: Partial<
  Record<ParagraphKind | "letter", (paragraphs: readonly Paragraph[]) => Block>
> = {
  voice: (lines) => box({ gap: 4 }, ...lines.map(speech)),
  question: (lines) =>
    // No gap: the library may end a page at any, and leave a question without its answer.
    box(
      {},
      ...lines.map((line, index) =>
        line.kind === "question"
          ? question(line)
          : text({ ...PARAGRAPH, marginBottom: index === lines.length - 1 ? 0 : 7 }, line.text),
      ),
    ),
  item: (lines) =>
    placed(
      { role: "L" },
      { gap: 5 },
      ...lines.map((line) =>
        hanging("LI", box({ paddingTop: 4.4 }, star(6.5)), NUMBER_WIDTH, plain(line)),
      ),
    ),
  step: (lines) =>
    placed(
      { role: "L" },
      { gap: 6 },
      ...lines.map((line, index) =>
        hanging(
          "LI",
          text({ ...PARAGRAPH, color: COLORS.brass }, String(index + 1)),
          NUMBER_WIDTH,
          plain(line),
        ),
      ),
    ),
  row: table,
  letter,
};

/** What kinds are set together when they follow one another. */
const GROUPS: Partial<Record<ParagraphKind, ParagraphKind>> = {
  voice: "voice",
  "other-voice": "voice",
  question: "question",
  answer: "question",
  item: "item",
  step: "step",
  row: "row",
};

/** The paragraphs of a section, each set as what it is; those of one dialogue, list or table together. */
export function setParagraphs(paragraphs: readonly Paragraph[], form: SectionForm): Block[] {
  const start = paragraphs.findIndex(({ kind }) => kind === null);
  const runs: { group: ParagraphKind | "letter" | null; of: Paragraph[] }[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const last = runs.at(-1);
    const goesOn = last?.group === "letter" && last.of.length === index - start;
    const opensLetter = form === "letter" && paragraph.kind === null && (index === start || goesOn);
    const group = opensLetter ? "letter" : ((paragraph.kind && GROUPS[paragraph.kind]) ?? null);
    if (last && group !== null && last.group === group) last.of.push(paragraph);
    else runs.push({ group, of: [paragraph] });
  }
  const blocks = runs.map(({ group, of }) => {
    const first = of[0] as Paragraph;
    const setGroup = group && SET_AS_GROUP[group];
    if (setGroup) return setGroup(of);
    return ((first.kind && SET_ALONE[first.kind]) ?? plain)(first);
  });
  return withAskKept(
    blocks,
    runs.map(({ of }) => of),
  );
}

/** The question goes where the short paragraph before it goes: it does not open a page alone. */
function withAskKept(blocks: readonly Block[], runs: readonly (readonly Paragraph[])[]): Block[] {
  const [before, last] = runs.slice(-2);
  const isShort = before?.length === 1 && (before[0]?.text.length ?? 0) <= LONGEST_KEPT;
  if (blocks.length < 3 || last?.[0]?.kind !== "ask" || !isShort) return [...blocks];
  return [...blocks.slice(0, -2), keptTogether(...blocks.slice(-2))];
}
