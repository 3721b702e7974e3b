import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "@cosmic/tools-programs/run-tool";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

/** Runs one package's vitest suite and counts from its JSON report. */
export async function runVitest(
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
) {
  const scratch = mkdtempSync(join(tmpdir(), "cosmic-vitest-"));
  const report = join(scratch, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { code, output } = await runTool("vitest", ["run", ...reporters, ...args], {
      cwd: folder,
      env,
    });
    if (code !== 0) console.log(output.trimEnd());
    const counts = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
    // A file that cannot be loaded fails without a failed test of its own.
    const failed = Math.max(counts.numFailedTests, code === 0 ? 0 : 1);
    return { passed: counts.numPassedTests, failed, skipped: counts.numPendingTests };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
