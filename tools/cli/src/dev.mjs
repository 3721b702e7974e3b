import { ensureCities } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";
import { requireFreePorts, standInPorts } from "./workspace/ports.mjs";

// `npm run dev`: the same addresses as `npm start`, with hot reload.
await runMain(async () => {
  await requireFreePorts({
    PORT: 3000,
    ADMIN_PORT: 3001,
    API_PORT: 3002,
    ...standInPorts(process.env),
  });
  await ensureInstalled();
  await ensureCities();
  return await runPinned("tools/cli/src/serve-dev.ts");
});
