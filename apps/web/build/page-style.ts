import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const APP = join(import.meta.dirname, "..");

/**
 * The style sheet of one page, to stand in the page itself: the tokens, and of the utilities those that its
 * markup names. Everything in it is in the site's own sheet too, in the same order and under the same layers,
 * so nothing changes when that comes later.
 */
export async function buildPageStyle(markup: string): Promise<string> {
  // As React wrote them: Tailwind reads names of classes, not HTML, and some hold an "&".
  const plain = markup.replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  writeFileSync(join(APP, "dist-ssr/page.html"), plain);
  const results = await build({
    root: APP,
    logLevel: "warn",
    build: {
      write: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(import.meta.dirname, "page-style.css") },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const files = result && "output" in result ? result.output : [];
  const sheet = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The page has no style sheet");
  return sheet.source.toString().trim();
}
