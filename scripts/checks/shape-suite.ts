import { provideShapePrograms } from "../shape/programs.ts";
import type { Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

/** What runs in production, tried on loopback with the configuration of the images. */
export async function runShapeSuite(tally: Tally): Promise<void> {
  const name = "production shape: nginx, PgBouncer, two processes";
  const missing = provideShapePrograms();
  if (missing.length === 0) {
    return await tally.suite(name, () => runVitest("scripts/shape", [], { DATABASE_URL: "" }));
  }
  console.log(`NOT RUN: ${name}. It needs ${missing.join(" and ")},`);
  console.log("         which were not found and could not be installed. In CI this is a failure.");
  if (process.env["CI"] !== "true") return;
  await tally.check(name, () => Promise.resolve({ code: 1, output: "CI needs these programs." }));
}
