import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { toSfnt } from "./sfnt.ts";

const woff = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource/brygada-1918/files/brygada-1918-latin-400-normal.woff",
  ),
);

const sum = (bytes: Buffer) => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let total = 0;
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0;
  return total;
};

describe("toSfnt", () => {
  it("unpacks a font to the size its file states", () => {
    expect(toSfnt(woff)).toHaveLength(woff.readUInt32BE(16));
  });

  it("lists each table where its bytes stand, with their checksum", () => {
    const font = toSfnt(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    const tables = Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const tag = font.toString("latin1", at, at + 4);
      const offset = font.readUInt32BE(at + 8);
      const bytes = font.subarray(offset, offset + font.readUInt32BE(at + 12));
      return { tag, computed: sum(bytes), stated: font.readUInt32BE(at + 4) };
    });
    // The head table holds a checksum of the whole file, which its own leaves out.
    for (const { tag, computed, stated } of tables.filter((table) => table.tag !== "head")) {
      expect([tag, computed]).toEqual([tag, stated]);
    }
    const tags = tables.map(({ tag }) => tag);
    for (const tag of ["cmap", "glyf", "head", "loca"]) expect(tags).toContain(tag);
  });
});
