import type { Config } from "../config/config.ts";
import { closeDeps, type Deps, openDeps } from "../deps.ts";
import {
  addOperator,
  listOperators,
  removeOperator,
  resetOperator,
  resetSecondFactor,
} from "../features/operators/index.ts";
import { createPasswordHasher } from "../features/passwords/index.ts";
import { createRateLimiter } from "../http/rate-limit.ts";
import { requireCurrentSchema } from "./current-schema.ts";
import { PlainRefusal } from "./failure.ts";

const USAGE: readonly (readonly [args: string, words: string])[] = [
  ["list", ""],
  ["add <email>", "creates an operator and prints the password once"],
  ["reset <email>", "new password, all sessions ended; a second factor stays on"],
  ["reset-factor <email>", "takes the second factor off, all sessions ended"],
  ["remove <email>", "any operator but the last one"],
];

const formatUsage = (call: string) =>
  USAGE.map(([args, words]) => `${call} ${args.padEnd(22)}${words}`.trimEnd()).join("\n");

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

const toPasswordText = (email: string, password: string) =>
  `${email}\n${password}\nThis password is shown once and kept nowhere.`;

const COMMANDS: Record<string, (deps: OperatorDeps, email: string) => Promise<string>> = {
  list,
  add: async (deps, email) => toPasswordText(email, await addOperator(deps, email)),
  reset: async (deps, email) => {
    const { password, hasSecondFactor } = await resetOperator(deps, email);
    const text = toPasswordText(email, password);
    return hasSecondFactor
      ? `${text}\nTwo-step sign-in stays on. Without the app and the recovery codes: reset-factor ${email}`
      : text;
  },
  "reset-factor": async (deps, email) => {
    await resetSecondFactor(deps, email);
    return `Two-step sign-in of ${email} is off. All sessions are ended, the password stays.`;
  },
  remove: async (deps, email) => {
    await removeOperator(deps, email);
    return `${email} is no operator any more.`;
  },
};

async function createOperatorDeps(deps: Deps): Promise<OperatorDeps> {
  await requireCurrentSchema(deps);
  const { db, config } = deps;
  const passwords = await createPasswordHasher(config.passwords);
  return { ...deps, passwords, limiter: createRateLimiter(db, config) };
}

/**
 * What `operators …` asks for, to be done with a configuration; it resolves with the lines to print.
 * @param call how the command is called, for the usage
 * @throws PlainRefusal with the usage for anything it does not know
 */
export function chooseOperators(
  [name = "", email = "", ...rest]: readonly string[],
  call: string,
): (config: Config) => Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isComplete = (email === "") === (name === "list") && rest.length === 0;
  if (!command || !isComplete) throw new PlainRefusal(formatUsage(call));
  return async (config) => {
    const deps = await openDeps(config);
    try {
      return await command(await createOperatorDeps(deps), email);
    } finally {
      await closeDeps(deps);
    }
  };
}
