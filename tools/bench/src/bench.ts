import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchRow, printRows, ROWS_FILE } from "./rows.ts";

// `npm run bench`: every benchmark, one after another, then one table of all their rows. Names choose some:
// `npm run bench -- api report`. A benchmark is `tools/bench/src/<name>.ts`; it hands over rows with `recordRow`,
// or is told by its last line and exit code.
const BENCHES = [
  { name: "api", args: [] },
  { name: "at-rest", args: [] },
  { name: "cities", args: [] },
  { name: "start", args: [] },
  { name: "report", args: [] },
  { name: "pdf", args: [] },
  { name: "web", args: [] },
  { name: "admin", args: ["1000"] },
] as const;

const folder = mkdtempSync(join(tmpdir(), "cosmic-bench-"));

/** Runs one benchmark, whose lines are shown as they come. @returns its exit code and last line */
async function run(script: string, args: readonly string[], rowsFile: string) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, [ROWS_FILE]: rowsFile },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (piece: Buffer) => {
    process.stdout.write(piece);
    output += piece.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, lastLine: output.trim().split("\n").at(-1) ?? "" };
}

function readRows(file: string): BenchRow[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as BenchRow);
}

try {
  const chosen = process.argv.slice(2);
  const rows: BenchRow[] = [];
  for (const { name, args } of BENCHES) {
    const script = join(import.meta.dirname, `${name}.ts`);
    if (!existsSync(script) || (chosen.length > 0 && !chosen.includes(name))) continue;
    console.log(`\n== ${name}`);
    const rowsFile = join(folder, `${name}.jsonl`);
    const { code, lastLine } = await run(script, args, rowsFile);
    const told = readRows(rowsFile);
    rows.push(...told);
    if (told.length > 0 && (code === 0 || told.some(({ isMet }) => isMet === false))) continue;
    const goal = "as its last line says";
    rows.push({ what: name, value: lastLine, floor: "", goal, isMet: code === 0 });
  }
  console.log("");
  printRows(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
