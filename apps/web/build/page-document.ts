import { lateFaces } from "./late-faces.ts";
import { type BuiltPage, getFileName } from "./pages.ts";

interface DocumentParts {
  /** The built index.html with its placeholders. */
  template: string;
  page: BuiltPage;
  /** The site's own origin, for canonical and share addresses. */
  origin: string;
  markup: { head: string; body: string };
  productName: string;
  /** Addresses of the page's code: fetched ahead, or of a prerendered page when its app starts. */
  modules: readonly string[];
  fonts: readonly string[];
  /** The style sheet, in the page with its faces apart, or beside it. */
  style: { text: string; faces: string } | { address: string };
  landing: { description: string; structuredData: object };
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** JSON inside a script element must not be able to close it. */
const jsonScript = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

function publicHead({ page, origin, landing }: DocumentParts, title: string): string[] {
  const isLanding = page.path === "/" || page.path === "/home";
  const address = `${origin}${isLanding ? "/" : page.path}`;
  const description = page.description ?? landing.description;
  const meta = (key: "name" | "property", name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeAttribute(content)}">`;
  return [
    `<link rel="canonical" href="${escapeAttribute(address)}">`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:url", address),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", `${origin}/og-image.png`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", "The ecliptic drawn as a graduated ring of twelve signs"),
    meta("name", "twitter:card", "summary_large_image"),
    ...(isLanding ? [jsonScript(landing.structuredData)] : []),
  ];
}

/** The finished HTML file of one page. */
export function pageDocument(parts: DocumentParts): string {
  const { template, page, markup, productName, modules, fonts, style } = parts;
  const titleTag = page.title ? `<title>${page.title} | ${productName}</title>` : markup.head;
  const title = /<title>([^<]*)<\/title>/.exec(titleTag)?.[1];
  if (!title) throw new Error(`${getFileName(page)} has no title`);
  const head = [
    titleTag,
    ...("text" in style
      ? [`<style>${style.text}</style>`, lateFaces(style.faces)]
      : [
          ...fonts.map(
            (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
          ),
          `<link rel="stylesheet" crossorigin href="${style.address}">`,
        ]),
    ...(page.kind === "shell" ? modules : []).map(
      (module) => `<link rel="modulepreload" crossorigin href="${module}">`,
    ),
    ...(page.isPublic ? publicHead(parts, title) : ['<meta name="robots" content="noindex">']),
  ];
  // Text and faces of a prerendered page go first.
  const isWhole = page.kind === "whole";
  const whole = isWhole
    ? template.replace('<script type="module"', '<script type="module" fetchpriority="low"')
    : template;
  return whole
    .replace("<!--page-head-->", () => head.join("\n    "))
    .replace('<div id="root"><!--app-->', () =>
      isWhole
        ? `<div id="root" data-start="${page.isStill ? "action" : "paint"}" data-modules="${modules.join(" ")}">${markup.body}`
        : `<div id="root" data-shell>${markup.body}`,
    );
}
