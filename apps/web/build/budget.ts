import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

// What the landing page costs over the wire, held to its limits. Reads dist/.
const DIST = join(import.meta.dirname, "../dist");
const LIMIT = { js: 110_000, all: 200_000 };
/** Faces the landing page sets text in, roman only; the browser fetches no others for Latin text. */
const FONTS = /^(?:brygada-1918|instrument-sans)-latin-wght-normal-.*\.woff2$/;

const read = (name: string) => readFileSync(join(DIST, name));
const gzipped = (name: string) => gzipSync(read(name), { level: 9 }).length;

const html = read("index.html").toString();
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
  ([, name]) => name ?? "",
);
const scripts = new Set(linked.filter((name) => name.endsWith(".js")));
for (const name of scripts) {
  const code = read(name).toString();
  // Statically imported modules load with their importer, preloaded or not.
  for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    scripts.add(`assets/${imported}`);
  }
}
const styles = linked.filter((name) => name.endsWith(".css"));
const fonts = readdirSync(join(DIST, "assets")).filter((name) => FONTS.test(name));

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const js = sum([...scripts].map(gzipped));
const css = sum(styles.map(gzipped));
const font = sum(fonts.map((name) => read(`assets/${name}`).length));
const page = gzipped("index.html");
const all = js + css + font + page;

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
const lines = [
  `Landing page over the wire (gzip): ${kilobytes(all)} of ${kilobytes(LIMIT.all)}`,
  `  JavaScript ${kilobytes(js)} of ${kilobytes(LIMIT.js)} in ${scripts.size} files`,
  `  HTML ${kilobytes(page)}, CSS ${kilobytes(css)}, fonts ${kilobytes(font)} in ${fonts.length} files`,
];
process.stdout.write(`${lines.join("\n")}\n`);
if (fonts.length !== 2 || js > LIMIT.js || all > LIMIT.all) {
  process.stderr.write("The landing page is over its budget.\n");
  process.exitCode = 1;
}
