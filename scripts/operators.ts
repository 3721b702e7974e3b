import { parseArgs } from "node:util";
import { readConfig } from "../apps/api/src/config/config.ts";
import { ConfigError } from "../apps/api/src/config/config-error.ts";
import { CannotOpenDatabaseError } from "../apps/api/src/db/cannot-open-database-error.ts";
import { isSchemaCurrent } from "../apps/api/src/db/migrate.ts";
import { closeDeps, type Deps, openDeps } from "../apps/api/src/deps.ts";
import { AppError } from "../apps/api/src/errors.ts";
import { createPasswordHasher } from "../apps/api/src/features/auth/index.ts";
import {
  addOperator,
  listOperators,
  removeOperator,
  resetOperator,
} from "../apps/api/src/features/operators/index.ts";
import { createRateLimiter } from "../apps/api/src/http/rate-limit.ts";
import { findDatabaseReason } from "./local/database-reason.ts";

const USAGE = `npm run operators -- list
npm run operators -- add <email>       makes an operator, and tells the password once
npm run operators -- reset <email>     new password, no second factor, all sessions ended
npm run operators -- remove <email>    anyone but the last one`;

/** What is wrong, in one line for whoever typed the command. */
class PlainRefusal extends Error {}

type OperatorDeps = Parameters<typeof addOperator>[0];

async function list(deps: OperatorDeps): Promise<string> {
  const operators = await listOperators(deps);
  return operators
    .map(({ email, createdAt, hasSecondFactor }) => {
      const factor = hasSecondFactor ? "second factor" : "password only";
      return `${email}  since ${createdAt.toISOString().slice(0, 10)}  ${factor}`;
    })
    .join("\n");
}

const told = (email: string, password: string) =>
  `${email}\n${password}\nThis password is shown once and kept nowhere.`;

const COMMANDS: Record<string, (deps: OperatorDeps, email: string) => Promise<string>> = {
  list,
  add: async (deps, email) => told(email, await addOperator(deps, email)),
  reset: async (deps, email) => told(email, await resetOperator(deps, email)),
  remove: async (deps, email) => {
    await removeOperator(deps, email);
    return `${email} is no operator any more.`;
  },
};

function requireCommand(): { run: (deps: OperatorDeps) => Promise<string> } {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = "", email = "", ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isComplete = (email === "") === (name === "list") && rest.length === 0;
  if (!command || !isComplete) throw new PlainRefusal(USAGE);
  return { run: (deps) => command(deps, email) };
}

async function operatorDepsOf(deps: Deps): Promise<OperatorDeps> {
  if (!(await isSchemaCurrent(deps.db))) {
    throw new PlainRefusal(
      "The database is not prepared for this version. Start the product once.",
    );
  }
  const { db, config } = deps;
  const passwords = await createPasswordHasher(config.passwords);
  return { ...deps, passwords, limiter: createRateLimiter(db, config) };
}

function findPlainReason(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof CannotOpenDatabaseError) {
    return error.message;
  }
  if (error instanceof PlainRefusal || error instanceof AppError) return error.message;
  return findDatabaseReason(error);
}

try {
  const { run } = requireCommand();
  const deps = await openDeps(readConfig());
  try {
    console.log(await run(await operatorDepsOf(deps)));
  } finally {
    await closeDeps(deps);
  }
} catch (error) {
  console.error(findPlainReason(error) ?? error);
  process.exitCode = 1;
}
