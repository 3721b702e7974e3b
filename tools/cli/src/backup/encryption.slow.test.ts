import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { readCopy, requirePassphrase, writeCopy } from "./encryption.ts";

const PASSPHRASE = "of that time, with an ü";
const SERVER = { engine: "server" } as const;
/** Longer than one piece of a stream, and no whole number of blocks. */
const DUMP = Buffer.concat([Buffer.from("PGDMP"), randomBytes(300_000)]);

let file = "";

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-encryption-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, "one.backup");
});

const write = (content: Buffer, passphrase: string | null) =>
  writeCopy(file, Readable.from([content.subarray(0, 7), content.subarray(7)]), { passphrase });

function openssl(...args: string[]): void {
  const options = ["-aes-256-cbc", "-pbkdf2", "-iter", "600000", "-pass", "env:BACKUP_PASSPHRASE"];
  const env = { ...process.env, BACKUP_PASSPHRASE: PASSPHRASE };
  const { status, stderr } = spawnSync("openssl", ["enc", ...options, ...args], { env });
  if (status !== 0) throw new Error(stderr.toString());
}

it("the documented command of openssl opens an encrypted copy", async () => {
  await write(DUMP, PASSPHRASE);
  openssl("-d", "-in", file, "-out", `${file}.plain`);
  expect(readFileSync(`${file}.plain`).equals(DUMP)).toBe(true);
});

it("a copy that openssl encrypted is read", async () => {
  writeFileSync(`${file}.plain`, DUMP);
  openssl("-salt", "-in", `${file}.plain`, "-out", file);
  await requirePassphrase(file, SERVER, PASSPHRASE);
  expect((await buffer(readCopy(file, PASSPHRASE))).equals(DUMP)).toBe(true);
});

it("an encrypted copy differs each time", async () => {
  await write(DUMP, PASSPHRASE);
  const first = readFileSync(file);
  expect(first.includes(DUMP.subarray(0, 5))).toBe(false);
  await write(DUMP, PASSPHRASE);
  expect(readFileSync(file).subarray(16, 48).equals(first.subarray(16, 48))).toBe(false);
});

it("a copy without a passphrase stays plain, and is read with or without one", async () => {
  await write(DUMP, null);
  expect(readFileSync(file).equals(DUMP)).toBe(true);
  for (const passphrase of [null, PASSPHRASE]) {
    await requirePassphrase(file, SERVER, passphrase);
    expect((await buffer(readCopy(file, passphrase))).equals(DUMP)).toBe(true);
  }
});

it.each([
  ["server", DUMP],
  ["embedded", Buffer.from([0x1f, 0x8b, 0x08, 0, 1, 2, 3])],
] as const)(
  "an encrypted copy of the %s engine opens with its passphrase only",
  async (engine, content) => {
    await write(content, PASSPHRASE);
    await requirePassphrase(file, { engine }, PASSPHRASE);
    await expect(requirePassphrase(file, { engine }, null)).rejects.toThrow("is encrypted");
    await expect(requirePassphrase(file, { engine }, "another")).rejects.toThrow("does not open");
  },
);

it("a copy that ends after the salt is refused", async () => {
  writeFileSync(file, "Salted__12345678");
  await expect(requirePassphrase(file, SERVER, PASSPHRASE)).rejects.toThrow("does not open");
});
