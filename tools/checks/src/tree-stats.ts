import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";

// Prints the size and the wording of a checkout: `npm run tree:stats -- [folder]`, the current one by default.

const root = process.argv[2] ?? ".";
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:test|e2e)\//;
const TOOLS = /^(?:tools|scripts)\//;
const PROSE = /\/(?:corpus|prose)\/|packages\/report\/src\/(?:sections|chart-prose|summary)\//;
const VAGUE = /\b(?:[Ww]hoever|[Ss]omebody|[Nn]obody|[Aa]nybody|[Ee]verybody)\b/;

interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

const files: SourceFile[] = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => SOURCE.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, lines: text.split("\n").length - 1 };
  });

const tests = files.filter(({ path }) => TEST.test(path));
const tools = files.filter(({ path }) => !TEST.test(path) && TOOLS.test(path));
const source = files.filter(({ path }) => !TEST.test(path) && !TOOLS.test(path));

const sum = (list: readonly SourceFile[]) => list.reduce((all, { lines }) => all + lines, 0);

function quantile(list: readonly SourceFile[], share: number): number {
  const sorted = list.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Names of declared functions, and of variables that hold one. */
function functionNames({ path, text }: SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const { type, id, init } = node as {
      type?: string;
      id?: { name?: string } | null;
      init?: { type?: string } | null;
    };
    const isFunction =
      type === "FunctionDeclaration" ||
      (type === "VariableDeclarator" && /Function/.test(init?.type ?? ""));
    if (isFunction && id?.name) names.push(id.name);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, text).program.body);
  return names;
}

const names = [...source, ...tools].flatMap(functionNames);
const ofNames = names.filter((name) => /[a-z\d]Of$/.test(name));
const vague = files.filter(({ path, text }) => !PROSE.test(path) && VAGUE.test(text));
const all = [...source, ...tools];

const rows: [string, string][] = [
  ["source: files, lines", `${source.length}, ${sum(source)}`],
  ["tools: files, lines", `${tools.length}, ${sum(tools)}`],
  ["tests: files, lines", `${tests.length}, ${sum(tests)}`],
  ["lines a file, source and tools: median, p90", `${quantile(all, 0.5)}, ${quantile(all, 0.9)}`],
  [
    "functions named xOf",
    `${ofNames.length} of ${names.length} (${((100 * ofNames.length) / names.length).toFixed(1)} %)`,
  ],
  ["files with whoever, somebody, nobody, anybody, everybody", `${vague.length}`],
];
for (const [name, value] of rows) console.log(`${name.padEnd(58)} ${value}`);
