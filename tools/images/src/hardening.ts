import assert from "node:assert/strict";
import type { Stack } from "./stack.ts";

interface Inspected {
  Name: string;
  Config: { User: string; Image: string };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] | null; SecurityOpt: string[] | null };
}

/** Root of its image owns Caddy's volume; without capabilities it is root in name only. */
const isRootInName = (name: string) => /-caddy-\d+$/.test(name);

/** Each container is read-only, without capabilities or ways to gain any, and not root. */
export async function expectHardened(stack: Stack): Promise<string> {
  const ids = await stack.listContainers();
  const found = JSON.parse(await stack.docker("inspect", ...ids)) as Inspected[];
  for (const { Name, Config, HostConfig } of found) {
    assert.ok(HostConfig.ReadonlyRootfs, `${Name} is read-only`);
    assert.deepEqual(HostConfig.CapDrop, ["ALL"], `${Name} has no capabilities`);
    assert.ok(HostConfig.SecurityOpt?.includes("no-new-privileges:true"), `${Name} gains none`);
    if (!isRootInName(Name)) assert.match(Config.User, /^[1-9]/, `${Name} is not root`);
  }
  return `${found.length} containers`;
}

/** None of these values is in any of our images. */
export async function expectNoSecrets(stack: Stack, secrets: readonly string[]): Promise<void> {
  const ids = await stack.listContainers();
  const format = ["--format", "{{.Config.Image}}"];
  const images = (await stack.docker("inspect", ...format, ...ids)).trim().split("\n");
  const patterns = secrets.map((value) => `-e ${value}`).join(" ");
  for (const image of new Set(images.filter((name) => name.startsWith("cosmic-blueprint/")))) {
    const search = `docker image save ${image} | grep -qaF ${patterns} && echo found || echo none`;
    assert.equal((await stack.run("sh", ["-c", search])).trim(), "none", `secrets in ${image}`);
  }
}
