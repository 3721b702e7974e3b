import { COLORS, type Style } from "./look.ts";
import {
  type BoxBlock,
  type Content,
  type DrawingBlock,
  listBlocks,
  type PageNumberBlock,
  type Placing,
  type Role,
  type Run,
  type Shape,
  type TextBlock,
} from "./typeset/blocks.ts";

type Words = string | Run;

/** A box around others. */
export const box = (style: Style, ...children: Content[]): BoxBlock =>
  placed({}, style, ...children);

/** A box with a name, or with a say in where pages break. */
export const placed = (placing: Placing, style: Style, ...children: Content[]): BoxBlock => ({
  kind: "box",
  ...placing,
  style,
  children: listBlocks(children),
});

const setText = (
  placing: Placing & Pick<TextBlock, "orphans" | "widows">,
  style: Style,
  words: readonly Words[],
): TextBlock => ({
  kind: "text",
  ...placing,
  style,
  runs: words.map((each) =>
    typeof each === "string" ? { kind: "run", text: each, style: {} } : each,
  ),
});

/** A paragraph, or a line of a table; at least three of its lines stay together. */
export const text = (style: Style, ...words: Words[]): TextBlock =>
  setText({ orphans: 3, widows: 2 }, style, words);

/** A paragraph that ends a chapter: what it takes on to a last page is more than a line or two. */
export const lastText = (style: Style, ...words: Words[]): TextBlock =>
  setText({ orphans: 3, widows: 7 }, style, words);

/** Text that must not stand last on a page. */
export const heading = (style: Style, ...words: Words[]): TextBlock =>
  setText({ orphans: 1, widows: 1, wrap: false, minPresenceAhead: 1 }, style, words);

/** Text that readers hear as what it is: a heading, the cell of a table. */
export const roleText = (role: Role, style: Style, ...words: Words[]): TextBlock =>
  withRole(role, text(style, ...words));

/** The same text, heard as something else. */
export const withRole = (role: Role, block: TextBlock): TextBlock => ({ ...block, role });

/** Words of a paragraph in a style of their own. */
export const span = (style: Style, words: string): Run => ({ kind: "run", text: words, style });

/** Words that lead to an id. */
export const link = (id: string, words: string, color: string): Run => ({
  kind: "run",
  text: words,
  style: { color },
  link: id,
});

/** The number of the page that an id stands on. */
export const toPageNumber = (id: string, style: Style): PageNumberBlock => ({
  kind: "page-number",
  of: id,
  style,
});

/** Lines and areas, their own units spread over a width and height in points. */
export const drawing = (
  size: Pick<DrawingBlock, "width" | "height" | "viewBox"> & { alt?: string; style?: Style },
  shapes: readonly Shape[],
): DrawingBlock => ({ kind: "drawing", style: {}, ...size, shapes });

const ICON = { x: 0, y: 0, width: 24, height: 24 };

/** A drawn symbol of the domain's glyphs, `size` points high. */
export const glyph = (
  path: string,
  size: number,
  color: string = COLORS.ink,
  style: Style = {},
): DrawingBlock =>
  drawing({ viewBox: ICON, width: size, height: size, style }, [
    { kind: "path", d: path, stroke: color, strokeWidth: 1.5, isRound: true },
  ]);

/** A small star of four points, filled. */
export const star = (size: number, color: string = COLORS["brass-line"]): DrawingBlock =>
  drawing({ viewBox: ICON, width: size, height: size }, [
    { kind: "path", d: "M12 1Q13 11 23 12Q13 13 12 23Q11 13 1 12Q11 11 12 1Z", fill: color },
  ]);

/** A hairline across its parent. */
export const rule = (color: string, width = 0.5, style: Style = {}): BoxBlock =>
  box({ borderBottomWidth: width, borderBottomColor: color, ...style });
