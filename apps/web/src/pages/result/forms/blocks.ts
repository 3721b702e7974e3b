import type { ParagraphKind } from "@cosmic/domain";
import { cutPieces, type Passage, type Piece, toText } from "../evidence/passages.ts";

/** Neighboring paragraphs that are set as one: a dialogue, a list, a table. */
export interface Block {
  name: BlockName;
  passages: readonly Passage[];
}

export type BlockName =
  | "prose"
  | "dialogue"
  | "answers"
  | "list"
  | "table"
  | "steps"
  | "lead"
  | "sky"
  | "practice"
  | "ask";

const BLOCKS: Readonly<Record<ParagraphKind, BlockName>> = {
  notice: "prose",
  practice: "practice",
  lead: "lead",
  voice: "dialogue",
  "other-voice": "dialogue",
  question: "answers",
  answer: "answers",
  item: "list",
  row: "table",
  step: "steps",
  sky: "sky",
  ask: "ask",
};

const getBlockName = ({ kind }: Passage): BlockName => (kind === null ? "prose" : BLOCKS[kind]);

/** A section's paragraphs, those of one block together. */
export function groupBlocks(passages: readonly Passage[]): readonly Block[] {
  const blocks: { name: BlockName; passages: Passage[] }[] = [];
  for (const passage of passages) {
    const name = getBlockName(passage);
    const last = blocks.at(-1);
    if (last?.name === name) last.passages.push(passage);
    else blocks.push({ name, passages: [passage] });
  }
  return blocks;
}

/** "Advocate: words" and "When X: Do Y", cut behind the colon; all is tail where there is none. */
export function cutAtColon(pieces: readonly Piece[]): { head: string; tail: readonly Piece[] } {
  const colon = toText(pieces).indexOf(": ");
  if (colon === -1) return { head: "", tail: pieces };
  const { head, tail } = cutPieces(pieces, colon + 1);
  return { head: toText(head), tail };
}

/** An exercise's title is its first sentence. */
export function cutTitle(pieces: readonly Piece[]) {
  const end = /^.+?[.?!][”’]?(?=\s)/.exec(toText(pieces));
  return cutPieces(pieces, end?.[0].length ?? 0);
}
