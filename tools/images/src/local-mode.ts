import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { expectHardened } from "./hardening.ts";
import { findsReport, type LocalSites, type Traveler, takeJourney } from "./journey.ts";
import { startLoad } from "./load.ts";
import { findSmoke } from "./smoke.ts";
import type { Stack } from "./stack.ts";
import type { Steps } from "./steps.ts";
import { printTable, readMemory, watchStarts } from "./table.ts";

const SERVICES = ["postgres", "pgbouncer", "api", "web", "admin", "mailpit", "stand-ins"];
const UP = ["up", "--detach", "--wait"];

/** Ends a container's first process as a crash does: the engine starts it again, unlike after `docker kill`. */
async function crash(stack: Stack, id: string, tag: string): Promise<void> {
  const pid = (await stack.docker("inspect", "--format", "{{.State.Pid}}", id)).trim();
  const asRoot = ["--user", "0:0", "--cap-drop", "ALL", "--cap-add", "KILL", "--network", "none"];
  const image = `cosmic-blueprint/pgbouncer:${tag}`;
  const shell = ["--entrypoint", "sh", image, "-c", `kill -9 ${pid}`];
  await stack.docker("run", "--rm", "--pid", "host", ...asRoot, ...shell);
  const countRestarts = () => stack.docker("inspect", "--format", "{{.RestartCount}}", id);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (Number(await countRestarts()) > 0) return;
    await pause(250);
  }
  throw new Error("The engine does not start it again.");
}

async function tryScaling(stack: Stack, sites: LocalSites, tag: string): Promise<string> {
  const three = { API_PROCESSES: "3" };
  await stack.run("docker", ["compose", ...UP], three);
  const containers = await stack.listContainers("api");
  assert.equal(containers.length, 3, "three processes run");
  const load = await startLoad(sites.web, "scale");
  await crash(stack, containers[0] ?? "", tag);
  await stack.run("docker", ["compose", ...UP], three);
  const { asked, pages, calls, failures } = await load.stop();
  // What changes something is not repeated when the process that has it is killed.
  const isFine = pages === 0 && calls <= 3 && !failures.includes("GET");
  assert.ok(isFine, `one of three is killed: ${failures}`);
  await stack.compose(...UP);
  assert.equal((await stack.listContainers("api")).length, 1, "one process is left");
  return `${asked} requests, ${calls} failed while one of three was killed; then one is left`;
}

/** Settings of the API and of the sites, which without Caddy hold ports of this machine. */
async function trySettings(stack: Stack, sites: LocalSites, traveler: Traveler): Promise<void> {
  const before = await stack.listContainers("web", "admin", "api");
  const changed = { LOG_LEVEL: "debug", BIND_ADDRESS: "127.0.0.2" };
  await stack.rollOut(changed, "--no-build");
  const after = await stack.listContainers("web", "admin", "api");
  assert.equal(after.length, before.length, "one of each runs");
  assert.ok(!after.some((id) => before.includes(id)), "each is replaced");
  const web = sites.web.replace("localhost", changed.BIND_ADDRESS);
  assert.ok(await findsReport(web, traveler), "the report is there");
  await stack.rollOut({}, "--no-build");
}

/** The nightly lines of docs/deploying.md print nothing that cron would mail. */
async function expectQuietBackup(stack: Stack): Promise<void> {
  const line = "docker compose --progress quiet --profile tools run --rm --no-TTY";
  for (const command of [`${line} backup >/dev/null`, `${line} backup tombstones`]) {
    assert.equal(await stack.run("sh", ["-c", command]), "", command);
  }
}

async function tryBackup(stack: Stack, sites: LocalSites, traveler: Traveler): Promise<string> {
  await expectQuietBackup(stack);
  const file = readdirSync(join(stack.folder, "backups")).find((name) => name.endsWith(".dump"));
  assert.ok(file, "a backup is written");
  await stack.compose("down", "--volumes");
  const printed = await stack.compose(
    "--profile",
    "tools",
    "run",
    "--rm",
    "--no-TTY",
    "restore",
    file,
  );
  assert.doesNotMatch(printed, /warning/i);
  await stack.compose(...UP);
  assert.ok(await findsReport(sites.web, traveler), "the restored account has its report");
  return file;
}

async function expectNoEmptyPassword(stack: Stack): Promise<void> {
  const args = [
    "compose",
    "--project-name",
    "cosmic-try-empty",
    "run",
    "--rm",
    "--no-deps",
    "--no-TTY",
    "postgres",
  ];
  const started = stack.run("docker", args, { POSTGRES_PASSWORD: "" });
  await assert.rejects(started, /POSTGRES_PASSWORD/, "PostgreSQL refuses an empty password");
  await stack.compose("--project-name", "cosmic-try-empty", "down", "--volumes");
}

/** docker-compose.yml without a .env, from the first build to a restore. */
export async function tryLocalMode(stack: Stack, env: Record<string, string>, steps: Steps) {
  const tag = env["IMAGE_TAG"] ?? "";
  const sites = {
    web: `http://localhost:${env["PORT"]}`,
    admin: `http://localhost:${env["ADMIN_PORT"]}`,
    mailbox: `http://localhost:${env["MAIL_PORT"]}`,
  };
  await steps.run("every profile is a valid configuration", () =>
    stack.compose("--profile", "*", "config", "--quiet"),
  );
  await steps.run("every image is built", () => stack.compose("build"));
  const starts = watchStarts(env);
  await steps.run("docker compose up", () => stack.compose(...UP));
  const idle = await readMemory(stack);
  const printed = await stack.compose("logs", "--no-log-prefix", "migrate");
  const traveler = await steps.run("a whole journey", () => takeJourney(sites, printed));
  await steps.run("what must and must not be there", async () => {
    assert.deepEqual(await findSmoke(sites.web, sites.admin), []);
  });
  await steps.run("nothing runs as root or may write", () => expectHardened(stack));
  await steps.run("memory under load", async () => {
    const load = await startLoad(sites.web, "memory");
    const loaded = await readMemory(stack);
    const { asked, failures } = await load.stop();
    assert.equal(failures, "");
    starts.stop();
    await printTable(stack, { seconds: starts.seconds, idle, loaded });
    return `${asked} requests`;
  });
  for (const service of SERVICES) {
    await steps.run(`${service} restarts, and is killed`, async () => {
      await stack.compose("restart", service);
      await stack.compose(...UP);
      const [id = ""] = await stack.listContainers(service);
      await crash(stack, id, tag);
      await stack.compose(...UP);
      await waitForAddress(`${sites.web}/readyz`, 60);
      assert.ok(await findsReport(sites.web, traveler), "the report is there");
    });
  }
  await steps.run("three processes, and back to one", () => tryScaling(stack, sites, tag));
  await steps.run("other settings, and back", () => trySettings(stack, sites, traveler));
  await steps.run("a backup, restored into an empty volume", () =>
    tryBackup(stack, sites, traveler),
  );
  await steps.run("down, and up again with the data there", async () => {
    await stack.compose("down");
    await stack.compose(...UP);
    assert.ok(await findsReport(sites.web, traveler), "the report is there");
  });
  await steps.run("an empty POSTGRES_PASSWORD is refused", () => expectNoEmptyPassword(stack));
  await stack.compose("down", "--volumes");
}
