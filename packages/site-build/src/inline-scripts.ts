import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TAG_FRAME } from "./site-tags.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="(?:application\/(?:ld\+)?json|importmap)"/;

/** The CSP sources ('sha256-...') of the inline scripts of one document. */
export function listSources(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** The CSP sources of every inline script in the pages of a built site, sorted. */
export function inlineScriptSources(root: string): string[] {
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && name !== TAG_FRAME.file,
  );
  const sources = pages.flatMap((page) => listSources(readFileSync(join(root, page), "utf8")));
  return [...new Set(sources)].toSorted();
}

/** The CSP sources of the analytics tag's document, which is no page and has a policy of its own. */
export const tagFrameScriptSources = (root: string): string[] =>
  listSources(readFileSync(join(root, TAG_FRAME.file), "utf8"));
