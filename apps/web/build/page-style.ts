import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PRELOADED_FONTS } from "@cosmic/ui/font-preload";
import { build } from "vite";

const APP = join(import.meta.dirname, "..");

/** The faces whose files come from the server: not the fallbacks, which the reader's machine has. */
const FETCHED_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Tailwind's rules for fields to be typed in and for code, of which such a page has none, and the faces it falls
 * back on where the tokens name none. Page and headers are to fit in the first ten packets of a connection.
 */
const NEVER_USED = [
  /(?<=[{};])(?:::(?:-webkit-|file-selector-button|placeholder)|code,kbd|:where\(select)[^{};]*\{[^{}]*\}/g,
  /@supports \(not \(\(-webkit-appearance[\s\S]*?\}{3}/g,
  /(?<=var\(--default-font-family),[^)]*/g,
];

/**
 * The style sheet of one page, to stand in the page itself: the tokens, and of the utilities those that its
 * markup names. Everything in it is in the site's own sheet too, in the same order and under the same layers,
 * so nothing changes when that comes later.
 * @returns the sheet without its faces, and the faces
 */
export async function buildPageStyle(markup: string): Promise<{ text: string; faces: string }> {
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
  const css = sheet.source.toString().trim();
  const faces = css.match(FETCHED_FACE) ?? [];
  if (faces.length !== PRELOADED_FONTS.length) throw new Error("The page lacks a face");
  const text = [FETCHED_FACE, ...NEVER_USED].reduce((rest, rule) => rest.replaceAll(rule, ""), css);
  return { text, faces: faces.join("") };
}
