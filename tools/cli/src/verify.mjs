import { ensureInstalled, runMain, runPinned } from "./workspace/install.mjs";

// `npm run verify`: format, lint, arrows, types, pure tests and doc links; no database, no browser.
await runMain(async () => {
  await ensureInstalled();
  return await runPinned("tools/checks/src/suites/verify.ts");
});
