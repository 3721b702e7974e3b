import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from "node:crypto";
import type { Config } from "../../config/config.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys of their own, made from the session secret: neither opens what the other closes. */
const keyFor = (purpose: string, { secrets }: Pick<Config, "secrets">): Buffer =>
  Buffer.from(hkdfSync("sha256", secrets.session, "", `operators/${purpose}`, KEY_BYTES));

/** Second factors as the database keeps them: a copy of its tables signs nobody in. */
export interface SecretKeeping {
  /** AES-256-GCM, bound to its owner: put into another row it opens for nobody. */
  encrypt(secret: string, ownerId: string): string;
  /** Null when it was encrypted for somebody else, or under another session secret. */
  decrypt(encrypted: string, ownerId: string): string | null;
  /** The hash of a recovery code; case, spaces and dashes do not matter. */
  hashCode(code: string, ownerId: string): string;
}

export function createSecretKeeping(config: Pick<Config, "secrets">): SecretKeeping {
  const totpKey = keyFor("totp", config);
  const codeKey = keyFor("recovery-codes", config);
  return {
    encrypt(secret, ownerId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", totpKey, nonce).setAAD(Buffer.from(ownerId));
      const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    decrypt(encrypted, ownerId) {
      const bytes = Buffer.from(encrypted, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", totpKey, nonce, {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(ownerId))
          .setAuthTag(tag);
        const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
    hashCode: (code, ownerId) =>
      createHmac("sha256", codeKey)
        .update(`${ownerId}/${bareCode(code)}`)
        .digest("hex"),
  };
}

/** A code as it is compared, whichever way it was typed. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten codes such as "7KQX-M2PD-9RTA", about 59 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
