import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEmail } from "@cosmic/domain";
import { ConfigError } from "../../config/config-error.ts";
import type { Deps } from "../../deps.ts";
import { createPasswordHasher } from "../auth/index.ts";
import { newOperatorPassword } from "./operator-accounts.service.ts";
import { insertOperator } from "./operator-accounts.store.ts";
import { findFirstOperatorEmail } from "./operators.store.ts";

const LOCAL_EMAIL = "operator@cosmic-blueprint.local";

export interface FirstOperator {
  email: string;
  /** Set only when this call made the password up. */
  generatedPassword: string | null;
}

/** Where a made-up password is kept, readable by the owner of the data only. */
export const operatorPasswordFile = (dataDirectory: string) =>
  join(dataDirectory, "operator-password");

/** Kept before the operator exists: a crash in between must not leave a password nobody knows. */
function keepPassword(dataDirectory: string, password: string): void {
  const file = operatorPasswordFile(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
}

/**
 * Makes sure there is an operator. The first comes from the configuration; where it names no
 * password, which production does not allow, one is made up and kept in the data directory.
 * @throws ConfigError when ADMIN_EMAIL is not an address
 */
export async function ensureFirstOperator(
  deps: Pick<Deps, "config" | "db" | "clock" | "ids">,
): Promise<FirstOperator> {
  const { config, db, clock, ids } = deps;
  const existing = await findFirstOperatorEmail(db);
  if (existing !== null) return { email: existing, generatedPassword: null };

  const email = parseEmail(config.operator.email ?? LOCAL_EMAIL);
  if (email === null) throw new ConfigError(["ADMIN_EMAIL must be an e-mail address"]);
  const configured = config.secrets.operatorPassword;
  const password = configured ?? newOperatorPassword();
  if (configured === null) keepPassword(config.dataDirectory, password);
  const passwords = await createPasswordHasher(config.passwords);
  const passwordHash = await passwords.hash(password);
  await insertOperator(db, { id: ids.uuid(), email, passwordHash, createdAt: clock.now() });
  return { email, generatedPassword: configured === null ? password : null };
}
