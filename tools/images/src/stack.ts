import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";
import { runTool } from "@cosmic/tools-programs/run-tool";

/**
 * Copies what git knows or would take into a folder, as a clone has it: no settings, no backups.
 * @param withoutDigests "name:tag" of images that were assembled here and have no digest
 */
export function copyTree(folder: string, withoutDigests: readonly string[]): void {
  // Not the engine's, which could not be removed.
  mkdirSync(join(folder, "backups"));
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const path of stdout.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
    if (!/Dockerfile$|^docker-compose.yml$/.test(path)) continue;
    const text = readFileSync(join(folder, path), "utf8").replaceAll(/\S+/g, (word) => {
      const [name = "", digest] = word.split("@sha256:");
      return digest !== undefined && withoutDigests.includes(name) ? name : word;
    });
    writeFileSync(join(folder, path), text);
  }
}

const PORTS = ["PORT", "ADMIN_PORT", "MAIL_PORT", "SMTP_PORT", "GOOGLE_PORT", "STRIPE_PORT"];

/** Free ports of this machine, by the variables of docker-compose.yml. */
export async function choosePorts(): Promise<Record<string, string>> {
  const ports = await Promise.all(PORTS.map(async (name) => [name, String(await findFreePort())]));
  return Object.fromEntries(ports) as Record<string, string>;
}

/** docker-compose.yml in a copy of the tree, as a project of its own. */
export function createStack(folder: string, env: Record<string, string>) {
  const run = async (
    command: string,
    args: readonly string[],
    more: Record<string, string> = {},
  ) => {
    const { code, output } = await runTool(command, args, {
      cwd: folder,
      env: { ...env, ...more },
    });
    if (code === 0) return output;
    const what = [command, ...args].join(" ");
    throw new Error(`${what} ended with code ${code}:\n${output.slice(-4_000)}`);
  };
  const compose = (...args: string[]) => run("docker", ["compose", ...args]);
  return {
    folder,
    compose,
    run,
    docker: (...args: string[]) => run("docker", args),
    /** As the owner of a server brings everything to this version and these settings. */
    rollOut: (more: Record<string, string>, ...args: string[]) =>
      run("sh", ["deploy/roll-out.sh", ...args], more),
    /** Ids of a service's containers, or of all. */
    async listContainers(...services: string[]): Promise<string[]> {
      const output = await compose("ps", "--quiet", ...services);
      return output.split("\n").filter((line) => /^[0-9a-f]{64}$/.test(line));
    },
    /** Removes its containers, networks, volumes and images. */
    async remove(tags: readonly string[]): Promise<void> {
      const down = ["--profile", "*", "down", "--volumes", "--remove-orphans", "--timeout", "40"];
      await compose(...down).catch((error: unknown) => console.log(error));
      const { output } = await runTool("docker", [
        "image",
        "ls",
        "--quiet",
        "--filter",
        "reference=cosmic-blueprint/*",
        "--format",
        "{{.Repository}}:{{.Tag}}",
      ]);
      const ours = output
        .split("\n")
        .filter((name) => tags.some((tag) => name.endsWith(`:${tag}`)));
      if (ours.length > 0) await runTool("docker", ["image", "rm", "--force", ...ours]);
    },
  };
}

export type Stack = ReturnType<typeof createStack>;
