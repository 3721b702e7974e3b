import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";

// `npm test`: every check from a fresh clone, or only the named parts: `npm test -- web`. Ends with one line: N passed, N failed.
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return await runPinned("tools/checks/src/suites/test.ts", process.argv.slice(2));
});
