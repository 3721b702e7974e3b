import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/config-error.ts";
import { CannotOpenDatabaseError } from "./db/cannot-open-database-error.ts";
import { closeDeps, openDeps } from "./deps.ts";
import { loggedError } from "./logged-error.ts";
import { prepareDatabase } from "./start.ts";

/** Running requests get this long to end after a stop was asked for. */
const GRACE = 30_000;

/** Listens at once, so that health checks see a process that waits for its database. */
async function run(config: Config): Promise<void> {
  const deps = await openDeps(config);
  let isOpen = false;
  let isStopping = false;
  const app = await buildApp(deps, () => isOpen);
  closeWithGrace({ delay: GRACE, logger: false }, async ({ err, signal }) => {
    isStopping = true;
    if (err) deps.logger.fatal({ err: loggedError(err) }, "Stopping after a failure");
    else deps.logger.info({ signal }, "Stopping");
    await app.close();
    await closeDeps(deps);
  });
  const { host, port } = config.http;
  await app.listen({ host, port });
  await prepareDatabase(deps, () => isStopping);
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
