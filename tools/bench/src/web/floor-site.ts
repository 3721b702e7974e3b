import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";

const DIST = join(ROOT, "apps/web/dist");
const FONT = /^\/assets\/[\w-]+\.woff2$/;

/** The landing page's text and looks alone: no script, the whole style sheet in the page. */
function buildBarePage(): Buffer {
  const sheet = readdirSync(join(DIST, "assets")).find((name) => /^site-.*\.css$/.test(name));
  if (sheet === undefined) throw new Error("Build the site first.");
  const css = readFileSync(join(DIST, "assets", sheet), "utf8");
  const html = readFileSync(join(DIST, "index.html"), "utf8")
    .replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="(?:stylesheet|modulepreload|manifest|icon)"[^>]*>/g, "")
    .replaceAll(/<style>[\s\S]*?<\/style>/g, "")
    .replace("</head>", () => `<style>${css}</style></head>`);
  return brotliCompressSync(html);
}

/** Serves a bare copy of the landing page: what no version of it can be quicker than. */
export async function serveFloor(): Promise<{ url: string; stop: () => void }> {
  const page = buildBarePage();
  const port = await findFreePort();
  const server = createServer(({ url = "" }, response) => {
    if (FONT.test(url)) {
      response.setHeader("content-type", "font/woff2");
      return response.end(readFileSync(join(DIST, url)));
    }
    if (url !== "/") return response.writeHead(404).end();
    response.setHeader("content-type", "text/html;charset=utf-8");
    response.setHeader("content-encoding", "br");
    return response.end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
