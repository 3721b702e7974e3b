import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";

const DIST = join(ROOT, "apps/web/dist");
/** The faces that the landing page sets text in. */
const FONTS = /^(?:brygada-1918|instrument-sans)-core-.*\.woff2$/;

const getSize = (name: string) => statSync(join(DIST, name)).size;
/** Files of a few bytes have no compressed copy. */
const compressed = (name: string) => (existsSync(join(DIST, `${name}.br`)) ? `${name}.br` : name);

/** Bytes that a first visit to the built landing page fetches: the page and what it links, in brotli, and fonts. */
export function landingBytes(): number {
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const linked = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  for (const name of linked) {
    if (!name.endsWith(".js")) continue;
    const code = readFileSync(join(DIST, name), "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      linked.add(`assets/${imported}`);
    }
  }
  const fonts = readdirSync(join(DIST, "assets")).filter((name) => FONTS.test(name));
  return [
    ...["index.html", ...linked].map((name) => getSize(compressed(name))),
    ...fonts.map((name) => getSize(`assets/${name}`)),
  ].reduce((sum, bytes) => sum + bytes, 0);
}
