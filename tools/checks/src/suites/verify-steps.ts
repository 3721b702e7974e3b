import { runTool } from "@cosmic/tools-programs/run-tool";
import type { Counter } from "./counter.ts";
import { runVitest } from "./vitest.ts";

const DESCRIPTIONS = ["apps/api/openapi.json", "apps/api/openapi.operator.json"];

/** Format, lint, arrows, types, words and doc links, over the whole repository. */
export async function checkSources(counter: Counter): Promise<void> {
  await counter.check("format", () => runTool("biome", ["check", "."]));
  // oxlint reports the compiler's errors from the programs its rules need anyway, each file by its own tsconfig.json.
  // Two checkers of types do the same work twice for what both need; the other core has the tests meanwhile.
  await counter.check("lint and types", () =>
    runTool("oxlint", ["--deny-warnings", "--type-check"], {
      env: { GOMAXPROCS: "1", GOGC: "200" },
    }),
  );
  await counter.check("arrows", () => runTool("node", ["tools/checks/src/arrows-check.ts"]));
  await counter.check("paths named in the docs", () =>
    runTool("node", ["tools/checks/src/docs-check.ts"]),
  );
  await counter.check("words", () => runTool("node", ["tools/checks/src/words-check.ts"]));
  await counter.check("patterns", () => runTool("node", ["tools/checks/src/patterns-check.ts"]));
  await counter.check("descriptions of the API", () =>
    runTool("redocly", ["lint", "--extends=recommended-strict", ...DESCRIPTIONS], {
      env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    }),
  );
  await counter.check("licenses", () => runTool("node", ["tools/checks/src/licenses-check.ts"]));
  await counter.check("workflows", () => runTool("node", ["tools/checks/src/workflows-check.ts"]));
}

/** What nothing uses, in code and in package.json files: for a change that is finished. */
export async function checkUnused(counter: Counter): Promise<void> {
  await counter.check("unused code and packages", () => runTool("knip", ["--no-progress"]));
}

/** The compiler itself over every package, which reads the tsconfig.json files too. */
export async function checkTypes(counter: Counter): Promise<void> {
  await counter.check("types", () =>
    runTool("turbo", ["run", "typecheck", "--output-logs=errors-only"]),
  );
  await counter.check("types of the tools", () => runTool("tsc", ["-p", "tools/tsconfig.json"]));
}

/**
 * Suites that need neither a database nor a browser.
 * @param projects names of the projects in vitest.config.ts, or "!" and a name for all others; all unless given
 */
export async function runPureSuites(
  counter: Counter,
  projects: readonly string[] = [],
): Promise<void> {
  const args = projects.map((name) => `--project=${name}`);
  const named = projects.filter((name) => !name.startsWith("!"));
  const name = named.length === 0 ? "pure tests" : `tests of ${named.join(", ")}`;
  await counter.suite(name, () => runVitest(".", ["--maxWorkers=100%", ...args]));
}
