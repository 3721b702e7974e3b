import { ensureInstalled, PlainFailure, runMain, runPinned } from "./workspace/install.mjs";

// `node scripts/run.mjs <script.ts> [arguments]`: a TypeScript script of this folder on the pinned Node.
await runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new PlainFailure("Name a script of the scripts folder.");
  await ensureInstalled();
  return await runPinned(script, args);
});
