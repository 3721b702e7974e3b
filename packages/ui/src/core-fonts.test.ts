import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRELOADED_FONTS } from "./font-preload.ts";

const FONTS = join(import.meta.dirname, "fonts");
const files = PRELOADED_FONTS.map((stem) => `${stem}.woff2`);

it("core fonts stay within 36 kB", () => {
  const sizes = files.map((file) => statSync(join(FONTS, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(36_000);
});

it("core fonts are what their style sheet and the packages of their families give", () => {
  const made = mkdtempSync(join(tmpdir(), "core-fonts-"));
  // A process of its own: jsdom's arrays are not those that the subsetter takes.
  execFileSync(process.execPath, [join(FONTS, "../../test/write-core-fonts.ts"), made]);
  const areCurrent = files.map((file) =>
    readFileSync(join(made, file)).equals(readFileSync(join(FONTS, file))),
  );
  rmSync(made, { recursive: true });
  expect(areCurrent, "run: pnpm --filter @cosmic/ui fonts").toEqual([true, true]);
});
