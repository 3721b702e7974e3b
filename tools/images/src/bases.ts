import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installOnDebian } from "@cosmic/tools-programs/debian";
import { ROOT } from "@cosmic/tools-programs/root";
import { runTool } from "@cosmic/tools-programs/run-tool";

/** The image that a line of a Dockerfile or a compose file names, where it does so by digest. */
function findNamed(line: string): string | null {
  const [keyword, image] = line.trim().split(/\s+/);
  const isNamed = (keyword === "FROM" || keyword === "image:") && image?.includes("@sha256:");
  return isNamed ? (image ?? null) : null;
}

/** What other projects publish and ours is built from or runs beside, as "name:tag@digest". */
export function listBases(): string[] {
  const listed = spawnSync("git", ["ls-files", "*Dockerfile", "docker-compose.yml"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const lines = listed.stdout
    .trim()
    .split("\n")
    .flatMap((path) => readFileSync(join(ROOT, path), "utf8").split("\n"));
  return [...new Set(lines.flatMap((line) => findNamed(line) ?? []))];
}

/** Fetches what is not there. @returns the names, without digest, of what no registry gives */
export async function fetchBases(): Promise<string[]> {
  const missing: string[] = [];
  for (const base of listBases()) {
    if ((await runTool("docker", ["image", "inspect", base])).code === 0) continue;
    const { code } = await runTool("docker", ["pull", "--quiet", base]);
    if (code !== 0) missing.push(base.replace(/@.*/, ""));
  }
  return missing;
}

/** Assembles stand-ins under these names. @throws when that does not work here */
export function assembleBases(names: readonly string[]): void {
  installOnDebian("debootstrap", ["debootstrap"]);
  const script = join(import.meta.dirname, "assemble-bases.sh");
  const { status } = spawnSync("bash", [script, ...names], { stdio: "inherit" });
  if (status !== 0) throw new Error("The images could not be assembled.");
}

/** What was assembled, and of what, one line each. */
export async function describeAssembled(names: readonly string[]): Promise<string[]> {
  const format = '{{index .RepoTags 0}}: {{index .Config.Labels "assembled-here"}}';
  const { output } = await runTool("docker", ["image", "inspect", "--format", format, ...names]);
  return output.trim().split("\n");
}
