import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyNotices } from "@cosmic/site-build/copy-notices";
import { precompress } from "@cosmic/site-build/precompress";
import { findPreloadedFonts } from "@cosmic/ui/font-preload";
import { build, type Manifest, type ManifestChunk } from "vite";
import { paths } from "../src/paths.ts";
import { robots, sitemap } from "./crawlers.ts";
import { pageDocument } from "./page-document.ts";
import { buildPageStyle } from "./page-style.ts";
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

const chunks = Object.values(manifest);
/** What the first script loads: React, the router, the shell. */
const site = chunks.find(({ name }) => name === "site");
const [siteStyle] = site?.css ?? [];
if (!site || siteStyle === undefined) throw new Error("The site has no bundle or no style sheet");

/** The bundles of the app and of one page, without what the page's first script brings. */
function listModules(source: string | undefined): string[] {
  const found = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || chunk.name === "boot" || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(manifest[imported]);
  };
  visit(site);
  if (source !== undefined) visit(manifest[source]);
  return [...found].map((file) => `/${file}`);
}

const template = readFileSync(join(DIST, "index.html"), "utf8");
const assets = readdirSync(join(DIST, "assets")).map((name) => `/assets/${name}`);
const fonts = findPreloadedFonts(assets);
const style = await buildPageStyle((await entry.wholePage(paths.root())).body);
for (const page of BUILT_PAGES) {
  const render = page.kind === "whole" ? entry.wholePage : entry.shellPage;
  const html = pageDocument({
    template,
    page,
    origin: ORIGIN,
    markup: await render(page.path ?? UNKNOWN_ADDRESS),
    productName: entry.PRODUCT_NAME,
    modules: page.isStill ? [] : listModules(page.source),
    fonts,
    style: page.hasOwnStyle ? style : { address: `/${siteStyle}` },
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
