import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEmail } from "@cosmic/domain";
import { ConfigError } from "../../config/config-error.ts";
import type { Deps } from "../../deps.ts";
import { createPasswordHasher } from "../passwords/index.ts";
import { newOperatorPassword } from "./operator-accounts.service.ts";
import { insertOperator } from "./operator-accounts.store.ts";
import {
  findFirstOperatorEmail,
  findOperatorByEmail,
  hasRemovedOperator,
} from "./operators.store.ts";

/** What a start says of a database where all operators were removed, as after the restore of a backup. */
export const NO_OPERATOR_LEFT =
  "No operator is left, and a removed one is not made again from ADMIN_EMAIL. Add one: npm run operators -- add <address>, in a container: node main.js operators add <address>";

const LOCAL_EMAIL = "operator@cosmic-blueprint.local";

export interface FirstOperator {
  email: string;
  /** Set only when this call made the password up. */
  generatedPassword: string | null;
  /** The file that keeps the generated password, while that password still signs in. */
  passwordFile: string | null;
}

/** Where a generated password is kept, readable by the owner of the data only. */
export const operatorPasswordFile = (dataDirectory: string) =>
  join(dataDirectory, "operator-password");

/** Kept before the operator exists: a crash in between must not leave an unknown password. */
function savePasswordFile(dataDirectory: string, password: string): void {
  const file = operatorPasswordFile(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
}

/** A kept password ends with a reset; the file may also belong to the operator of another database. */
async function findWorkingPasswordFile(
  { config, db }: Pick<Deps, "config" | "db">,
  email: string,
): Promise<string | null> {
  const file = operatorPasswordFile(config.dataDirectory);
  if (!existsSync(file)) return null;
  const operator = await findOperatorByEmail(db, email);
  const passwords = await createPasswordHasher(config.passwords);
  const kept = readFileSync(file, "utf8").trim();
  return (await passwords.verify(operator?.passwordHash ?? null, kept, null)) ? file : null;
}

/**
 * Makes sure there is an operator. The first comes from the configuration; where it names no
 * password, which production does not allow, one is generated and stored in the data directory.
 * The last operator cannot be removed, so where one was and none is left, a restore has replayed the removal:
 * the configuration's operator, with the password of that time, would be back.
 * @returns null where none is left of those that were
 * @throws ConfigError when ADMIN_EMAIL is not an address
 */
export async function ensureFirstOperator(
  deps: Pick<Deps, "config" | "db" | "clock" | "ids">,
): Promise<FirstOperator | null> {
  const { config, db, clock, ids } = deps;
  const existing = await findFirstOperatorEmail(db);
  if (existing !== null) {
    const passwordFile = await findWorkingPasswordFile(deps, existing);
    return { email: existing, generatedPassword: null, passwordFile };
  }

  if (await hasRemovedOperator(db)) return null;

  const email = parseEmail(config.operator.email ?? LOCAL_EMAIL);
  if (email === null) throw new ConfigError(["ADMIN_EMAIL must be an e-mail address"]);
  const configured = config.secrets.operatorPassword;
  const password = configured ?? newOperatorPassword();
  if (configured === null) savePasswordFile(config.dataDirectory, password);
  const passwords = await createPasswordHasher(config.passwords);
  const passwordHash = await passwords.hash(password, null);
  await insertOperator(db, { id: ids.uuid(), email, passwordHash, createdAt: clock.now() });
  return configured === null
    ? {
        email,
        generatedPassword: password,
        passwordFile: operatorPasswordFile(config.dataDirectory),
      }
    : { email, generatedPassword: null, passwordFile: null };
}
