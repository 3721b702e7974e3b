import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";
import { requireFreePorts } from "./workspace/ports.mjs";

// `npm start`: the whole product on this machine, with no key and no cloud.
await runMain(async () => {
  await requireFreePorts({ PORT: 3000, ADMIN_PORT: 3001 });
  await ensureInstalled();
  await ensureBuilt();
  return await runPinned("serve-local.ts");
});
