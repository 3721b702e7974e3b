import { Counter } from "./counter.ts";
import { checkSources, runPureSuites } from "./verify-steps.ts";

const counter = new Counter();
await Promise.all([checkSources(counter), runPureSuites(counter, ["!exhaustive"])]);
process.exitCode = counter.close();
