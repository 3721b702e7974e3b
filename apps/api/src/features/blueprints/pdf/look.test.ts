import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COLORS } from "./look.ts";

const TOKENS = join(import.meta.dirname, "../../../../../../packages/ui/src/tokens.css");

it("PDF colors equal the site's light theme tokens", () => {
  const tokens = readFileSync(TOKENS, "utf8");
  for (const [name, color] of Object.entries(COLORS)) {
    expect(tokens).toContain(`--color-${name}: light-dark(${color},`);
  }
});
