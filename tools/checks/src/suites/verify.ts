import { Counter } from "./counter.ts";
import { checkSources, runPureSuites } from "./verify-steps.ts";

const counter = new Counter();
/** Left to `npm test`: tests that read every report or start programs. */
const SLOW = ["!slow", "!@cosmic/local-services", "!@cosmic/stripe-stand-in"];

await Promise.all([checkSources(counter), runPureSuites(counter, SLOW)]);
process.exitCode = counter.close();
