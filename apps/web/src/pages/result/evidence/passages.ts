import type { SentenceEvidence } from "@cosmic/contracts";
import { layOut, type Paragraph, type SectionParagraph } from "@cosmic/domain";
import { useState } from "react";
import { toEvidenceParagraphs } from "./evidence-paragraphs.ts";
import type { TextName } from "./use-evidence.ts";
import { useSentences } from "./why-this-line.tsx";

/** What makes a sentence a control. */
export interface Control {
  id: string;
  sentence: SentenceEvidence;
  isTabStop: boolean;
  onFocus: () => void;
}

/** A sentence while evidence is on, else any piece of text. */
export interface Piece {
  text: string;
  control: Control | null;
}

/** A paragraph, ready to be set. */
export interface Passage extends Pick<Paragraph, "kind"> {
  pieces: readonly Piece[];
}

const plain = (text: string): Piece => ({ text, control: null });

/** A text's paragraphs; while evidence is on, every sentence of them is a control. */
export function usePassages(
  name: TextName,
  text: string,
  kinds: readonly Pick<SectionParagraph, "paragraph" | "kind">[] = [],
): readonly Passage[] {
  const sentences = useSentences(name);
  const toControl = useControls(name);
  const paragraphs = layOut(text, kinds);
  if (!sentences) {
    return paragraphs.map(({ kind, text: words }) => ({ kind, pieces: [plain(words)] }));
  }
  return toEvidenceParagraphs(paragraphs, sentences).map(({ kind, sentences: group }) => ({
    kind,
    pieces: group.map((sentence) => toControl(sentence, sentences.indexOf(sentence))),
  }));
}

/** A list each of whose items is one line with one evidence. */
export function useListPieces(name: TextName, items: readonly string[]): readonly Piece[] {
  const sentences = useSentences(name);
  const toControl = useControls(name);
  return items.map((text, index) => {
    const sentence = sentences?.[index];
    return sentence ? toControl(sentence, index) : plain(text);
  });
}

/** One sentence of each text is in the tab order: the one that had the focus last. */
function useControls(name: TextName) {
  const [tabStop, setTabStop] = useState(0);
  return (sentence: SentenceEvidence, index: number): Piece => ({
    text: sentence.text,
    control: {
      id: `${name}-${index}`,
      sentence,
      isTabStop: index === tabStop,
      onFocus: () => {
        setTabStop(index);
      },
    },
  });
}

/** The words of a passage. */
export const toText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join(" ");

/**
 * Cuts a passage after so many characters. The head of a sentence that is cut is plain text, its tail
 * stays the control.
 */
export function cutPieces(
  pieces: readonly Piece[],
  length: number,
): { head: readonly Piece[]; tail: readonly Piece[] } {
  const head: Piece[] = [];
  const tail: Piece[] = [];
  let start = 0;
  for (const piece of pieces) {
    const { text, control } = piece;
    const cut = length - start;
    if (cut >= text.length) head.push(piece);
    else if (cut <= 0) tail.push(piece);
    else {
      head.push(plain(text.slice(0, cut).trim()));
      tail.push({ text: text.slice(cut).trim(), control });
    }
    start += text.length + 1;
  }
  return { head, tail };
}
