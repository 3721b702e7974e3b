import { PRODUCT_NAME } from "@cosmic/domain";
import { ADDRESSES, paths } from "../src/paths.ts";

const TITLE = /<title>[^<]*<\/title>/;

const toFileName = (path: string) => `${path.slice(1)}.html`;

export interface BuiltPage {
  /** File name inside dist. */
  file: string;
  html: string;
}

/**
 * One HTML file for each address of the panel and one for all unknown ones, from the built index.html. * They differ in their title only: what a page shows depends on who is signed in.
 * @throws Error when the built page has no title to replace
 */
export function buildPages(builtIndex: string): BuiltPage[] {
  if (!TITLE.test(builtIndex)) throw new Error("The built index.html has no title");
  const withTitle = (title: string) =>
    builtIndex.replace(TITLE, `<title>${title} | ${PRODUCT_NAME}</title>`);
  return [
    { file: "index.html", html: builtIndex },
    // It redirects, but must not be served as an unknown address.
    { file: toFileName(paths.admin()), html: builtIndex },
    ...ADDRESSES.map(({ path, title }) => ({ file: toFileName(path), html: withTitle(title) })),
    { file: "404.html", html: withTitle("404 Page Not Found") },
  ];
}
