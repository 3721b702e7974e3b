import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/config-error.ts";
import { CannotOpenDatabaseError } from "./db/cannot-open-database-error.ts";
import { closeDeps, openDeps } from "./deps.ts";
import { loggedError } from "./logged-error.ts";
import { migrateOnce, prepareDatabase } from "./start.ts";

/** Running requests get this long to end after a stop was asked for. */
const GRACE = 30_000;
/** How long the step before a start waits for a database that does not answer. */
const MIGRATION_PATIENCE = 60_000;

/** Listens at once, so that health checks see a process that waits for its database. */
async function serve(config: Config): Promise<void> {
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

/** Brings the database up to date and ends; no job runs and nothing listens. */
async function migrate(config: Config): Promise<void> {
  const deps = await openDeps(config);
  const giveUpAt = performance.now() + MIGRATION_PATIENCE;
  try {
    const lines = await migrateOnce(deps, () => performance.now() > giveUpAt);
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await closeDeps(deps);
  }
}

/** What the first argument may be; without one it serves. */
const COMMANDS: Record<string, (config: Config) => Promise<void>> = { serve, migrate };

/** @throws ConfigError for anything but one command, or none */
function chooseCommand([name = "serve", ...rest]: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && rest.length === 0) return command;
  throw new ConfigError([
    `Unknown arguments: give none, or one of ${Object.keys(COMMANDS).join(", ")}.`,
  ]);
}

try {
  const command = chooseCommand(process.argv.slice(2));
  await command(readConfig());
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof CannotOpenDatabaseError;
  const reason = isPlain ? error.message : JSON.stringify(loggedError(error));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
