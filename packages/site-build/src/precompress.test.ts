import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

const root = mkdtempSync(join(tmpdir(), "precompress-"));
const text = "<p>The Sun enters Aries.</p>".repeat(100);

beforeAll(() => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), text);
  writeFileSync(join(root, "assets", "app.js"), text);
  writeFileSync(join(root, "assets", "face.woff2"), text);
  writeFileSync(join(root, "robots.txt"), "User-agent: *\n");
});
afterAll(() => rmSync(root, { recursive: true }));

test("every text file, in folders too, gets a brotli and a gzip copy that unpack to it", () => {
  expect(precompress(root)).toBe(2);
  for (const name of ["index.html", "assets/app.js"]) {
    expect(brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(root, `${name}.gz`))).toString()).toBe(text);
  }
});

test("fonts and files too small to gain are left alone", () => {
  precompress(root);
  expect(existsSync(join(root, "assets/face.woff2.br"))).toBe(false);
  expect(existsSync(join(root, "robots.txt.gz"))).toBe(false);
});
