import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findPreloadedFonts } from "@cosmic/ui/font-preload";

// What pages cost over the wire before a visitor does anything, held to limits. Reads dist/.
const DIST = join(import.meta.dirname, "../dist");
/** Bytes in gzip, the weaker of the two compressions that are served. */
const LIMITS = {
  "index.html": { js: 8_000, all: 66_000 },
  "terms.html": { js: 8_000, all: 70_000 },
  "login.html": { js: 160_000, all: 225_000 },
  "result.html": { js: 165_000, all: 225_000 },
};

/** Ten packets, which a server sends in one round trip, less a page's headers: one byte more costs another. */
const FIRST_PACKETS = 14_600 - 1_050;

const read = (name: string) => readFileSync(join(DIST, name));
const gzipped = (name: string) => gzipSync(read(name), { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;

/** Every page is set in these alone, unless it holds a character or a slant that they lack. */
const fonts = findPreloadedFonts(readdirSync(join(DIST, "assets")).map((name) => `assets/${name}`));

/** The files of one kind that the page names itself, those of an app that starts after the paint included. */
function listLinked(html: string, ending: string): string[] {
  const named = [...html.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => name.endsWith(ending));
}

function measure(page: string) {
  const html = read(page).toString();
  const scripts = new Set(listLinked(html, ".js"));
  for (const name of scripts) {
    // Statically imported modules load with their importer, preloaded or not.
    for (const [, imported = ""] of read(name)
      .toString()
      .matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g)) {
      scripts.add(`assets/${imported}`);
    }
  }
  const js = sum([...scripts].map(gzipped));
  const css = sum(listLinked(html, ".css").map(gzipped));
  const font = sum(fonts.map((name) => read(name).length));
  return { js, css, font, html: gzipped(page), all: js + css + font + gzipped(page) };
}

for (const [page, limit] of Object.entries(LIMITS)) {
  const { js, css, font, html, all } = measure(page);
  const parts = `HTML ${kilobytes(html)}, CSS ${kilobytes(css)}, fonts ${kilobytes(font)}`;
  process.stdout.write(
    `${page} over the wire (gzip): ${kilobytes(all)} of ${kilobytes(limit.all)}: JavaScript ${kilobytes(js)} of ${kilobytes(limit.js)}, ${parts}\n`,
  );
  if (js > limit.js || all > limit.all) {
    process.stderr.write(`${page} is over its budget.\n`);
    process.exitCode = 1;
  }
}

const landing = read("index.html.br").length;
process.stdout.write(`index.html alone (brotli): ${landing} of ${FIRST_PACKETS} bytes\n`);
if (landing > FIRST_PACKETS) {
  process.stderr.write("index.html needs more than one round trip.\n");
  process.exitCode = 1;
}
