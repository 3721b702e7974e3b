import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="(?:application\/(?:ld\+)?json|importmap)"/;

/** The CSP sources ('sha256-...') of every inline script in the HTML files of a built site, sorted. */
export function inlineScriptSources(root: string): string[] {
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const sources = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = "", code = ""] of readFileSync(join(root, page), "utf8").matchAll(
      INLINE_SCRIPT,
    )) {
      if (DATA_BLOCK.test(attributes)) continue;
      sources.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
  }
  return [...sources].toSorted();
}
