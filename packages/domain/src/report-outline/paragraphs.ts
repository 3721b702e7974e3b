import type { ParagraphKind, SectionParagraph } from "./paragraph-kinds.ts";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
/** About fourteen lines of a reading column. */
const LONG_PARAGRAPH = 900;
/** How far from its middle a text may be parted for the sake of what begins there, as a share of it. */
const REACH = 0.22;

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const DATED = new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b`);
const OF_THE_SKY = /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/;
/** Told of the reader’s own chart, and of no ruler of a sign. */
const OF_THE_READER = /\b(?:born|birth|chart|your?)\b/i;
/** Openings that go on from the sentence before. */
const GOES_ON =
  /^(?:This|That|These|Those|Such|It|Its|They|Their|Them|Here|There|Both|Tradition)\b/;

/** A paragraph as it is set. */
export interface Paragraph {
  text: string;
  /** Null for one of the prose itself. */
  kind: ParagraphKind | null;
}

/**
 * A section's paragraphs, and which of them are not plain prose: blank lines part them, and a long one is
 * parted near its middle, where something new begins if it can be: a dated event, else a body of
 * the reader’s sky.
 */
export function layOut(
  text: string,
  kinds: readonly Pick<SectionParagraph, "paragraph" | "kind">[] = [],
): readonly Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph, index) => {
      const kind = kinds.find((each) => each.paragraph === index)?.kind ?? null;
      const isLong = kind === null && paragraph.length > LONG_PARAGRAPH;
      const parts = isLong ? partedNearTheMiddle(paragraph) : [paragraph];
      return parts.map((part) => ({ text: part, kind }));
    });
}

/** The paragraphs of a text all of whose paragraphs are prose. */
export function splitParagraphs(text: string): readonly string[] {
  return layOut(text).map((paragraph) => paragraph.text);
}

function partedNearTheMiddle(paragraph: string): readonly string[] {
  const middle = paragraph.length / 2;
  const starts = Array.from(sentences.segment(paragraph), ({ index, segment }) => ({
    index,
    segment,
    distance: Math.abs(index - middle),
  })).toSorted((one, other) => one.distance - other.distance);
  const near = starts.filter(
    ({ distance, segment }) => distance <= REACH * paragraph.length && !GOES_ON.test(segment),
  );
  const best =
    near.find(({ segment }) => DATED.test(segment)) ??
    near.find(({ segment }) => OF_THE_SKY.test(segment) && OF_THE_READER.test(segment)) ??
    near[0] ??
    starts[0];
  const cut = best?.index ?? 0;
  return [paragraph.slice(0, cut).trim(), paragraph.slice(cut)].filter((part) => part !== "");
}
