import { expect, test } from "vitest";
import { paths } from "../src/paths.ts";
import { robots, sitemap } from "./crawlers.ts";
import { LATE_FACES_SCRIPT } from "./late-faces.ts";
import { pageDocument } from "./page-document.ts";
import { BUILT_PAGES, getFileName } from "./pages.ts";

const template =
  '<head><!--page-head--><script type="module" src="/assets/boot.js"></script></head><div id="root"><!--app--></div>';
const parts = {
  template,
  origin: "https://app.example",
  productName: "Cosmic Blueprint",
  modules: ["/assets/login.js"],
  fonts: ["/assets/serif.woff2"],
  style: { address: "/assets/site.css" },
  landing: { description: 'A "fine" page', structuredData: { name: "</script><b>" } },
};
const markup = { head: "<title>A page | Cosmic Blueprint</title>", body: "<p>$& words</p>" };
const pageAt = (path: string | null) => {
  const page = BUILT_PAGES.find((built) => built.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
};

test("every address of the table has its file, and unknown ones have theirs", () => {
  const built = BUILT_PAGES.map(({ path }) => path);
  expect(new Set(built)).toEqual(new Set([...Object.values(paths).map((path) => path()), null]));
  expect(getFileName(pageAt("/"))).toBe("index.html");
  expect(getFileName(pageAt("/quiz"))).toBe("quiz.html");
  expect(getFileName(pageAt(null))).toBe("404.html");
});

test("descriptions spell email as the pages do", () => {
  for (const { description } of BUILT_PAGES) expect(description ?? "").not.toMatch(/e-mail/i);
});

test("a public page carries its canonical address, its share picture and its structured data", () => {
  const html = pageDocument({ ...parts, markup, page: pageAt("/home") });
  expect(html).toContain('<link rel="canonical" href="https://app.example/">');
  expect(html).toContain('<meta property="og:image" content="https://app.example/og-image.png">');
  expect(html).toContain('content="A &quot;fine&quot; page"');
  expect(html).toContain("\\u003c/script>\\u003cb>");
  expect(html).toContain("<p>$& words</p>");
  expect(html).not.toContain("noindex");
});

test("a page that depends on the visitor is a shell and stays out of search engines", () => {
  const html = pageDocument({ ...parts, markup, page: pageAt("/quiz") });
  expect(html).toContain('<div id="root" data-shell>');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">');
  expect(html).toContain("<title>Quiz | Cosmic Blueprint</title>");
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("a prerendered page lets its text and faces go first, and says when its app starts", () => {
  const still = pageDocument({ ...parts, markup, modules: [], page: pageAt("/terms") });
  expect(still).toContain('<div id="root" data-start="action" data-modules="">');
  expect(still).toContain('<script type="module" fetchpriority="low" src="/assets/boot.js">');
  const form = pageDocument({ ...parts, markup, page: pageAt("/login") });
  expect(form).toContain('<div id="root" data-start="paint" data-modules="/assets/login.js">');
  expect(form).not.toContain("modulepreload");
});

test("a page carries its style sheet or names it", () => {
  const style = { text: "a{}", faces: "@font-face{}" };
  const styled = pageDocument({ ...parts, markup, style, page: pageAt("/") });
  expect(styled).toContain("<style>a{}</style>");
  expect(styled).not.toContain("stylesheet");
  const linked = pageDocument({ ...parts, markup, page: pageAt("/login") });
  expect(linked).toContain('<link rel="stylesheet" crossorigin href="/assets/site.css">');
});

test("a page that carries its style sheet preloads no font and keeps the faces until it is painted", () => {
  const style = { text: "a{}", faces: "@font-face{}" };
  const styled = pageDocument({ ...parts, markup, style, page: pageAt("/") });
  expect(styled).not.toContain("preload");
  expect(styled).toContain(
    `<style media="not all">@font-face{}</style><script>${LATE_FACES_SCRIPT}</script>`,
  );
  expect(styled).toContain("<noscript><style>@font-face{}</style></noscript>");
  const linked = pageDocument({ ...parts, markup, page: pageAt("/login") });
  expect(linked).toContain('<link rel="preload" href="/assets/serif.woff2" as="font"');
});

test("a page without a title stops the build", () => {
  const untitled = { head: "", body: "" };
  expect(() => pageDocument({ ...parts, markup: untitled, page: pageAt("/") })).toThrow("no title");
});

test("crawlers find the public pages, the landing page once", () => {
  const text = sitemap("https://app.example");
  expect(text).toContain("<loc>https://app.example/</loc>");
  expect(text).not.toContain("/home");
  expect(text).not.toContain("/dashboard");
  expect(robots("https://app.example")).toContain("Sitemap: https://app.example/sitemap.xml");
});
