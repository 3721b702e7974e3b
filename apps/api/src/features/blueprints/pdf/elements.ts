import { type Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from "react";
import { COLORS, PAGE, type Style } from "./look.ts";

type Bookmark = NonNullable<ComponentProps<typeof Page>["bookmark"]>;

/** A line of the outline; the library counts `left` from the page's right edge. */
export const toBookmark = (title: string, isOpen = false): Bookmark => ({
  title,
  left: PAGE.width,
  expanded: isOpen,
});

interface Placing {
  /** What links within the document lead to. */
  id?: string;
  /** The name in the document's outline. */
  bookmark?: Bookmark;
  /** False keeps all of it on one page. */
  wrap?: boolean;
  /** Stands on every page. */
  fixed?: boolean;
  /** Points below it on the same page that must hold what follows. */
  minPresenceAhead?: number;
}

/** A box around others. */
export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);

/** A box with a name, or with a say in where pages break. */
export const placed = (placing: Placing, style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { ...placing, style } as object, ...children);

/** A paragraph, or a line of a table; at least three of its lines stay together. */
export const text = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style, orphans: 3, widows: 2 }, ...children);

/** A paragraph that ends a chapter: what it takes on to a last page is more than a line or two. */
export const lastText = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style, orphans: 3, widows: 7 }, ...children);

/** Text that must not stand last on a page. */
export const heading = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style, wrap: false, minPresenceAhead: 60 }, ...children);

/** A drawn symbol of the domain's glyphs, `size` points high. */
export const glyph = (
  path: string,
  size: number,
  color: string = COLORS.ink,
  style: Style = {},
): ReactElement =>
  createElement(
    Svg,
    { viewBox: "0 0 24 24", width: size, height: size, style },
    createElement(Path, {
      d: path,
      stroke: color,
      strokeWidth: 1.5,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    }),
  );

/** A small star of four points, filled. */
export const star = (size: number, color: string = COLORS["brass-line"]): ReactElement =>
  createElement(
    Svg,
    { viewBox: "0 0 24 24", width: size, height: size },
    createElement(Path, { d: "M12 1Q13 11 23 12Q13 13 12 23Q11 13 1 12Q11 11 12 1Z", fill: color }),
  );

/** A hairline across its parent. */
export const rule = (color: string, width = 0.5, style: Style = {}): ReactElement =>
  box({ borderBottomWidth: width, borderBottomColor: color, ...style });
