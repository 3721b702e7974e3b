import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ArchivedFile {
  /** The path inside the archive. */
  name: string;
  bytes: Uint8Array;
}

/** These are compressed already. */
const COMPRESSED = /\.pdf$/;

/**
 * The files as a ZIP archive, in pieces. The next file is asked for once the pieces before it have
 * been taken, so that one file at a time is in memory, however many there are.
 */
export async function* createZip(
  files: AsyncIterable<ArchivedFile>,
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes } of files) {
    const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = writtenAt;
    zip.add(file);
    file.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
