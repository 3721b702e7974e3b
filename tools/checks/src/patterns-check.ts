import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { listFiles } from "./list-files.ts";
import { findSlowPatterns } from "./slow-patterns.ts";

// Fails on a regular expression that a long input makes slow: anchor it, or let no two parts match the same.
/** Has slow ones as samples. */
const SAMPLES = "tools/checks/src/slow-patterns.test.ts";

const files = listFiles("*.ts", "*.tsx", "*.mjs").filter((path) => path !== SAMPLES);
const found = files.flatMap((path) =>
  findSlowPatterns(path, readFileSync(join(ROOT, path), "utf8")).map(
    ({ line, pattern }) => `${path}:${line}: ${pattern} takes more than linear time`,
  ),
);
for (const each of found) console.log(each);
console.log(`${files.length} files read, ${found.length} slow patterns`);
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1;
