import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const BIN = join(ROOT, "node_modules/.bin");

/** The index of cities as every build has it, from turbo's cache where nothing of it changed. */
export function setup(): void {
  execFileSync(join(BIN, "turbo"), ["run", "cities", "--output-logs=errors-only"], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${BIN}:${process.env["PATH"]}`, TURBO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
