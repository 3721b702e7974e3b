import { type Face, getFace, listFaces } from "../fonts.ts";
import type { Run, Style, TextBlock } from "./blocks.ts";

/** Words of one line in one face, side by side. */
export interface Segment {
  text: string;
  /** From the line's left edge, in points. */
  x: number;
  width: number;
  face: Face;
  style: TypeStyle;
  link: string | undefined;
  /** False where letters of the same word follow in another face. */
  endsWord: boolean;
}

export interface Line {
  segments: readonly Segment[];
  width: number;
  /** Points between its letters: 0 or a little less, where that keeps a word on the line. */
  tracking: number;
}

/** What type needs to be set, with nothing left open. */
export interface TypeStyle {
  family: readonly string[];
  cut: "400-normal" | "400-italic" | "500-normal";
  size: number;
  color: string;
  spacing: number;
  features: readonly string[] | undefined;
  isUpperCase: boolean;
}

/** A word this long is broken where it must be; all others stay whole, so that text can be searched. */
const LONGEST_WHOLE_WORD = 34;
const PIECE = 8;

interface Piece {
  parts: readonly Omit<Segment, "x">[];
  width: number;
  /** The width of the space before it; 0 for the rest of a broken word. */
  space: number;
}

export function toTypeStyle(style: Style): TypeStyle {
  return {
    family: style.fontFamily ?? [],
    cut:
      style.fontStyle === "italic"
        ? "400-italic"
        : (style.fontWeight ?? 400) >= 500
          ? "500-normal"
          : "400-normal",
    size: style.fontSize ?? 12,
    color: style.color ?? "#000000",
    spacing: style.letterSpacing ?? 0,
    features: style.fontFeatureSettings,
    isUpperCase: style.textTransform === "uppercase",
  };
}

/** A word by the faces that have its letters; a letter that none has goes to the first. */
function splitByFace(word: string, { family, cut }: TypeStyle): { text: string; face: Face }[] {
  const faces = listFaces(family, cut);
  const [first] = faces;
  if (!first) throw new Error("Type needs a face");
  const whole = faces.find((face) => face.covers(word));
  if (whole) return [{ text: word, face: whole }];
  const parts: { text: string; face: Face }[] = [];
  for (const character of word) {
    const face = faces.find((each) => each.hasGlyph(character)) ?? first;
    const last = parts.at(-1);
    if (last?.face === face) last.text += character;
    else parts.push({ text: character, face });
  }
  return parts;
}

const measure = (text: string, face: Face, { size, spacing, features }: TypeStyle) =>
  face.measure(text, features) * size + spacing * text.length;

const measureSpace = ({ family, cut, size, spacing }: TypeStyle) =>
  (listFaces(family, cut)[0]?.space ?? 0) * size + spacing;

function cutWord(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length <= LONGEST_WHOLE_WORD) return [word];
  return Array.from({ length: Math.ceil(characters.length / PIECE) }, (_, index) =>
    characters.slice(index * PIECE, (index + 1) * PIECE).join(""),
  );
}

function toPiece(word: string, space: number, style: TypeStyle, link: string | undefined): Piece {
  const parts = splitByFace(word, style).map(({ text, face }) => ({
    text,
    face,
    style,
    link,
    endsWord: true,
    width: measure(text, face, style),
  }));
  return { parts, space, width: parts.reduce((sum, { width }) => sum + width, 0) };
}

/** The words of a paragraph; those of two runs without a space between them go together. */
function listPieces(runs: readonly Run[], style: Style): Piece[] {
  const pieces: Piece[] = [];
  let isApart = false;
  for (const run of runs) {
    const type = toTypeStyle({ ...style, ...run.style });
    const text = type.isUpperCase ? run.text.toUpperCase() : run.text;
    const space = measureSpace(type);
    for (const [index, word] of text.split(/[ \t\n]+/).entries()) {
      if (index > 0) isApart = true;
      if (word === "") continue;
      for (const [at, cut] of cutWord(word).entries()) {
        const piece = toPiece(
          cut,
          at === 0 && isApart && pieces.length > 0 ? space : 0,
          type,
          run.link,
        );
        const last = pieces.at(-1);
        if (last && at === 0 && !isApart) {
          pieces[pieces.length - 1] = {
            parts: [...last.parts, ...piece.parts],
            space: last.space,
            width: last.width + piece.width,
          };
        } else {
          pieces.push(piece);
        }
      }
      isApart = false;
    }
  }
  return pieces;
}

/** One line more is worse than any raggedness. */
const LINE_COST = 1_000;
const HAIR = 0.01;
/** A last line of one word is as bad as a line that is a third empty. */
const LONE_WORD = 0.1;
/** How much a line may be drawn together, as a share of its width; no eye sees it. */
const MOST_TRACKING = 0.018;

/** The first piece of each line: as few lines as there can be, as even as they can be. */
function findBreaks(pieces: readonly Piece[], width: number): number[] {
  const costs = [0];
  const starts: number[] = [];
  for (let end = 1; end <= pieces.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    let bestStart = end - 1;
    let taken = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      const { width: own = 0 } = pieces[start] ?? {};
      taken += own + (start === end - 1 ? 0 : (pieces[start + 1]?.space ?? 0));
      const over = taken - width;
      if (over > width * MOST_TRACKING + HAIR && start < end - 1) break;
      const slack = end === pieces.length ? Math.min(0, -over) : -over;
      const lone = end === pieces.length && start === end - 1 && start > 0 ? LONE_WORD : 0;
      const cost = (costs[start] ?? 0) + LINE_COST + (slack / width) ** 2 + lone;
      if (cost < best) {
        best = cost;
        bestStart = start;
      }
    }
    costs.push(best);
    starts.push(bestStart);
  }
  const breaks: number[] = [];
  for (let end = pieces.length; end > 0; end = starts[end - 1] ?? 0)
    breaks.unshift(starts[end - 1] ?? 0);
  return breaks;
}

const isSameType = (one: Omit<Segment, "x">, other: Omit<Segment, "x">) =>
  one.face === other.face && one.style === other.style && one.link === other.link;

function toLine(pieces: readonly Piece[], room: number): Line {
  const segments: Segment[] = [];
  let x = 0;
  for (const [index, { parts, space }] of pieces.entries()) {
    const gap = index === 0 ? 0 : space;
    for (const [at, part] of parts.entries()) {
      const before = at === 0 ? gap : 0;
      const last = segments.at(-1);
      if (last && isSameType(last, part)) {
        last.text += before > 0 ? ` ${part.text}` : part.text;
        last.width += before + part.width;
      } else {
        if (last && before === 0) last.endsWord = false;
        segments.push({ ...part, x: x + before });
      }
      x += before + part.width;
    }
  }
  if (x <= room + HAIR) return { segments, width: x, tracking: 0 };
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0);
  return {
    segments: drawTogether(segments, room / x),
    width: room,
    tracking: (room - x) / letters,
  };
}

/** Segments of a line that is a little narrower than they are. */
const drawTogether = (segments: readonly Segment[], share: number): Segment[] =>
  segments.map((segment) => ({ ...segment, x: segment.x * share, width: segment.width * share }));

/** The lines of a paragraph within a width in points. */
export function setLines(
  { runs, style }: Pick<TextBlock, "runs" | "style">,
  width: number,
): Line[] {
  const pieces = listPieces(runs, style);
  const breaks = findBreaks(pieces, width);
  return breaks.map((start, index) => toLine(pieces.slice(start, breaks[index + 1]), width));
}

/** The width of a paragraph on a single line. */
export const measureLine = ({ runs, style }: Pick<TextBlock, "runs" | "style">): number =>
  toLine(listPieces(runs, style), Number.POSITIVE_INFINITY).width;

/** The distance from one line to the next. */
export function getLineHeight({ fontFamily, fontSize = 12, lineHeight }: Style): number {
  return fontSize * (lineHeight ?? getFace(fontFamily?.[0] ?? "").lineHeight);
}

/** From the top of a line to where its letters stand. */
export const getAscent = ({ fontFamily, fontSize = 12 }: Style): number =>
  fontSize * getFace(fontFamily?.[0] ?? "").ascent;
