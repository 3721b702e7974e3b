import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineScriptSources } from "./inline-scripts.ts";
import { getReferrerPolicy, siteHeaders } from "./site-headers.ts";
import { tagSources } from "./site-tags.ts";

/** A value between double quotes. nginx has no way to write a dollar sign, and no header needs one. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot send ${JSON.stringify(value)}`);
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The addresses of a built site's pages: `/quiz` is quiz.html. */
function listPages(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => `/${name.slice(0, -".html".length)}`)
    .toSorted();
}

/**
 * What nginx includes wherever it answers for a site: one add_header for each header, with the content
 * policy of this very build, and pages that tell the next site less.
 * @param root folder of the built site
 * @param isSecure served over https
 */
export function siteHeadersInclude(root: string, isSecure: boolean): string {
  const headers = siteHeaders({
    scriptSources: inlineScriptSources(root),
    tags: tagSources(readFileSync(join(root, "404.html"), "utf8")),
    secure: isSecure,
  });
  const lines = [`set $referrer_policy ${quoted(headers["referrer-policy"] ?? "")};`];
  for (const page of listPages(root)) {
    const policy = getReferrerPolicy(page);
    if (policy === null) continue;
    lines.push(
      `if ($uri = ${quoted(page)}) {`,
      `    set $referrer_policy ${quoted(policy)};`,
      // Whatever is in an `if` is answered there, where the try_files around it does not reach.
      `    rewrite ^ ${page}.html break;`,
      "}",
    );
  }
  for (const [name, value] of Object.entries(headers)) {
    const isByPage = name === "referrer-policy";
    lines.push(`add_header ${name} ${isByPage ? "$referrer_policy" : quoted(value)} always;`);
  }
  return `${lines.join("\n")}\n`;
}
