import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";

const PAGE = join(ROOT, "apps/web/dist/index.html");

/** The landing page's text and looks alone: its style sheet in the page, no script, and no face but the fallbacks. */
function buildBarePage(): Buffer {
  const html = readFileSync(PAGE, "utf8")
    .replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="(?:modulepreload|manifest|icon)"[^>]*>/g, "")
    .replaceAll(/<style media[\s\S]*?<\/style>|<noscript>[\s\S]*?<\/noscript>/g, "");
  return brotliCompressSync(html);
}

/** Serves a bare copy of the landing page: what no version of it can be quicker than. */
export async function serveFloor(): Promise<{ url: string; stop: () => void }> {
  const page = buildBarePage();
  const port = await findFreePort();
  const server = createServer(({ url = "" }, response) => {
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
