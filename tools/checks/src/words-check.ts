import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { listFiles } from "./list-files.ts";
import { findWords } from "./words.ts";

// Fails on words that docs/glossary.md replaced, and says what to write instead. The report's prose is exempt.
const PROSE =
  /^packages\/(?:report\/src\/(?:sections|summary|types|rewording|stances\/bridges|text|.*prose)|domain\/src\/mbti\/descriptions)/;
/** Lists of these words, and the system account "nobody". */
const OWN = /^tools\/(?:checks\/src\/(?:words|tree-stats)|programs\/src\/debian)/;

const files = listFiles("*.ts", "*.tsx", "*.mjs", "*.md").filter(
  (path) => !PROSE.test(path) && !OWN.test(path),
);
const found = files.flatMap((path) =>
  findWords(path, readFileSync(join(ROOT, path), "utf8")).map(
    ({ line, word, instead }) => `${path}:${line}: "${word}": write ${instead}`,
  ),
);
for (const each of found) console.log(each);
console.log(`${files.length} files read, ${found.length} words to replace`);
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1;
