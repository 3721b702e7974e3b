import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/config-error.ts";
import { CannotOpenDatabaseError } from "./db/cannot-open-database-error.ts";
import { closeDeps, openDeps } from "./deps.ts";
import { listenForMetrics } from "./http/metrics-listener.ts";
import { loggedError } from "./logged-error.ts";
import { prepareDatabase } from "./start.ts";
import { stopWithGrace } from "./stop.ts";

/** Listens at once, so that health checks see a process that waits for its database. */
async function run(config: Config): Promise<void> {
  const deps = await openDeps(config);
  let isOpen = false;
  let isStopping = false;
  const app = await buildApp(deps, () => isOpen);
  stopWithGrace(
    ({ signal, ...failure }) => {
      isStopping = true;
      if ("err" in failure)
        deps.logger.fatal({ err: loggedError(failure.err) }, "Stopping after a failure");
      else deps.logger.info({ signal }, "Stopping");
    },
    async () => {
      await app.close();
      await closeDeps(deps);
    },
  );
  const { host, port } = config.http;
  await listenForMetrics(config, deps.metrics);
  await app.listen({ host, port });
  try {
    await prepareDatabase(deps, () => isStopping);
  } catch (error) {
    // The stop took the database away from under what was being prepared.
    if (!isStopping) throw error;
  }
  if (isStopping) return;
  isOpen = true;
  deps.logger.info({ host, port }, "Ready");
}

try {
  await run(readConfig());
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof CannotOpenDatabaseError;
  const reason = isPlain ? error.message : JSON.stringify(loggedError(error));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
