import { runTool } from "@cosmic/tools-programs/run-tool";
import { provideShapePrograms } from "@cosmic/tools-resilience/shape/programs";
import { type Counter } from "./counter.ts";
import { runVitest } from "./vitest.ts";

/** One round of every fault of `npm run faults`, with a fixed seed. */
const WHOLE_FAULTS = ["--small", "--seed=7"];
/** The faults that only running processes and a crashing database show; other tests cover the rest. */
const FAULTS = [...WHOLE_FAULTS, "--only=F1,F4,F6,F34"];

/**
 * What runs in production, on loopback with the configuration of the images: first that it works, then
 * what it does when things go wrong in it.
 */
export async function runShapeSuite(counter: Counter, isWhole: boolean): Promise<void> {
  const shape = "production shape: nginx, PgBouncer, two processes";
  const faults = "faults in the production shape";
  const missing = provideShapePrograms();
  if (missing.length === 0) {
    await counter.suite(shape, () =>
      runVitest("tools/resilience/src/shape", [], { DATABASE_URL: "" }),
    );
    return await counter.check(faults, () =>
      runTool("node", ["tools/resilience/src/faults.ts", ...(isWhole ? WHOLE_FAULTS : FAULTS)]),
    );
  }
  for (const name of [shape, faults]) {
    console.log(`NOT RUN: ${name}. It needs ${missing.join(" and ")},`);
    console.log(
      "         which were not found and could not be installed. In CI this is a failure.",
    );
    if (process.env["CI"] !== "true") continue;
    await counter.check(name, () =>
      Promise.resolve({ code: 1, output: "CI needs these programs." }),
    );
  }
}
