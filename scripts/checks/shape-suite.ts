import { provideShapePrograms } from "../shape/programs.ts";
import { runTool, type Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

/** One try of everything that `npm run faults` lets go wrong; always at the same moments. */
const FAULTS = ["--small", "--seed=7"];

/**
 * What runs in production, on loopback with the configuration of the images: first that it works, then
 * what it does when things go wrong in it.
 */
export async function runShapeSuite(tally: Tally): Promise<void> {
  const shape = "production shape: nginx, PgBouncer, two processes";
  const faults = "faults in the production shape";
  const missing = provideShapePrograms();
  if (missing.length === 0) {
    await tally.suite(shape, () => runVitest("scripts/shape", [], { DATABASE_URL: "" }));
    return await tally.check(faults, () => runTool("node", ["scripts/faults.ts", ...FAULTS]));
  }
  for (const name of [shape, faults]) {
    console.log(`NOT RUN: ${name}. It needs ${missing.join(" and ")},`);
    console.log(
      "         which were not found and could not be installed. In CI this is a failure.",
    );
    if (process.env["CI"] !== "true") continue;
    await tally.check(name, () => Promise.resolve({ code: 1, output: "CI needs these programs." }));
  }
}
