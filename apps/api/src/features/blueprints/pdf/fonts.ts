import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";
import { toSfnt } from "./sfnt.ts";

export type Cut = "400-normal" | "400-italic" | "500-normal";

/** As the look names the faces, both under the SIL Open Font License, from the packages the site takes them from. */
const SLUGS: Readonly<Record<string, string>> = {
  Brygada: "brygada-1918",
  Instrument: "instrument-sans",
};

/** Words of the reports that are kept shaped for the next ones; a report has about four thousand. */
const KEPT_WORDS = 6_000;

/** A file of a font. Words are shaped once: the prose repeats, within a report and from one to the next. */
export interface Face {
  /** What the PDF library embeds: the font, with shaping that remembers. */
  font: Font;
  /** Shares of the size. */
  ascent: number;
  lineHeight: number;
  hasGlyph: (character: string) => boolean;
  /** Whether it has every letter of a word. */
  covers: (word: string) => boolean;
  /** The width of a space as a share of the size. */
  space: number;
  /** The width of a word as a share of the size. */
  measure: (word: string, features?: readonly string[]) => number;
}

const locate = createRequire(import.meta.url).resolve;

/** What of a shaped word is kept. */
type Shaped = Pick<GlyphRun, "glyphs" | "positions" | "advanceWidth">;

/** The units that the PDF library counts in; it changes positions in others when it is given them. */
const UNITS = 1_000;

const copy = ({ glyphs, positions, advanceWidth }: Shaped): Shaped => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  advanceWidth,
});

function openFace(name: string, cut: Cut): Face {
  const [family = "", part = ""] = name.split(" ");
  const slug = SLUGS[family];
  const file = locate(`@fontsource/${slug}/files/${slug}-${part}-${cut}.woff`);
  const opened = create(toSfnt(readFileSync(file))) as Font;
  const shaped = new Map<string, Shaped>();
  const shape = (word: string, features?: readonly string[]): Shaped => {
    const key = features ? `${features.join()} ${word}` : word;
    const known = shaped.get(key);
    if (known) return known;
    if (shaped.size >= KEPT_WORDS) shaped.clear();
    const { glyphs, positions, advanceWidth } = opened.layout(word, features && [...features]);
    const run = { glyphs, positions, advanceWidth };
    shaped.set(key, run);
    return run;
  };
  const font = Object.create(opened) as Font;
  const isShared = opened.unitsPerEm === UNITS;
  Object.defineProperty(font, "layout", {
    value: (word: string, features?: string[]) => {
      const run = shape(word, features);
      return isShared ? run : copy(run);
    },
  });
  const space = shape(" ").advanceWidth;
  const covered = new Map<string, boolean>();
  const hasGlyph = (character: string): boolean => {
    let isCovered = covered.get(character);
    if (isCovered === undefined) {
      isCovered = opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      covered.set(character, isCovered);
    }
    return isCovered;
  };
  return {
    font,
    ascent: opened.ascent / opened.unitsPerEm,
    lineHeight: (opened.ascent - opened.descent + opened.lineGap) / opened.unitsPerEm,
    hasGlyph,
    covers: (word) => shaped.has(`${word} `) || Array.from(word).every(hasGlyph),
    // With the space after it, as it is drawn in all lines.
    measure: (word, features) =>
      (shape(`${word} `, features).advanceWidth - space) / opened.unitsPerEm,
    space: space / opened.unitsPerEm,
  };
}

const faces = new Map<string, Face>();

/** The face of a family's part, such as "Brygada latin", read when it is first asked for. */
export function getFace(name: string, cut: Cut = "400-normal"): Face {
  const key = `${name} ${cut}`;
  let face = faces.get(key);
  if (!face) {
    face = openFace(name, cut);
    faces.set(key, face);
  }
  return face;
}

const families = new WeakMap<readonly string[], Map<Cut, readonly Face[]>>();

/** The faces of a family, in the order a character is looked for. */
export function listFaces(family: readonly string[], cut: Cut): readonly Face[] {
  const cuts = families.get(family) ?? new Map<Cut, readonly Face[]>();
  families.set(family, cuts);
  const known = cuts.get(cut);
  if (known) return known;
  const listed = family.map((name) => getFace(name, cut));
  cuts.set(cut, listed);
  return listed;
}

/**
 * Tells which characters one of the families can print.
 * @param family names as `look.ts` lists them
 */
export const readCoverage =
  (family: readonly string[]) =>
  (character: string): boolean =>
    family.some((name) => getFace(name).hasGlyph(character));
