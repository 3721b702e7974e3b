import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, made from the session secret: none opens what another one closes. */
export const keyFor = (purpose: string, { secrets }: Pick<Config, "secrets">): Buffer =>
  Buffer.from(hkdfSync("sha256", secrets.session, "", purpose, KEY_BYTES));

/** Secrets as the database keeps them where a hash will not do: a copy of its tables reveals none. */
export interface Sealing {
  /** AES-256-GCM, bound to its owner: moved to another row it cannot be opened. */
  seal: (text: string, owner: string) => string;
  /** Null when it was sealed for another owner, or under another session secret. */
  open: (sealed: string, owner: string) => string | null;
}

export function createSealing(config: Pick<Config, "secrets">, purpose: string): Sealing {
  const key = keyFor(purpose, config);
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        const closed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(closed), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
