import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";
import { requireFreePorts, standInPorts } from "./workspace/ports.mjs";

/** Pages name their own address, so a port chosen by hand is part of the build. */
function chosenAddresses({ PORT, ADMIN_PORT, PUBLIC_WEB_URL, PUBLIC_ADMIN_URL }) {
  return {
    ...(PORT && !PUBLIC_WEB_URL ? { PUBLIC_WEB_URL: `http://localhost:${PORT}` } : {}),
    ...(ADMIN_PORT && !PUBLIC_ADMIN_URL
      ? { PUBLIC_ADMIN_URL: `http://localhost:${ADMIN_PORT}` }
      : {}),
  };
}

// `npm start`: the whole product on this machine, with no key and no cloud.
await runMain(async () => {
  await requireFreePorts({ PORT: 3000, ADMIN_PORT: 3001, ...standInPorts(process.env) });
  await ensureInstalled();
  await ensureBuilt(chosenAddresses(process.env));
  // A person at a terminal wants to see failures, not every warning.
  const LOG_LEVEL = process.env.LOG_LEVEL ?? "error";
  return await runPinned("tools/cli/src/serve-local.ts", [], { LOG_LEVEL });
});
