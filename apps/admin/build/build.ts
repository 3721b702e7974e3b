import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyNotices } from "@cosmic/site-build/copy-notices";
import { precompress } from "@cosmic/site-build/precompress";
import { build } from "vite";
import { buildPages } from "./pages.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

await build({ root, logLevel: "warn" });
copyNotices(dist);
for (const { file, html } of buildPages(readFileSync(join(dist, "index.html"), "utf8"))) {
  writeFileSync(join(dist, file), html);
}
precompress(dist);
