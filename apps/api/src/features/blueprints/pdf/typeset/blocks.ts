/** Lengths in points; of percentages only a share of the parent's width. */
export interface Style {
  width?: number | `${number}%`;
  height?: number;
  /** A share of what a row leaves. */
  flex?: number;
  /** Takes what a column of a fixed height leaves. */
  flexGrow?: number;
  flexDirection?: "row";
  justifyContent?: "center" | "space-between";
  alignItems?: "center";
  gap?: number;
  position?: "absolute";
  top?: number;
  left?: number;
  right?: number;
  bottom?: number;
  paddingTop?: number;
  paddingBottom?: number;
  paddingLeft?: number;
  paddingRight?: number;
  marginTop?: number;
  marginBottom?: number;
  marginLeft?: number;
  marginRight?: number;
  borderTopWidth?: number;
  borderTopColor?: string;
  borderBottomWidth?: number;
  borderBottomColor?: string;
  borderLeftWidth?: number;
  borderLeftColor?: string;
  backgroundColor?: string;
  textAlign?: "center" | "right";
  /** Names of `look.ts`, in the order a character is looked for. */
  fontFamily?: readonly string[];
  fontSize?: number;
  fontStyle?: "italic";
  fontWeight?: number;
  fontFeatureSettings?: readonly string[];
  lineHeight?: number;
  letterSpacing?: number;
  textTransform?: "uppercase";
  color?: string;
}

/** What a part of the document is for readers that do not see it. */
export type Role =
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "BlockQuote"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "TOC"
  | "TOCI"
  | "L"
  | "LI"
  | "LBody"
  | "Lbl";

export interface Bookmark {
  title: string;
  isOpen: boolean;
}

export interface Placing {
  /** What links within the document lead to. */
  id?: string;
  /** The name in the document's outline; within that of the box around it. */
  bookmark?: Bookmark;
  /** False keeps all of it on one page. */
  wrap?: boolean;
  /** Points below it on the same page that must hold what follows. */
  minPresenceAhead?: number;
  role?: Role;
}

/** A part of a paragraph in a style of its own. */
export interface Run {
  kind: "run";
  text: string;
  style: Style;
  /** The id that it leads to. */
  link?: string;
}

export interface BoxBlock extends Placing {
  kind: "box";
  style: Style;
  children: readonly Block[];
}

export interface TextBlock extends Placing {
  kind: "text";
  style: Style;
  runs: readonly Run[];
  /** Lines that must stand together before and after the end of a page. */
  orphans: number;
  widows: number;
}

/** The number of the page that an id stands on, known once all pages are. */
export interface PageNumberBlock extends Placing {
  kind: "page-number";
  style: Style;
  of: string;
}

interface Stroke {
  stroke?: string;
  strokeWidth?: number;
  isRound?: boolean;
  dash?: readonly number[];
  fill?: string;
  fillOpacity?: number;
}

/** Of a drawing, in its own units. */
export type Shape =
  | (Stroke & { kind: "path"; d: string })
  | (Stroke & { kind: "circle"; cx: number; cy: number; r: number })
  | (Stroke & { kind: "rect"; x: number; y: number; width: number; height: number })
  | { kind: "label"; text: string; x: number; y: number; style: Style }
  | { kind: "group"; x: number; y: number; scale: number; shapes: readonly Shape[] };

export interface DrawingBlock extends Placing {
  kind: "drawing";
  style: Style;
  width: number;
  height: number;
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: readonly Shape[];
  /** What it shows; a drawing without is an ornament. */
  alt?: string;
}

export type Block = BoxBlock | TextBlock | PageNumberBlock | DrawingBlock;

/** What a box may be given to hold; nothing is drawn of what is not there. */
export type Content = Block | readonly Content[] | false | null | undefined;

/** Blocks without what is not there. */
export const listBlocks = (contents: readonly Content[]): Block[] =>
  contents.flatMap((content) => {
    if (!content) return [];
    return Array.isArray(content) ? listBlocks(content) : [content as Block];
  });
