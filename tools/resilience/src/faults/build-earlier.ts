import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "@cosmic/tools-programs/run-tool";
import { writeCommit } from "./earlier-version.ts";

/** With what its own lockfile names; mostly from what pnpm has on this machine already. */
const STEPS = [
  [
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    "--config.fetch-retries=1",
    "--config.fetch-timeout=20000",
    "--filter",
    "@cosmic/api...",
  ],
  ["--filter", "@cosmic/api", "run", "build"],
];

/**
 * Installs and builds the API of a commit in a folder that is made for it.
 * @returns the program, and null; or null, and why there is none
 */
export async function buildEarlier(
  commit: string,
  folder: string,
): Promise<[main: string, why: null] | [main: null, why: string]> {
  mkdirSync(folder);
  writeCommit(commit, folder);
  for (const step of STEPS) {
    // Without a terminal pnpm must not ask anything.
    const { code, output } = await runTool("pnpm", step, { cwd: folder, env: { CI: "true" } });
    const said = output.trim().split("\n").slice(-3).join(" ");
    if (code !== 0) return [null, `pnpm ${step.join(" ")}: ${said}`];
  }
  return [join(folder, "apps", "api", "dist", "main.js"), null];
}
