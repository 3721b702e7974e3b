import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { runTool } from "@cosmic/tools-programs/run-tool";
import { parseSync } from "oxc-parser";
import { arrowProblem, environmentProblem, type Import } from "./arrows.ts";

function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const place = (to: string) => (to.startsWith(".") ? normalize(join(dirname(path), to)) : to);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: path,
    to: place(moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: path, to: place(moduleRequest.value), isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^["'].*["']$/.test(text)
      ? [{ from: path, to: place(text.slice(1, -1)), isTypeOnly: false }]
      : [];
  });
  return [...imports, ...exports, ...dynamic];
}

const listed = await runTool("git", [
  "ls-files",
  "-co",
  "--exclude-standard",
  "--",
  "*.ts",
  "*.tsx",
]);
const files = listed.output
  .trim()
  .split("\n")
  .filter((path) => !path.endsWith(".d.ts"));
let problems = 0;
let arrows = 0;
for (const path of files) {
  let source: string;
  try {
    source = readFileSync(path, "utf8");
  } catch {
    continue; // Deleted in the working tree, still in the index.
  }
  const found = importsOf(path, source);
  arrows += found.length;
  const lines = found.flatMap((each) => {
    const problem = arrowProblem(each);
    return problem ? [`${path} -> ${each.to}: ${problem}`] : [];
  });
  const environment = environmentProblem(path, source);
  if (environment) lines.push(`${path}: ${environment}`);
  for (const line of lines) console.log(line);
  problems += lines.length;
}
if (arrows === 0) {
  console.log("No import was found: the check read nothing.");
  problems += 1;
}
console.log(`${arrows} arrows in ${files.length} files, ${problems} not allowed`);
process.exitCode = problems === 0 ? 0 : 1;
