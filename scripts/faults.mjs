import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";

// `npm run faults -- --only F4,F27`: one thing after the other goes wrong in what runs in production.
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return await runPinned("faults.ts", process.argv.slice(2));
});
