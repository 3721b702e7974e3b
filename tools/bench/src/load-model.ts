import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "@cosmic/tools-programs/root";
import { measure } from "./load-model/measure/measure.ts";
import { MEASURED_FILE, readMeasured } from "./load-model/measured.ts";
import { buildTables, fillTables } from "./load-model/tables.ts";

// What the product needs at 1x, 10x, 100x and 1000x, from costs measured on a machine. Without arguments it
// prints the tables; --measure measures first and keeps the result; --write puts them into docs/scaling.md.
const SCALING = join(ROOT, "docs/scaling.md");

/** Rows as `npm run db:seed` makes them, for what a row takes among others. */
function seed(databaseUrl: string): void {
  const script = join(ROOT, "tools/cli/src/seed.ts");
  const args = ["--users", "2000", "--events", "40000", "--blueprints", "100", "--days", "60"];
  execFileSync(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: "development", DATABASE_URL: databaseUrl },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const { values } = parseArgs({
  options: { measure: { type: "boolean" }, write: { type: "boolean" } },
});
if (values.measure) {
  if (process.platform !== "linux")
    throw new Error("Processes are measured through /proc: Linux only.");
  writeFileSync(MEASURED_FILE, JSON.stringify(await measure(seed)));
  execFileSync("biome", ["format", "--write", MEASURED_FILE]);
}
const measured = readMeasured();
const tables = buildTables(measured);
const { processor, cores, node, postgres, measuredAt } = measured.machine;
console.log(
  `Measured on ${measuredAt}: ${processor}, ${cores} cores, Node ${node}, PostgreSQL ${postgres}`,
);
for (const content of Object.values(tables)) console.log(`\n${content}`);
if (values.write) writeFileSync(SCALING, fillTables(readFileSync(SCALING, "utf8"), tables));
