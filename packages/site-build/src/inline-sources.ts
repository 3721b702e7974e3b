import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TAG_FRAME } from "./site-tags.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const DATA_BLOCK = /type="(?:application\/(?:ld\+)?json|importmap)"/;

const toSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The CSP sources ('sha256-...') of the inline scripts of one document. */
export function listSources(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes))
    .map(([, , code = ""]) => toSource(code));
}

/** The CSP sources of the style elements of one document. */
const listStyleSources = (html: string): string[] =>
  [...html.matchAll(INLINE_STYLE)].map(([, text = ""]) => toSource(text));

export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The CSP sources of every inline script and style element in the pages of a built site, sorted. */
export function inlineSources(root: string): InlineSources {
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && name !== TAG_FRAME.file)
    .map((name) => readFileSync(join(root, name), "utf8"));
  const list = (find: (html: string) => string[]) => [...new Set(pages.flatMap(find))].toSorted();
  return { scripts: list(listSources), styles: list(listStyleSources) };
}

/** The CSP sources of the analytics tag's document, which is no page and has a policy of its own. */
export const tagFrameScriptSources = (root: string): string[] =>
  listSources(readFileSync(join(root, TAG_FRAME.file), "utf8"));
