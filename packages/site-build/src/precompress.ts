import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Fonts and pictures are compressed in themselves. */
const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this a second file saves nothing that travels. */
const SMALLEST_BYTES = 1_024;

/**
 * Writes a .br and a .gz file beside every text file of a built site, for servers that hand them out
 * as they are. Returns how many files got them.
 */
export function precompress(root: string): number {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const texts = names
    .filter((name) => TEXT.test(name))
    .map((name) => ({ path: join(root, name), content: readFileSync(join(root, name)) }))
    .filter(({ content }) => content.length >= SMALLEST_BYTES);
  for (const { path, content } of texts) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  return texts.length;
}
