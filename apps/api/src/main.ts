import { setTimeout as pause } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/config-error.ts";
import { CannotOpenDatabaseError } from "./db/cannot-open-database-error.ts";
import { closeDeps, openDeps } from "./deps.ts";
import { listenForMetrics } from "./http/metrics-listener.ts";
import { loggedError } from "./logged-error.ts";
import { migrateOnce, prepareDatabase } from "./start.ts";
import { stopWithGrace } from "./stop.ts";

/** How long the step before a start waits for a database that does not answer. */
const MIGRATION_PATIENCE = 60_000;

/**
 * Milliseconds for the database to be found ready. Until then nobody listens, and a proxy turns to another
 * replica; afterwards health checks see a process that waits for its database.
 */
const HEAD_START = 3_000;

async function serve(config: Config): Promise<void> {
  const deps = await openDeps(config);
  let isOpen = false;
  let isStopping = false;
  const app = await buildApp(deps, () => isOpen);
  stopWithGrace(
    ({ signal, ...failure }) => {
      isStopping = true;
      if ("err" in failure) deps.logger.fatal({ err: failure.err }, "Stopping after a failure");
      else deps.logger.info({ signal }, "Stopping");
    },
    async () => {
      await app.close();
      await closeDeps(deps);
    },
  );
  const { host, port } = config.http;
  await listenForMetrics(config, deps.metrics);
  const prepared = prepareDatabase(deps, () => isStopping).then(
    () => {
      isOpen = !isStopping;
    },
    (error: unknown) => {
      // The stop took the database away from under what was being prepared.
      if (!isStopping) throw error;
    },
  );
  await Promise.race([prepared, pause(HEAD_START)]);
  if (isStopping) return;
  await app.listen({ host, port });
  await prepared;
  if (!isOpen) return;
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
