import { Counter } from "./counter.ts";
import { checkSources, runPureSuites } from "./verify-steps.ts";

const counter = new Counter();
await checkSources(counter);
await runPureSuites(counter);
process.exitCode = counter.close();
