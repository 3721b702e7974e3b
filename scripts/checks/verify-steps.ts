import { runTool, type Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

/** Packages whose suites need neither a database nor a browser. */
const PURE_SUITES = [
  "packages/domain",
  "packages/contracts",
  "packages/ui",
  "packages/local-services",
  "apps/web",
  "apps/admin",
];

/** Everything that runs in seconds without a database: the first part of `npm test` too. */
export async function verify(tally: Tally): Promise<void> {
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
  await tally.suite("scripts", () => runVitest("scripts"));
  for (const folder of PURE_SUITES) await tally.suite(folder, () => runVitest(folder));
}
