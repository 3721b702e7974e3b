import { createHmac, randomInt } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { createSealing, keyFor } from "../../config/sealed-text.ts";

/** Second factors as the database keeps them: a copy of its tables cannot be used to sign in. */
export interface SecretKeeping {
  encrypt(secret: string, ownerId: string): string;
  /** Null when it was encrypted for another operator, or under another session secret. */
  decrypt(encrypted: string, ownerId: string): string | null;
  /** The hash of a recovery code; case, spaces and dashes do not matter. */
  hashCode(code: string, ownerId: string): string;
}

export function createSecretKeeping(config: Pick<Config, "secrets">): SecretKeeping {
  const { seal, open } = createSealing(config, "operators/totp");
  const codeKey = keyFor("operators/recovery-codes", config);
  return {
    encrypt: seal,
    decrypt: open,
    hashCode: (code, ownerId) =>
      createHmac("sha256", codeKey)
        .update(`${ownerId}/${bareCode(code)}`)
        .digest("hex"),
  };
}

/** A code as it is compared, whichever way it was typed. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten codes such as "7KQX-M2PD-9RTA", about 59 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
