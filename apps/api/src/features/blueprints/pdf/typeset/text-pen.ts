import type { Face } from "../fonts.ts";
import type { Segment } from "./lines.ts";

type PdfDocument = PDFKit.PDFDocument;
type FontSource = Parameters<PdfDocument["registerFont"]>[1];

interface GlyphPosition {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /** What the glyph is wide by itself: a reader of the file moves on by that. */
  advanceWidth: number;
}

/** The library's font of a document, as much of it as is used. */
interface EmbeddedFont {
  id: string;
  encode: (text: string, features?: readonly string[]) => [string[], GlyphPosition[]];
  ref: () => unknown;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Glyphs and the distances between them, as the operand of TJ; null for letters with marks set apart. */
function encode(font: EmbeddedFont, word: string, features?: readonly string[]): string | null {
  const [codes, positions] = font.encode(word, features);
  let written = "<";
  for (const [index, code] of codes.entries()) {
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[index] as GlyphPosition;
    if (xOffset !== 0 || yOffset !== 0) return null;
    written += code;
    if (xAdvance !== advanceWidth) written += `>${round(advanceWidth - xAdvance)}<`;
  }
  return `${written}>`;
}

/**
 * Writes words into a document. Each is encoded once and then repeated: the library's own `text` shapes, measures and
 * encodes every line letter by letter, which takes a third of a report's time. It still writes what is not plain.
 */
export class TextPen {
  readonly #pdf: PdfDocument;
  readonly #fonts = new Map<Face, { font: EmbeddedFont; words: Map<string, string | null> }>();

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf;
  }

  /** With its first letter at a point of the page, on its baseline. */
  draw(segment: Segment, x: number, baseline: number, tracking = 0): void {
    const { style, text, endsWord } = segment;
    const pdf = this.#pdf;
    const { font, words } = this.#getFont(segment.face);
    const spacing = round(style.spacing + tracking);
    // A space after the last word too: words are shaped with it, and readers part lines by it.
    const said = endsWord ? `${text} ` : text;
    const encoded = this.#encodeWords(font, words, said, style.features);
    pdf.fillColor(style.color);
    if (encoded === null) {
      this.#drawPlain(segment, said, x, baseline, spacing);
      return;
    }
    pdf.page.fonts[font.id] = font.ref();
    const track = spacing === 0 ? "" : `${spacing} Tc `;
    const end = spacing === 0 ? "" : " 0 Tc";
    // The library's pages are upside down; letters are not.
    pdf.addContent(
      `BT 1 0 0 -1 ${round(x)} ${round(baseline)} Tm /${font.id} ${style.size} Tf ${track}[${encoded}] TJ${end} ET`,
    );
  }

  #getFont(face: Face) {
    let known = this.#fonts.get(face);
    if (!known) {
      const name = `face-${this.#fonts.size + 1}`;
      this.#pdf.registerFont(name, face.font as unknown as FontSource).font(name);
      const { _font: font } = this.#pdf as unknown as { _font: EmbeddedFont };
      known = { font, words: new Map() };
      this.#fonts.set(face, known);
    }
    return known;
  }

  #encodeWords(
    font: EmbeddedFont,
    words: Map<string, string | null>,
    text: string,
    features: readonly string[] | undefined,
  ): string | null {
    let line = "";
    for (const word of text.match(/[^ ]* ?/g) ?? []) {
      if (word === "") continue;
      const key = features ? `${features.join()} ${word}` : word;
      let encoded = words.get(key);
      if (encoded === undefined) {
        encoded = encode(font, word, features);
        words.set(key, encoded);
      }
      if (encoded === null) return null;
      line += encoded;
    }
    return line;
  }

  #drawPlain({ face, style }: Segment, text: string, x: number, baseline: number, spacing: number) {
    const name = `face-${[...this.#fonts.keys()].indexOf(face) + 1}`;
    this.#pdf.font(name, style.size).text(text, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      ...(spacing !== 0 && { characterSpacing: spacing }),
    });
  }
}
