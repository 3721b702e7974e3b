import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import {
  findArrowProblem,
  findEnvironmentProblem,
  findTableProblems,
} from "./arrows/find-problem.ts";
import { readImports } from "./arrows/read-imports.ts";
import { listFiles } from "./list-files.ts";

// Who may import what, over every file of the repository: docs/architecture.md.
const files = listFiles("*.ts", "*.tsx", "*.mjs").filter((path) => !path.endsWith(".d.ts"));
const problems = findTableProblems(files);
let arrows = 0;
for (const path of files) {
  const source = readFileSync(join(ROOT, path), "utf8");
  const found = readImports(path, source);
  arrows += found.length;
  for (const each of found) {
    const problem = findArrowProblem(each);
    if (problem) problems.push(`${path} -> ${each.to}: ${problem}`);
  }
  const environment = findEnvironmentProblem(path, source);
  if (environment) problems.push(`${path}: ${environment}`);
}
if (arrows === 0) problems.push("No import was found: the check read nothing.");
for (const problem of problems) console.log(problem);
console.log(`${arrows} arrows in ${files.length} files, ${problems.length} not allowed`);
process.exitCode = problems.length === 0 ? 0 : 1;
