import { checkApiBundle, checkPaymentsInChaos, runApiSuites } from "./api-suites.ts";
import { checkBudgets, runJourneys } from "./browser-suites.ts";
import { sayHowImagesWereChecked } from "./images.ts";
import { runShapeSuite } from "./shape-suite.ts";
import { runTool, Tally } from "./tally.ts";
import { checkSources, PACKAGE_SUITES, runPureSuites } from "./verify-steps.ts";

/** How many of the inputs of `npm run attack` every run of the tests sends. */
const HOSTILE_INPUTS = 3_000;

/** The parts of `npm test`, in the order that finds trouble soonest. */
const SCOPES = {
  packages: async (tally: Tally) => {
    await checkSources(tally);
    await runPureSuites(tally, ["scripts", ...PACKAGE_SUITES]);
    sayHowImagesWereChecked();
  },
  api: async (tally: Tally) => {
    await runApiSuites(tally);
    await tally.check(`${HOSTILE_INPUTS} hostile inputs`, () =>
      runTool("node", ["scripts/attack.ts", `--inputs=${HOSTILE_INPUTS}`, "--no-timing"]),
    );
    await checkPaymentsInChaos(tally);
    await checkApiBundle(tally);
    await runShapeSuite(tally);
  },
  web: async (tally: Tally) => {
    await runPureSuites(tally, ["apps/web"]);
    await checkBudgets(tally);
    await tally.check("starting, stopping, starting again", () =>
      runTool("node", ["scripts/checks/start-check.ts"]),
    );
    await runJourneys(tally, "web");
  },
  admin: async (tally: Tally) => {
    await runPureSuites(tally, ["apps/admin"]);
    await runJourneys(tally, "admin");
  },
} as const;

type Scope = keyof typeof SCOPES;

const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isScope(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There is ${Object.keys(SCOPES).join(", ")}.`);
  process.exit(1);
}

const tally = new Tally();
for (const [name, run] of Object.entries(SCOPES)) {
  if (asked.length === 0 || asked.includes(name)) await run(tally);
}
process.exitCode = tally.close();
