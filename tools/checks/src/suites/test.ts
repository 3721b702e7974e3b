import { runTool } from "@cosmic/tools-programs/run-tool";
import { reportAdvisories } from "./advisories.ts";
import { checkApiBundle, checkPaymentsInChaos, runApiSuites } from "./api-suites.ts";
import { checkBudgets, checkBundleSecrets, runJourneys } from "./browser-suites.ts";
import { Counter } from "./counter.ts";
import { checkImages } from "./images.ts";
import { runShapeSuite } from "./shape-suite.ts";
import { checkSources, checkTypes, runPureSuites } from "./verify-steps.ts";

/** Runs the compiler itself, the whole API suite on both engines, and more faults and hostile inputs. */
const ALL = "--all";
const isWhole = process.argv.includes(ALL);
const asked = process.argv.slice(2).filter((word) => word !== ALL);

/** How many of the inputs of `npm run attack` a run of the tests sends. */
const HOSTILE_INPUTS = isWhole ? 3_000 : 300;

/** The parts of `npm test`, in the order that finds trouble soonest. */
const SCOPES = {
  packages: async (counter: Counter) => {
    const suites = runPureSuites(counter, ["!@cosmic/web", "!@cosmic/admin"]);
    await Promise.all([checkSources(counter), suites]);
    if (isWhole) await checkTypes(counter);
    await checkImages(counter);
    await reportAdvisories(counter);
  },
  api: async (counter: Counter) => {
    await runApiSuites(counter, isWhole);
    // Each starts processes of its own, and mostly waits for them.
    await Promise.all([
      counter.check(`${HOSTILE_INPUTS} hostile inputs`, () =>
        runTool("node", [
          "tools/attack/src/attack.ts",
          `--inputs=${HOSTILE_INPUTS}`,
          "--no-timing",
        ]),
      ),
      checkPaymentsInChaos(counter, isWhole),
    ]);
    await checkApiBundle(counter);
    await runShapeSuite(counter, isWhole);
  },
  web: async (counter: Counter) => {
    const starts = counter.check("starting, stopping, starting again", () =>
      runTool("node", ["tools/checks/src/suites/start-check.ts"]),
    );
    await Promise.all([runPureSuites(counter, ["@cosmic/web"]), starts]);
    await checkBudgets(counter);
    await checkBundleSecrets(counter, "web");
    await runJourneys(counter, "web");
  },
  admin: async (counter: Counter) => {
    await runPureSuites(counter, ["@cosmic/admin"]);
    await checkBundleSecrets(counter, "admin");
    await runJourneys(counter, "admin");
  },
} as const;

type Scope = keyof typeof SCOPES;

const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

const unknown = asked.filter((name) => !isScope(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There is ${Object.keys(SCOPES).join(", ")}.`);
  process.exit(1);
}

const counter = new Counter();
for (const [name, run] of Object.entries(SCOPES)) {
  if (asked.length === 0 || asked.includes(name)) await run(counter);
}
process.exitCode = counter.close();
