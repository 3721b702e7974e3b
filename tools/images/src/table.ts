import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Stack } from "./stack.ts";

interface Inspected {
  Name: string;
  Image: string;
  RestartCount: number;
  Config: { User: string; Image: string };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] | null; CapAdd: string[] | null };
  State: { Health?: { Status: string } };
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const withoutPrefix = (name: string) => name.replace(/^cosmic-try-\w+-/, "");
/** The name of its service: what an update replaces has the next number. */
const withoutNumber = (name: string) => name.replace(/-\d+$/, "");

/** Seconds from a container's start to its first "healthy", by name, from when this is called. */
export function watchStarts(env: Record<string, string>) {
  const filters = ["type=container", "event=start", "event=health_status"];
  const args = [
    "events",
    "--format",
    "{{json .}}",
    ...filters.flatMap((each) => ["--filter", each]),
  ];
  const child = spawn("docker", args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const started = new Map<string, number>();
  const seconds = new Map<string, number>();
  createInterface(child.stdout).on("line", (line) => {
    const event = JSON.parse(line) as {
      Action: string;
      timeNano: number;
      Actor: { Attributes: { name: string } };
    };
    const { name } = event.Actor.Attributes;
    if (event.Action === "start") started.set(name, event.timeNano);
    const since = started.get(name);
    if (event.Action !== "health_status: healthy" || since === undefined || seconds.has(name))
      return;
    seconds.set(name, (event.timeNano - since) / 1e9);
  });
  return { seconds, stop: () => child.kill() };
}

/** What the containers hold now, in the engine's own words, by service. */
export async function readMemory(stack: Stack): Promise<Map<string, string>> {
  const ids = await stack.listContainers();
  const output = await stack.docker(
    "stats",
    "--no-stream",
    "--format",
    "{{.Name}}\t{{.MemUsage}}",
    ...ids,
  );
  const rows = output
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  return new Map(
    rows.map(([name = "", usage = ""]) => [withoutNumber(name), usage.split(" / ")[0] ?? ""]),
  );
}

export interface Measured {
  seconds: ReadonlyMap<string, number>;
  idle: ReadonlyMap<string, string>;
  loaded: ReadonlyMap<string, string>;
}

/** A line for each container that runs. */
export async function printTable(stack: Stack, { seconds, idle, loaded }: Measured): Promise<void> {
  const ids = await stack.listContainers();
  const found = JSON.parse(await stack.docker("inspect", ...ids)) as Inspected[];
  const rows = await Promise.all(
    found.map(async ({ Name, Image, Config, HostConfig, State }) => {
      const name = Name.replace(/^\//, "");
      const size = await stack.docker("image", "inspect", "--format", "{{.Size}}", Image);
      return {
        container: withoutPrefix(name),
        image: toMegabytes(Number(size)),
        idle: idle.get(withoutNumber(name)) ?? "",
        loaded: loaded.get(withoutNumber(name)) ?? "",
        "ready after": seconds.has(name) ? `${seconds.get(name)?.toFixed(1)} s` : "",
        user: Config.User,
        "read-only": HostConfig.ReadonlyRootfs,
        capabilities: [
          ...(HostConfig.CapDrop ?? []).map((cap) => `-${cap}`),
          ...(HostConfig.CapAdd ?? []).map((cap) => `+${cap}`),
        ].join(" "),
        health: State.Health?.Status ?? "none",
      };
    }),
  );
  console.table(rows.toSorted((a, b) => a.container.localeCompare(b.container)));
}
