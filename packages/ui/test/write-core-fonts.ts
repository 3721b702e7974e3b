import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

// write-core-fonts.ts [folder]: the files of src/core-fonts.css, made from the faces of the whole Latin alphabet.
const { resolve } = createRequire(import.meta.url);
const SRC = join(import.meta.dirname, "../src");
const [folder = join(SRC, "fonts")] = process.argv.slice(2);

/** What text is set with here: kerning, ligatures, and the numerals of tables. */
const FEATURES = "calt ccmp clig kern liga lnum locl mark mkmk rlig tnum".split(" ");

/** The characters of a unicode-range. */
function listCharacters(range: string): string {
  const characters = range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, place) =>
      String.fromCodePoint(first + place),
    );
  });
  return characters.join("");
}

const css = readFileSync(join(SRC, "core-fonts.css"), "utf8");
const FACE = /url\("\.\/fonts\/(\S+)-core\.woff2"\)[^;]*;\s*unicode-range:([^;]+);/g;
for (const [, family = "", range = ""] of css.matchAll(FACE)) {
  const whole = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(resolve(whole)), listCharacters(range), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
  });
  writeFileSync(join(folder, `${family}-core.woff2`), font);
}
