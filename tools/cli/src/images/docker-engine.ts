import { spawnSync } from "node:child_process";

const isThere = (...args: string[]) => spawnSync("docker", args, { stdio: "ignore" }).status === 0;

/** Null when images can be built here, else why not. */
export function findHindrance(): string | null {
  if (!isThere("version")) return "no Docker engine answers";
  return isThere("compose", "version") ? null : "docker has no compose plugin";
}
