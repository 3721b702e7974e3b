import { ensureBuilt } from "./workspace/build.mjs";
import { ensureInstalled, runMain } from "./workspace/install.mjs";

// `npm run build`: every deployable, into its own dist folder.
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
