import { spawnSync } from "node:child_process";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { ROOT } from "@cosmic/tools-programs/root";
import { findHindrance } from "./docker-engine.ts";
import { findSmoke } from "./smoke.ts";

// Builds every image and runs docker-compose.yml in local mode until it answers: one process of the API,
// then three. Needs a Docker engine with the compose plugin; what is made is removed at the end.
const PROJECT = `cosmic-try-${process.pid}`;
const IMAGES = ["api", "web", "admin", "pgbouncer", "stand-ins"];

function compose(env: Record<string, string>, ...args: string[]): void {
  const command = ["compose", "--project-name", PROJECT, "--env-file", "/dev/null", ...args];
  console.log(`docker ${command.join(" ")}`);
  const { status } = spawnSync("docker", command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`docker compose ${args[0]} ended with code ${status}`);
}

async function expectNoSmoke(webUrl: string, adminUrl: string): Promise<void> {
  await waitForAddress(`${webUrl}/readyz`, 180);
  await waitForAddress(`${adminUrl}/readyz`, 60);
  const problems = await findSmoke(webUrl, adminUrl);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

async function tryImages(): Promise<void> {
  const names = ["PORT", "ADMIN_PORT", "MAIL_PORT", "SMTP_PORT", "GOOGLE_PORT", "STRIPE_PORT"];
  const ports = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const));
  const env = {
    ...Object.fromEntries(ports.map(([name, port]) => [name, String(port)])),
    IMAGE_TAG: PROJECT,
  };
  const [webUrl, adminUrl] = ports.slice(0, 2).map(([, port]) => `http://localhost:${port}`);
  try {
    compose(env, "--profile", "*", "config", "--quiet");
    compose(env, "build");
    compose(env, "up", "--detach");
    await expectNoSmoke(webUrl ?? "", adminUrl ?? "");
    compose(env, "--profile", "scale", "up", "--detach");
    await expectNoSmoke(webUrl ?? "", adminUrl ?? "");
    compose(env, "--profile", "tools", "run", "--rm", "backup");
    console.log(
      "The images were built, and the product answers with one and with three processes.",
    );
  } catch (error) {
    compose(env, "--profile", "*", "logs", "--tail", "100");
    throw error;
  } finally {
    compose(env, "--profile", "*", "down", "--volumes", "--timeout", "40");
    const made = IMAGES.map((name) => `cosmic-blueprint/${name}:${PROJECT}`);
    spawnSync("docker", ["image", "rm", "--force", ...made], { stdio: "ignore" });
  }
}

const hindrance = findHindrance();
if (hindrance === null) await tryImages();
else {
  console.log(`NOT RUN: no image was built, because ${hindrance}. In CI this is a failure.`);
  process.exitCode = process.env["CI"] === "true" ? 1 : 0;
}
