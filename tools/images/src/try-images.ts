import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assembleBases, describeAssembled, fetchBases } from "./bases.ts";
import { bringEngine } from "./docker-engine.ts";
import { tryLocalMode } from "./local-mode.ts";
import { tryProductionMode } from "./production-mode.ts";
import { choosePorts, copyTree, createStack } from "./stack.ts";
import { createSteps } from "./steps.ts";

// Builds every image and runs docker-compose.yml in a copy of the tree: in local mode, then as a server of one's own
// has it. What it makes is removed at the end; the tree, its .env and its backups are not touched. `--local` and
// `--production` choose one part; the second needs ports 80 and 443. `--keep` leaves an engine of this checkout running,
// with its base images and the layers of builds, for the next run.
const NAME = `cosmic-try-${process.pid}`;
const TAGS = [1, 2, 3].map((number) => `${NAME}-${number}`);

async function tryImages(): Promise<void> {
  const steps = createSteps();
  const missing = await steps.run("base images", fetchBases);
  if (missing.length > 0) {
    console.log(
      "No registry gives these, so they are assembled here; they are NOT the published ones:",
    );
    await steps.run("stand-ins for base images", async () => assembleBases(missing));
    for (const line of await describeAssembled(missing)) console.log(`       ${line}`);
  }
  const folder = mkdtempSync(join(tmpdir(), "cosmic-images-"));
  copyTree(folder, missing);
  const names = { COMPOSE_PROJECT_NAME: NAME, COMPOSE_PROGRESS: "plain" };
  const env = { ...names, ...(await choosePorts()), IMAGE_TAG: TAGS[0] ?? "" };
  const local = createStack(folder, env);
  const production = createStack(folder, names);
  try {
    if (!process.argv.includes("--production")) await tryLocalMode(local, env, steps);
    if (!process.argv.includes("--local")) await tryProductionMode(production, TAGS, steps);
    console.log(`Everything was tried in ${steps.getTime()}.`);
  } catch (error) {
    console.log((await local.compose("ps", "--all")).trim());
    console.log(await local.compose("--profile", "*", "logs", "--tail", "15"));
    throw error;
  } finally {
    await local.remove(TAGS);
    rmSync(folder, { recursive: true, force: true });
  }
}

const engine = await bringEngine();
if (typeof engine === "string") {
  console.log(`NOT RUN: no image was built, because ${engine}. In CI this is a failure.`);
  process.exitCode = process.env["CI"] === "true" ? 1 : 0;
} else {
  await tryImages().finally(() => (process.argv.includes("--keep") ? null : engine.end()));
}
