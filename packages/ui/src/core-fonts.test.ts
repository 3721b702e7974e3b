import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRELOADED_FONTS } from "./font-preload.ts";

const FONTS = join(import.meta.dirname, "fonts");

it("core fonts stay within 36 kB", () => {
  const sizes = PRELOADED_FONTS.map((stem) => statSync(join(FONTS, `${stem}.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(36_000);
});
