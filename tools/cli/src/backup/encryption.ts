import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";

/** What a file of `openssl enc -salt` begins with; eight bytes of salt follow. */
const MARK = Buffer.from("Salted__");
const SALT = 8;
const HEAD = MARK.length + SALT;

/** The format of deploy/postgres/backup.sh: `openssl enc -aes-256-cbc -pbkdf2 -iter 600000`. */
const CIPHER = "aes-256-cbc";
const KEY = 32;
const BLOCK = 16;
const ROUNDS = 600_000;

/** What a copy begins with before it is encrypted: a custom dump, or a gzip file. */
const BEGINNINGS: Record<Manifest["engine"], Buffer> = {
  server: Buffer.from("PGDMP"),
  embedded: Buffer.from([0x1f, 0x8b, 0x08]),
};

function deriveKey(passphrase: string, salt: Buffer): [key: Buffer, iv: Buffer] {
  const bytes = pbkdf2Sync(passphrase, salt, ROUNDS, KEY + BLOCK, "sha256");
  return [bytes.subarray(0, KEY), bytes.subarray(KEY)];
}

async function* encrypt(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const salt = randomBytes(SALT);
  const cipher = createCipheriv(CIPHER, ...deriveKey(passphrase, salt));
  yield Buffer.concat([MARK, salt]);
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
}

/** Writes a copy as it comes, encrypted where there is a passphrase: the rest never reaches the disk. */
export async function writeCopy(
  path: string,
  source: AsyncIterable<Uint8Array>,
  { passphrase, signal }: { passphrase: string | null; signal?: AbortSignal },
): Promise<void> {
  const content = passphrase === null ? source : encrypt(source, passphrase);
  await pipeline(content, createWriteStream(path), { ...(signal && { signal }) });
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD + BLOCK), 0, HEAD + BLOCK, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const isEncrypted = (start: Buffer) => start.subarray(0, MARK.length).equals(MARK);

function createDecipher(start: Buffer, passphrase: string | null) {
  return createDecipheriv(
    CIPHER,
    ...deriveKey(passphrase ?? "", start.subarray(MARK.length, HEAD)),
  );
}

/**
 * Reads no more than the first block.
 * @throws BackupRefusal for an encrypted copy that the passphrase does not open
 */
export async function requirePassphrase(
  file: string,
  { engine }: Pick<Manifest, "engine">,
  passphrase: string | null,
): Promise<void> {
  const start = await readStart(file);
  if (!isEncrypted(start)) return;
  if (passphrase === null) {
    throw new BackupRefusal(
      "The backup is encrypted. Set the BACKUP_PASSPHRASE that it was made with. Nothing was changed.",
    );
  }
  const decipher = createDecipher(start, passphrase).setAutoPadding(false);
  const beginning = BEGINNINGS[engine];
  const found = decipher.update(start.subarray(HEAD)).subarray(0, beginning.length);
  if (!found.equals(beginning)) {
    throw new BackupRefusal(
      "BACKUP_PASSPHRASE does not open the backup: it was made with another one. Nothing was changed.",
    );
  }
}

/** A copy as it was before it was encrypted, piece by piece; `requirePassphrase` has been called before. */
export async function* readCopy(
  file: string,
  passphrase: string | null,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const start = await readStart(file);
  if (!isEncrypted(start)) {
    yield* createReadStream(file);
    return;
  }
  const decipher = createDecipher(start, passphrase);
  for await (const chunk of createReadStream(file, { start: HEAD })) yield decipher.update(chunk);
  yield decipher.final();
}
