import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ANY_PORTS, findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { ROOT } from "@cosmic/tools-programs/root";

/** The built product on free ports with data of its own; `stop` ends it and removes the data. */
export async function runLocal(env: Record<string, string> = {}) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "cosmic-local-"));
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, [join(ROOT, "tools/cli/src/serve-local.ts")], {
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
    await waitForAddress(`${webUrl}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { webUrl, adminUrl: `http://localhost:${adminPort}`, stop };
}
