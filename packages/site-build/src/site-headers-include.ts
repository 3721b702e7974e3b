import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSiteHeaders } from "./site-headers.ts";

/** A value between double quotes. nginx has no way to write a dollar sign, and no header needs one. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot send ${JSON.stringify(value)}`);
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The variable that holds a header which is not the same everywhere. */
const toVariable = (header: string) => `$site_${header.replaceAll("-", "_")}`;
const set = (header: string, value: string) => `set ${toVariable(header)} ${quoted(value)};`;

/**
 * What nginx includes wherever it answers for a site: one add_header for each header, with the content
 * policy of this very build, and the addresses that send something else.
 * @param root folder of the built site
 * @param isSecure served over https
 */
export function siteHeadersInclude(root: string, isSecure: boolean): string {
  const { headers, byPath } = readSiteHeaders(root, isSecure);
  const pages = [...byPath].filter(([path]) => existsSync(join(root, `${path}.html`)));
  const varying = new Set(pages.flatMap(([, own]) => Object.keys(own)));
  const lines = [...varying].map((header) => set(header, headers[header] ?? ""));
  for (const [path, own] of pages) {
    lines.push(
      `if ($uri = ${quoted(path)}) {`,
      ...Object.entries(own).map(([header, value]) => `    ${set(header, value)}`),
      // Whatever is in an `if` is answered there, where the try_files around it does not reach.
      `    rewrite ^ ${path}.html break;`,
      "}",
    );
  }
  for (const [header, value] of Object.entries(headers)) {
    const sent = varying.has(header) ? toVariable(header) : quoted(value);
    lines.push(`add_header ${header} ${sent} always;`);
  }
  return `${lines.join("\n")}\n`;
}
