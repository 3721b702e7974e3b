import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";
import { requireFreePorts, standInPorts } from "./workspace/ports.mjs";

// `npm run production-shape -- --replicas 3`: what runs in production, on this machine.
await runMain(async () => {
  await requireFreePorts({ PORT: 3000, ADMIN_PORT: 3001, ...standInPorts(process.env) });
  await ensureInstalled();
  await ensureBuilt();
  return await runPinned("tools/resilience/src/production-shape.ts", process.argv.slice(2));
});
