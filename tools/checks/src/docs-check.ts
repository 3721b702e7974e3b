import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "./list-files.ts";

// Paths in back ticks or in links of the Markdown files must exist, so that the docs cannot rot unseen.
const CITED =
  /`((?:apps|packages|tools|deploy|docs)\/[\w./-]*[\w/])`|\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

const files = listFiles("*.md");
let cited = 0;
let missing = 0;
for (const file of files) {
  const folder = file.includes("/") ? file.slice(0, file.lastIndexOf("/") + 1) : "";
  for (const match of readFileSync(file, "utf8").matchAll(CITED)) {
    const path = match[1] ?? `${folder}${match[2] ?? ""}`;
    cited += 1;
    if (existsSync(path)) continue;
    console.log(`${file}: ${path} does not exist`);
    missing += 1;
  }
}
console.log(`${cited} paths cited in ${files.length} files, ${missing} missing`);
process.exitCode = missing === 0 && cited > 0 ? 0 : 1;
