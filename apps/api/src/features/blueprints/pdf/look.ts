import type { Style } from "./typeset/blocks.ts";

export type { Style };

/** The day's colors of packages/ui/src/tokens.css. */
export const COLORS = {
  raised: "#fbf7ee",
  ink: "#1c1b24",
  "ink-muted": "#4d4847",
  "ink-faint": "#655d52",
  rule: "#d6cbb4",
  "rule-strong": "#8a7d63",
  brass: "#7a5714",
  "brass-line": "#ae8a4a",
  signal: "#a5301e",
} as const;

/** A4 in points, and where text stands on it. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  /** A hair less than the height: a box of exactly that would run on to a second page. */
  within: 841,
  top: 84,
  bottom: 74,
  side: 56,
  /** The margin column of headings and dates, beside the text. */
  margin: 136,
} as const;

/** The parts of each face, in the order a character is looked for. */
export const SERIF = [
  "Brygada latin",
  "Brygada latin-ext",
  "Brygada vietnamese",
  "Brygada cyrillic",
  "Brygada cyrillic-ext",
  "Brygada greek",
];
export const SANS = ["Instrument latin", "Instrument latin-ext", "Brygada latin"];

/**
 * Cuts for the report's own words. Of the first part alone: each part of each cut that a text names is
 * read and unpacked for it, and only names need more than Latin letters.
 */
export const ITALIC = { fontFamily: SERIF.slice(0, 1), fontStyle: "italic" } as const;
export const MEDIUM = { fontFamily: SERIF.slice(0, 1), fontWeight: 500 } as const;

/** Styles of type, each with its line height. */
export const TYPE = {
  body: { fontFamily: SERIF, fontSize: 10.6, lineHeight: 1.48, color: COLORS.ink },
  lead: { fontFamily: SERIF, fontSize: 12.4, lineHeight: 1.5, color: COLORS.ink },
  chapter: { fontFamily: SERIF, fontSize: 27, lineHeight: 1.15, color: COLORS.ink },
  heading: { fontFamily: SERIF, fontSize: 14, lineHeight: 1.2, color: COLORS.ink },
  table: { fontFamily: SERIF, fontSize: 10, lineHeight: 1.35, color: COLORS.ink },
  note: { fontFamily: SANS, fontSize: 8, lineHeight: 1.45, color: COLORS["ink-muted"] },
  caps: {
    fontFamily: SANS,
    fontSize: 6.8,
    lineHeight: 1.4,
    fontWeight: 500,
    // Wider, and readers that copy the text would see a space after each letter.
    letterSpacing: 0.62,
    textTransform: "uppercase",
    color: COLORS["ink-faint"],
  },
} as const satisfies Record<string, Style>;
