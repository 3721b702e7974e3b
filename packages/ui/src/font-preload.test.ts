import { describe, expect, it } from "vitest";
import { findPreloadedFonts } from "./font-preload.ts";

const BUILT = [
  "assets/brygada-1918-latin-wght-normal-BiuE.woff2",
  "assets/brygada-1918-latin-wght-italic-BZdS.woff2",
  "assets/brygada-1918-core-lR-q.woff2",
  "assets/instrument-sans-core-BbzF.woff2",
];

describe("findPreloadedFonts", () => {
  it("picks the upright serif and the sans among the built files", () => {
    expect(findPreloadedFonts(BUILT)).toEqual([BUILT[2], BUILT[3]]);
  });

  it("complains when a face is missing", () => {
    expect(() => findPreloadedFonts(BUILT.slice(0, 2))).toThrow("brygada-1918-core");
  });
});
