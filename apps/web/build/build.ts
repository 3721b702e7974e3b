import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyNotices } from "@cosmic/site-build/copy-notices";
import { precompress } from "@cosmic/site-build/precompress";
import { findPreloadedFonts } from "@cosmic/ui/font-preload";
import { build, type Manifest } from "vite";
import { robots, sitemap } from "./crawlers.ts";
import { pageDocument } from "./page-document.ts";
import { BUILT_PAGES, getFileName } from "./pages.ts";
import type * as PrerenderEntry from "./prerender-entry.tsx";
import { shareImage } from "./share-image.ts";

// The whole site into dist/: bundles, one HTML file an address, what crawlers read, and everything
// compressed once.
const APP = join(import.meta.dirname, "..");
const DIST = join(APP, "dist");
const SERVER_DIST = join(APP, "dist-ssr");
const ORIGIN = new URL(process.env["PUBLIC_WEB_URL"] || "http://localhost:3000").origin;
/** No address of the table, so the router renders the page for unknown addresses. */
const UNKNOWN_ADDRESS = "/unknown-address";

const quiet = { root: APP, logLevel: "warn" } as const;
await build({ ...quiet, build: { outDir: DIST, emptyOutDir: true } });
copyNotices(DIST);
await build({
  ...quiet,
  // Workspace packages are TypeScript source, which Node does not read from a bundle's neighbours.
  ssr: { noExternal: [/^@cosmic\//] },
  build: {
    outDir: SERVER_DIST,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    ssr: "build/prerender-entry.tsx",
  },
});

const entry = (await import(
  pathToFileURL(join(SERVER_DIST, "prerender-entry.js")).href
)) as typeof PrerenderEntry;

const manifestFile = join(DIST, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The page's own bundle and what it imports, without what every page loads anyway. */
function listModules(source: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...found];
}

const template = readFileSync(join(DIST, "index.html"), "utf8");
const assets = readdirSync(join(DIST, "assets")).map((name) => `/assets/${name}`);
const fonts = findPreloadedFonts(assets);
for (const page of BUILT_PAGES) {
  const render = page.kind === "whole" ? entry.wholePage : entry.shellPage;
  const html = pageDocument({
    template,
    page,
    origin: ORIGIN,
    markup: await render(page.path ?? UNKNOWN_ADDRESS),
    productName: entry.PRODUCT_NAME,
    modules: page.source
      ? listModules(page.source)
          .map((file) => `/${file}`)
          .filter((address) => !template.includes(address))
      : [],
    fonts,
    landing: {
      description: entry.LANDING_DESCRIPTION,
      structuredData: entry.structuredData(ORIGIN),
    },
  });
  const file = join(DIST, getFileName(page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

writeFileSync(join(DIST, "sitemap.xml"), sitemap(ORIGIN));
writeFileSync(join(DIST, "robots.txt"), robots(ORIGIN));
writeFileSync(join(DIST, "og-image.png"), await shareImage(entry));
rmSync(dirname(manifestFile), { recursive: true });
rmSync(SERVER_DIST, { recursive: true });
precompress(DIST);
