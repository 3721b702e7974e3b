import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "@cosmic/tools-programs/chromium";
import { runTool } from "@cosmic/tools-programs/run-tool";
import { findSecretsIn } from "../bundle-secrets.ts";
import { type Counter } from "./counter.ts";

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs one app's journeys over the built product, which its Playwright configuration starts. */
async function runPlaywright(folder: string) {
  const scratch = mkdtempSync(join(tmpdir(), "cosmic-e2e-"));
  const report = join(scratch, "report.json");
  try {
    const { code, output } = await runTool("playwright", ["test", "--reporter=list,json"], {
      cwd: folder,
      env: { CHROMIUM_PATH: requireChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    if (code !== 0) console.log(output.trimEnd());
    const { stats } = JSON.parse(readFileSync(report, "utf8")) as PlaywrightReport;
    // A journey that passes only on the second try is not a pass.
    const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
    return { passed: stats.expected, failed, skipped: stats.skipped };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What the landing page may weigh, measured on the built files. */
export async function checkBudgets(counter: Counter): Promise<void> {
  await counter.check("size budgets", () => runTool("node", ["apps/web/build/budget.ts"]));
}

/** That nothing which only the server may know is among the files of a built site. */
export async function checkBundleSecrets(counter: Counter, app: "web" | "admin"): Promise<void> {
  await counter.check(`no secret in what ${app} sends`, () => {
    const found = findSecretsIn(`apps/${app}/dist`);
    return Promise.resolve({ code: found.length, output: found.join("\n") });
  });
}

/** The journeys of one app in a real Chromium. */
export async function runJourneys(counter: Counter, app: "web" | "admin"): Promise<void> {
  await counter.suite(`${app} journeys in Chromium`, () => runPlaywright(`apps/${app}`));
}
