import { setTimeout as pause } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { describeFailure } from "./commands/failure.ts";
import { chooseOperators } from "./commands/operators.ts";
import { reconcileOnce } from "./commands/reconcile.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/config-error.ts";
import { closeDeps, openDeps } from "./deps.ts";
import { listening } from "./http/listen-address.ts";
import { listenForMetrics } from "./http/metrics-listener.ts";
import { migrateOnce, prepareDatabase } from "./start.ts";
import { stopWithGrace } from "./stop.ts";

/** How long the step before a start waits for a database that does not answer. */
const MIGRATION_PATIENCE = 60_000;

/**
 * Milliseconds for the database to be found ready. Until then the port is closed, and a proxy turns to another
 * replica; afterwards health checks see a process that waits for its database.
 */
const HEAD_START = 3_000;

const print = (text: string) => void process.stdout.write(`${text}\n`);

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
  await listening(app.listen({ host, port }), { host: "HOST", port: "API_PORT" });
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
    print(lines.join("\n"));
  } finally {
    await closeDeps(deps);
  }
}

type Command = (config: Config) => Promise<void>;

async function reconcile(config: Config): Promise<void> {
  const { text, isComplete } = await reconcileOnce(config);
  print(text);
  if (!isComplete) process.exitCode = 1;
}

function operators(args: readonly string[]): Command {
  const run = chooseOperators(args, "node main.js operators");
  return async (config) => print(await run(config));
}

const alone =
  (command: Command) =>
  (args: readonly string[]): Command | null =>
    args.length === 0 ? command : null;

/** What the first argument may be, each with what it makes of the others; without one it serves. */
const COMMANDS: Record<string, (args: readonly string[]) => Command | null> = {
  serve: alone(serve),
  migrate: alone(migrate),
  operators,
  reconcile: alone(reconcile),
};

/** @throws ConfigError or PlainRefusal for anything but one command with its arguments, or none */
function chooseCommand([name = "serve", ...args]: readonly string[]): Command {
  const choose = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const command = choose?.(args);
  if (command) return command;
  const names = Object.keys(COMMANDS).join(", ");
  throw new ConfigError([
    `Unknown arguments: give none, or one of ${names}; only operators takes more.`,
  ]);
}

try {
  const command = chooseCommand(process.argv.slice(2));
  await command(readConfig());
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}
