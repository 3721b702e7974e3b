import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { type CommandResult, runTool } from "@cosmic/tools-programs/run-tool";

const FILE = "deploy/pgbouncer/Dockerfile";
const TAG = `cosmic-blueprint/pgbouncer:small-${process.pid}`;

/** All of docker-compose.yml as the engine's compose reads it. */
export const checkConfiguration = (): Promise<CommandResult> =>
  runTool("docker", ["compose", "--env-file", "/dev/null", "--profile", "*", "config", "--quiet"], {
    cwd: ROOT,
  });

/** Whether the base of the smallest image is there or can be fetched. */
export async function hasBase(): Promise<boolean> {
  const [, base = ""] = /^FROM (\S+)/m.exec(readFileSync(join(ROOT, FILE), "utf8")) ?? [];
  if ((await runTool("docker", ["image", "inspect", base])).code === 0) return true;
  return (await runTool("docker", ["pull", "--quiet", base])).code === 0;
}

/** Builds the smallest image, has it say its version, and removes it. */
export async function buildSmallest(): Promise<CommandResult> {
  const built = await runTool("docker", ["build", "--quiet", "--tag", TAG, "--file", FILE, "."], {
    cwd: ROOT,
  });
  if (built.code !== 0) return built;
  const run = ["run", "--rm", "--network", "none", "--entrypoint", "pgbouncer", TAG, "--version"];
  const ran = await runTool("docker", run);
  await runTool("docker", ["image", "rm", "--force", TAG]);
  return ran;
}
