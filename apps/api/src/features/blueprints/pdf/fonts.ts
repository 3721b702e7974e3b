import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { toSfnt } from "./sfnt.ts";

interface Face {
  /** As the look names it; a part of it per script follows. */
  name: string;
  slug: string;
  parts: readonly string[];
  cuts: readonly { weight: 400 | 500 | 600; style: "normal" | "italic" }[];
}

/** Both under the SIL Open Font License, from the same packages the site takes them from. */
const FACES: readonly Face[] = [
  {
    name: "Brygada",
    slug: "brygada-1918",
    parts: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"],
    cuts: [
      { weight: 400, style: "normal" },
      { weight: 400, style: "italic" },
      { weight: 500, style: "normal" },
    ],
  },
  {
    name: "Instrument",
    slug: "instrument-sans",
    parts: ["latin", "latin-ext"],
    cuts: [
      { weight: 400, style: "normal" },
      { weight: 500, style: "normal" },
    ],
  },
];

const locate = createRequire(import.meta.url).resolve;
/** A word this long is broken where it must be; all others stay whole, so that text can be searched. */
const LONGEST_WHOLE_WORD = 34;

function partedWord(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length <= LONGEST_WHOLE_WORD) return [word];
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += 8) {
    parts.push(characters.slice(at, at + 8).join(""));
  }
  return parts;
}

const toDataUrl = (file: string) =>
  `data:font/ttf;base64,${toSfnt(readFileSync(file)).toString("base64")}`;

let isRegistered = false;

/** Makes the report's faces known to the PDF library. */
export function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const { name, slug, parts, cuts } of FACES) {
    for (const part of parts) {
      Font.register({
        family: `${name} ${part}`,
        fonts: cuts.map(({ weight, style }) => ({
          src: toDataUrl(
            locate(`@fontsource/${slug}/files/${slug}-${part}-${weight}-${style}.woff`),
          ),
          fontWeight: weight,
          fontStyle: style,
        })),
      });
    }
  }
  Font.registerHyphenationCallback(partedWord);
}

/**
 * Tells which characters one of the families can print, once their files are read.
 * @param families names as `look.ts` lists them
 */
export async function readCoverage(
  families: readonly string[],
): Promise<(character: string) => boolean> {
  registerFonts();
  const faces = await Promise.all(
    families.map(async (fontFamily) => {
      await Font.load({ fontFamily });
      return Font.getFont({ fontFamily }).data;
    }),
  );
  return (character) => {
    const codePoint = character.codePointAt(0);
    if (codePoint === undefined) return false;
    return faces.some((face) => face?.hasGlyphForCodePoint(codePoint) === true);
  };
}
