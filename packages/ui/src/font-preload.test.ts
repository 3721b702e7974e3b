import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { findPreloadedFonts, PRELOADED_FONTS } from "./font-preload.ts";

const BUILT = [
  "assets/brygada-1918-latin-ext-wght-normal-BiuE.woff2",
  "assets/brygada-1918-latin-wght-italic-BZdS.woff2",
  "assets/brygada-1918-latin-wght-normal-lR-q.woff2",
  "assets/instrument-sans-latin-wght-normal-BbzF.woff2",
];

describe("findPreloadedFonts", () => {
  it("picks the upright serif and the sans among the built files", () => {
    expect(findPreloadedFonts(BUILT)).toEqual([BUILT[2], BUILT[3]]);
  });

  it("complains when a face is missing", () => {
    expect(() => findPreloadedFonts(BUILT.slice(0, 2))).toThrow("brygada-1918-latin-wght-normal");
  });

  it("keeps the preloaded faces and the italic within 80 kB", () => {
    const { resolve } = createRequire(import.meta.url);
    const bytes = [...PRELOADED_FONTS, "brygada-1918-latin-wght-italic"].map((stem) => {
      const family = stem.slice(0, stem.indexOf("-latin"));
      return statSync(resolve(`@fontsource-variable/${family}/files/${stem}.woff2`)).size;
    });
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(80_000);
  });
});
