import { join } from "node:path";
import { TAG_FRAME } from "@cosmic/site-build/site-tags";
import { build, type Plugin } from "vite";
import { parseTags, tagsContent } from "../src/shared/tags/tag-ids.ts";

const ENTRY = join(import.meta.dirname, "../src/shared/tags/frame/main.ts");

/** The one script of the frame. It stands in the document, whose policy allows it by its hash. */
async function bundleScript(): Promise<string> {
  const results = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      write: false,
      lib: { entry: ENTRY, formats: ["iife"], name: "tagFrame" },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const [chunk] = result && "output" in result ? result.output : [];
  if (!chunk || /<\/script/i.test(chunk.code)) throw new Error("The tag's frame has no script");
  return chunk.code.trim();
}

/**
 * The analytics tag's own document.
 * @param id the service's id of the site
 */
export async function renderTagFrame(id: string): Promise<string> {
  return `<!doctype html><html lang="en" data-id="${id}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Measuring</title><script>${await bundleScript()}</script></head><body></body></html>`;
}

/** Builds and serves the analytics tag's document, where the environment names an analytics id. */
export function tagFrame(): Plugin {
  let id: string | null = null;
  return {
    name: "cosmic-tag-frame",
    configResolved({ env, build: { ssr } }) {
      id = ssr ? null : parseTags(tagsContent(env)).analytics;
    },
    async generateBundle() {
      if (id === null) return;
      this.emitFile({
        type: "asset",
        fileName: TAG_FRAME.file,
        source: await renderTagFrame(id),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use(TAG_FRAME.path, (_request, response, next) => {
        if (id === null) return next();
        renderTagFrame(id).then((html) => {
          response.setHeader("content-type", "text/html;charset=utf-8");
          response.end(html);
        }, next);
      });
    },
  };
}
