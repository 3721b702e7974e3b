import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";

const isRoot = () => process.getuid?.() === 0;

const SYSTEM_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/**
 * Servers, and what installs them, are in folders that not every account has on its PATH; from here on
 * this process and those it starts have.
 */
export function reachSystemPrograms(): void {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const missing = SYSTEM_FOLDERS.filter((folder) => !folders.includes(folder));
  process.env["PATH"] = [...folders, ...missing].join(delimiter);
}

/** As root on Debian, installs packages of the distribution; elsewhere it does nothing. */
export function installOnDebian(name: string, packages: readonly string[]): void {
  if (!isRoot() || !existsSync("/etc/debian_version")) return;
  reachSystemPrograms();
  console.log(`       installing ${name} from Debian's packages ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  // Services that packages start would take ports and outlive the run.
  const quiet = { ...env, RUNLEVEL: "1" };
  spawnSync("apt-get", install, { env: quiet, stdio: "ignore" });
}

/**
 * For root, an ordinary account to run servers as that refuse to run as root, or should not; null for
 * any other account, which runs them itself.
 */
export function findOrdinaryUser(): { uid: number; gid: number } | null {
  if (!isRoot()) return null;
  for (const name of ["postgres", "nobody"]) {
    const id = spawnSync("id", ["-u", name], { encoding: "utf8" });
    const group = spawnSync("id", ["-g", name], { encoding: "utf8" });
    if (id.status === 0) return { uid: Number(id.stdout), gid: Number(group.stdout) };
  }
  throw new Error("Servers cannot run as root, and there is no ordinary user to run them as.");
}
