import { runTool, type Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

export const PACKAGE_SUITES = [
  "packages/domain",
  "packages/report",
  "packages/contracts",
  "packages/ui",
  "packages/local-services",
  "packages/stripe-stand-in",
] as const;

/** Format, lint, arrows, types, dead code and doc links, over the whole repository. */
export async function checkSources(tally: Tally): Promise<void> {
  await tally.check("format", () => runTool("biome", ["check", "."]));
  await tally.check("lint", () => runTool("oxlint", ["--deny-warnings"]));
  await tally.check("arrows", () => runTool("node", ["scripts/checks/arrows-check.ts"]));
  await tally.check("types", () =>
    runTool("turbo", ["run", "typecheck", "--output-logs=errors-only"]),
  );
  await tally.check("types of the scripts", () => runTool("tsc", ["-p", "scripts/tsconfig.json"]));
  await tally.check("unused code and packages", () => runTool("knip", ["--no-progress"]));
  await tally.check("paths named in the docs", () =>
    runTool("node", ["scripts/checks/docs-check.ts"]),
  );
}

/** Suites that need neither a database nor a browser. */
export async function runPureSuites(tally: Tally, folders: readonly string[]): Promise<void> {
  for (const folder of folders) await tally.suite(folder, () => runVitest(folder));
}
