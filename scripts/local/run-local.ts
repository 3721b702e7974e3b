import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** A port that was free a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until an address answers 200; throws after the given number of seconds. */
export async function waitForAddress(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}

/** Lets each stand-in take any free port, so that copies of the product do not meet. */
export const ANY_PORTS = { SMTP_PORT: "0", MAIL_PORT: "0", GOOGLE_PORT: "0", STRIPE_PORT: "0" };

/** The built product on free ports with data of its own; `stop` ends it and removes the data. */
export async function runLocal(env: Record<string, string> = {}) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "cosmic-local-"));
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, [join(ROOT, "scripts", "serve-local.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: "",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: dataDirectory,
      ...ANY_PORTS,
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  const webUrl = `http://localhost:${port}`;
  try {
    await waitForAddress(`${webUrl}/readyz`, 60);
  } catch (error) {
    await stop();
    throw error;
  }
  return { webUrl, adminUrl: `http://localhost:${adminPort}`, stop };
}
