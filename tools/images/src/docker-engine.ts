import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installOnDebian } from "@cosmic/tools-programs/debian";
import { ROOT } from "@cosmic/tools-programs/root";

const isThere = (...args: string[]) => spawnSync("docker", args, { stdio: "ignore" }).status === 0;

/** Null when images can be built here, else why not. */
export function findHindrance(): string | null {
  if (!isThere("version")) return "no Docker engine answers";
  return isThere("compose", "version") ? null : "docker has no compose plugin";
}

/** An engine of this checkout alone: its programs, its socket and its data are below one folder, and no network of it stays. */
const FOLDER = join(ROOT, ".local", "engine");
const LOG = join(FOLDER, "dockerd.log");
const PID_FILE = join(FOLDER, "dockerd.pid");

/** The interface's packet size: a bridge with a larger one loses large answers. */
function findMtu(): string {
  const [, device = ""] = /^(\S+)\t00000000\t/m.exec(readFileSync("/proc/net/route", "utf8")) ?? [];
  const file = `/sys/class/net/${device}/mtu`;
  return device !== "" && existsSync(file) ? readFileSync(file, "utf8").trim() : "1500";
}

function changeNetwork(action: "record" | "clear"): void {
  const script = join(import.meta.dirname, "engine-network.sh");
  spawnSync("sh", [script, action, FOLDER], { stdio: "inherit" });
}

/** The engine that a run has left, or a new one. @returns its process */
async function start(): Promise<number> {
  if (isThere("version")) return Number(readFileSync(PID_FILE, "utf8"));
  changeNetwork("record");
  const mtu = findMtu();
  const options = [
    ["--data-root", join(FOLDER, "data")],
    ["--exec-root", join(FOLDER, "run")],
    ["--pidfile", PID_FILE],
    ["--host", process.env["DOCKER_HOST"] ?? ""],
    ["--mtu", mtu],
    ["--default-network-opt", `bridge=com.docker.network.driver.mtu=${mtu}`],
  ].flat();
  const command = `exec dockerd "$@" >>"${LOG}" 2>&1`;
  const child = spawn("sh", ["-c", command, "sh", ...options], { stdio: "ignore", detached: true });
  child.unref();
  for (let attempt = 0; attempt < 120 && !isThere("version"); attempt += 1) await pause(500);
  const { pid } = child;
  if (pid === undefined || !isThere("version")) {
    throw new Error(`The engine does not start:\n${readFileSync(LOG, "utf8").slice(-2_000)}`);
  }
  return pid;
}

async function end(pid: number): Promise<void> {
  process.kill(pid, "SIGTERM");
  const isRunning = () => spawnSync("kill", ["-0", String(pid)]).status === 0;
  for (let attempt = 0; attempt < 120 && isRunning(); attempt += 1) await pause(500);
}

/**
 * An engine to build with: the one that answers, else, as root on Debian, one of Debian's packages that runs
 * until it is ended. It asks for what it lacks of the network: the distribution's mirror.
 * @returns how to end it and remove its data; a sentence where there is none to be had
 */
export async function bringEngine(): Promise<string | { end: () => Promise<void> }> {
  const hindrance = findHindrance();
  if (hindrance === null) return { end: async () => {} };
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return hindrance;
  process.env["PATH"] =
    `${join(FOLDER, "bin")}:${process.env["PATH"] ?? ""}:/usr/local/sbin:/usr/sbin:/sbin`;
  process.env["DOCKER_HOST"] = `unix://${join(FOLDER, "docker.sock")}`;
  process.env["DOCKER_CONFIG"] = join(FOLDER, "config");
  installOnDebian("what an engine needs", ["ca-certificates", "iproute2", "iptables", "runc"]);
  const script = join(import.meta.dirname, "bring-engine.sh");
  const { status } = spawnSync("bash", [script, FOLDER], { stdio: "inherit" });
  if (status !== 0) return "Debian's packages gave no engine that runs here";
  const pid = await start();
  return {
    async end() {
      await end(pid);
      changeNetwork("clear");
      for (const name of ["data", "run", "config/buildx"]) {
        rmSync(join(FOLDER, name), { recursive: true, force: true });
      }
    },
  };
}
