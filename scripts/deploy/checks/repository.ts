import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import type { OwnImage, Surroundings } from "./compose-rules.ts";
import { allOf, exposedPorts, namesOf, readDockerfile, type Stage } from "./dockerfile.ts";
import type { Repository } from "./dockerfile-rules.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** A file of the repository, as text. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Files that git would take, so that what is only built or fetched here does not count. */
function listFiles(): string[] {
  const listing = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return listing.split("\n").filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

const files = listFiles();

/** Every Dockerfile of the repository. */
export const DOCKERFILES = files.filter((path) => /(?:^|\/)Dockerfile$/.test(path)).toSorted();

const has = (path: string) =>
  files.some((file) => matchesGlob(file, path) || file.startsWith(`${path.replace(/\/$/, "")}/`));

/** Whether a pattern of .dockerignore takes a path, or a folder above it. */
function isTaken(pattern: string, path: string): boolean {
  const parts = path.replace(/\/$/, "").split("/");
  return parts.some((_, index) => matchesGlob(parts.slice(0, index + 1).join("/"), pattern));
}

/** The repository as the rules for Dockerfiles ask about it. */
export function openRepository(): Repository {
  const manifest = JSON.parse(readText("package.json")) as {
    packageManager: string;
    devDependencies: { node: string };
  };
  const patterns = readText(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return {
    has,
    isIgnored: (path) => patterns.some((pattern) => isTaken(pattern, path)),
    nodeVersion: manifest.devDependencies.node,
    packageManager: manifest.packageManager,
  };
}

/** What the rules for docker-compose.yml need to know of an image. */
export function imageFrom(stages: readonly Stage[]): OwnImage {
  return {
    user: allOf(stages.at(-1), "USER").at(-1) ?? "",
    hasHealthcheck: allOf(stages.at(-1), "HEALTHCHECK").length > 0,
    ports: exposedPorts(stages),
    args: [...new Set(namesOf(stages, "ARG"))],
  };
}

/** The repository as the rules for docker-compose.yml ask about it. */
export const SURROUNDINGS: Surroundings = {
  has,
  imageOf: ({ madeFrom }) =>
    madeFrom !== undefined && has(madeFrom) ? imageFrom(readDockerfile(readText(madeFrom))) : null,
};
