import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "@cosmic/tools-programs/run-tool";

// `npm run trials`: every long trial in its whole form, one after another, then one table. Names choose some:
// `npm run trials -- attack faults`. What each printed is kept in a file of its own.
const TRIALS = [
  { name: "attack", file: "attack/src/attack.ts", args: [] },
  { name: "chaos", file: "resilience/src/payments-chaos.ts", args: ["--faults", "1000"] },
  { name: "faults", file: "resilience/src/faults.ts", args: [] },
  { name: "report", file: "bench/src/report-quality.ts", args: [] },
  { name: "blind", file: "bench/src/trial-quality.ts", args: [] },
  { name: "quiz", file: "bench/src/quiz-quality.ts", args: [] },
  { name: "hours", file: "bench/src/hours-prove.ts", args: [] },
  { name: "sky", file: "bench/src/sky-accuracy.ts", args: [] },
  { name: "bench", file: "bench/src/bench.ts", args: [] },
] as const;

const MINUTE = 60_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !TRIALS.some((trial) => trial.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(", ")}. There is ${TRIALS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "cosmic-trials-"));
console.log(`What each trial prints is kept in ${folder}.`);

const lines: string[] = [];
let failed = 0;
for (const { name, file, args } of TRIALS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${name} ...`);
  const start = Date.now();
  const { code, output } = await runTool(process.execPath, [join("tools", file), ...args]);
  writeFileSync(join(folder, `${name}.log`), output);
  if (code !== 0) failed += 1;
  const minutes = ((Date.now() - start) / MINUTE).toFixed(1);
  const lastLine = output.trimEnd().split("\n").at(-1) ?? "";
  const result = code === 0 ? "ok" : "FAILED";
  lines.push(`${name.padEnd(8)} ${result.padEnd(7)} ${minutes.padStart(5)} min  ${lastLine}`);
}
console.log(`\n${lines.join("\n")}`);
process.exitCode = failed === 0 ? 0 : 1;
