import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRELOADED_FONTS } from "./font-preload.ts";

const FONTS = join(import.meta.dirname, "fonts");
const files = PRELOADED_FONTS.map((stem) => `${stem}.woff2`);

it("core fonts are what their style sheet and the packages of their families give", () => {
  const made = mkdtempSync(join(tmpdir(), "core-fonts-"));
  execFileSync(process.execPath, [join(FONTS, "../../test/write-core-fonts.ts"), made]);
  const areCurrent = files.map((file) =>
    readFileSync(join(made, file)).equals(readFileSync(join(FONTS, file))),
  );
  rmSync(made, { recursive: true });
  expect(areCurrent, "run: pnpm --filter @cosmic/ui fonts").toEqual([true, true]);
});
