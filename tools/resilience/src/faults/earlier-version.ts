import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { runTool } from "@cosmic/tools-programs/run-tool";

const FOLDER = "apps/api/src/db/migrations";

export interface EarlierVersion {
  commit: string;
  /** Files of today's migrations that it does not know. */
  unknown: string[];
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 27 });

/** The migrations of a commit, oldest first: "<contents> <file>". */
function listMigrations(commit: string): string[] {
  const lines = git("ls-tree", `${commit}:${FOLDER}`).trim().split("\n");
  return lines
    .map((line) => line.replace(/^\S+ blob (\w+)\t/, "$1 "))
    .filter((line) => / \d{4}-.*\.ts$/.test(line))
    .toSorted((a, b) => (a.split(" ")[1] ?? "").localeCompare(b.split(" ")[1] ?? ""));
}

/**
 * The last commit before this one with fewer migrations, which are today's first ones to the letter.
 * @returns why there is none, as a text, where there is none
 */
export function findEarlierVersion(): EarlierVersion | string {
  try {
    const today = listMigrations("HEAD");
    const changes = git("log", "--format=%H", "--", FOLDER).trim().split("\n");
    for (const change of changes) {
      const commit = git("rev-parse", "--verify", "--quiet", `${change}^`).trim();
      const migrations = listMigrations(commit);
      const isPrefix = migrations.every((migration, index) => migration === today[index]);
      if (!isPrefix || migrations.length === today.length) continue;
      const unknown = today.slice(migrations.length).map((line) => line.split(" ")[1] ?? "");
      return { commit, unknown };
    }
  } catch {
    // The history ends here, or there is none.
  }
  return "no commit in this clone's history has fewer migrations, unchanged since";
}

/** With what its own lockfile names; mostly from the store of this machine. */
const STEPS = [
  "install --frozen-lockfile --prefer-offline --config.fetch-retries=1 --filter @cosmic/api...",
  "--filter @cosmic/api run build",
];

/** Installs and builds the API of a commit in a new folder. @returns its program @throws when it cannot */
export async function buildEarlier(commit: string, folder: string): Promise<string> {
  mkdirSync(folder);
  const archive = join(folder, "commit.tar");
  git("archive", `--output=${archive}`, commit);
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  for (const step of STEPS) {
    // Without a terminal pnpm must not ask anything.
    const options = { cwd: folder, env: { CI: "true" } };
    const { code, output } = await runTool("pnpm", step.split(" "), options);
    const last = output.trim().split("\n").slice(-3).join(" ");
    if (code !== 0) throw new Error(`pnpm ${step}: ${last}`);
  }
  return join(folder, "apps", "api", "dist", "main.js");
}
