import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompressSync } from "node:zlib";

const compress = promisify(zstdCompress);

/** Higher ones take ten times as long for a few per cent. */
const LEVEL = 12;

/** Packs a text with one that is like it, on another thread. Only `unpack` with the same one reads it again. */
export async function pack(text: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  return await compress(text, { params, ...(dictionary.length > 0 && { dictionary }) });
}

/** What was packed; a report takes less than a millisecond. Throws for another dictionary than its own. */
export const unpack = (packed: Uint8Array, dictionary: Buffer): Buffer =>
  zstdDecompressSync(packed, dictionary.length > 0 ? { dictionary } : {});
