import { Tally } from "./tally.ts";
import { checkSources, PACKAGE_SUITES, runPureSuites } from "./verify-steps.ts";

const tally = new Tally();
await checkSources(tally);
await runPureSuites(tally, ["scripts", ...PACKAGE_SUITES, "apps/web", "apps/admin"]);
process.exitCode = tally.close();
