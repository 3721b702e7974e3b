import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, PlainFailure, runMain, runPinned } from "./workspace/install.mjs";

// `node tools/cli/src/run.mjs [--build] <script.ts> [arguments]`: a TypeScript file of the repository on the
// pinned Node, after a build where it works on what is built.
await runMain(async () => {
  const given = process.argv.slice(2);
  const needsBuild = given[0] === "--build";
  const [script, ...args] = needsBuild ? given.slice(1) : given;
  if (!script) throw new PlainFailure("Name a script, as a path from the root of the repository.");
  await ensureInstalled();
  if (needsBuild) await ensureBuilt();
  return await runPinned(script, args);
});
