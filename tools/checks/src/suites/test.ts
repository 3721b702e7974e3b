import { runTool } from "@cosmic/tools-programs/run-tool";
import { reportAdvisories } from "./advisories.ts";
import { checkApiBundle, checkPaymentsInChaos, runApiSuites } from "./api-suites.ts";
import { checkBudgets, checkBundleSecrets, runJourneys } from "./browser-suites.ts";
import { Counter } from "./counter.ts";
import { checkImages } from "./images.ts";
import { runShapeSuite } from "./shape-suite.ts";
import { checkSources, checkTypes, checkUnused, runPureSuites } from "./verify-steps.ts";

/** Runs the compiler itself, the whole API suite on both engines, and more faults and hostile inputs. */
const ALL = "--all";
const isWhole = process.argv.includes(ALL);
const asked = process.argv.slice(2).filter((word) => word !== ALL);

/** How many of the inputs of `npm run attack` a run of the tests sends. */
const HOSTILE_INPUTS = isWhole ? 3_000 : 300;

const SCOPES = ["packages", "api", "web", "admin"] as const;
const APPS = ["web", "admin"] as const;

const unknown = asked.filter((name) => !SCOPES.some((scope) => scope === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There is ${SCOPES.join(", ")}.`);
  process.exit(1);
}

const isAsked = (scope: (typeof SCOPES)[number]) => asked.length === 0 || asked.includes(scope);

/** Sources, and tests without a database or a browser: these use every core. */
async function runPure(counter: Counter): Promise<void> {
  const others = APPS.filter((app) => !isAsked(app)).map((app) => `!@cosmic/${app}`);
  const named = APPS.filter(isAsked).map((app) => `@cosmic/${app}`);
  if (!isAsked("packages")) {
    return named.length > 0 ? await runPureSuites(counter, named) : undefined;
  }
  await Promise.all([checkSources(counter), runPureSuites(counter, others)]);
  await checkUnused(counter);
  if (isWhole) await checkTypes(counter);
  await checkImages(counter);
  await reportAdvisories(counter);
}

/** Programs that are started, killed and started again, one after the other: mostly waiting. */
async function runProcesses(counter: Counter): Promise<void> {
  if (isAsked("web")) {
    await counter.check("starting, stopping, starting again", () =>
      runTool("node", ["tools/checks/src/suites/start-check.ts"]),
    );
  }
  if (!isAsked("api")) return;
  await Promise.all([
    counter.check(`${HOSTILE_INPUTS} hostile inputs`, () =>
      runTool("node", ["tools/attack/src/attack.ts", `--inputs=${HOSTILE_INPUTS}`, "--no-timing"]),
    ),
    checkPaymentsInChaos(counter, isWhole),
  ]);
  await checkApiBundle(counter);
  await runShapeSuite(counter, isWhole);
}

/** What is built of the two sites: its files, then its journeys in a browser. */
async function runSites(counter: Counter): Promise<void> {
  if (isAsked("web")) await checkBudgets(counter);
  for (const app of APPS.filter(isAsked)) {
    await checkBundleSecrets(counter, app);
    await runJourneys(counter, app);
  }
}

const counter = new Counter();
await runPure(counter);
if (isAsked("api")) await runApiSuites(counter, isWhole);
// Each waits for programs and for a browser more than it computes.
await Promise.all([runProcesses(counter), runSites(counter)]);
process.exitCode = counter.close();
