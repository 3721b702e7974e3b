import { runTool } from "@cosmic/tools-programs/run-tool";
import { provideShapePrograms } from "@cosmic/tools-resilience/shape/programs";
import { type Counter } from "./counter.ts";
import { runVitest } from "./vitest.ts";

/** One try of everything that `npm run faults` lets go wrong; always at the same moments. */
const FAULTS = ["--small", "--seed=7"];

/**
 * What runs in production, on loopback with the configuration of the images: first that it works, then
 * what it does when things go wrong in it.
 */
export async function runShapeSuite(counter: Counter): Promise<void> {
  const shape = "production shape: nginx, PgBouncer, two processes";
  const faults = "faults in the production shape";
  const missing = provideShapePrograms();
  if (missing.length === 0) {
    await counter.suite(shape, () =>
      runVitest("tools/resilience/src/shape", [], { DATABASE_URL: "" }),
    );
    return await counter.check(faults, () =>
      runTool("node", ["tools/resilience/src/faults.ts", ...FAULTS]),
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
