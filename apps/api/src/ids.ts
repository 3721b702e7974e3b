import { randomBytes, randomUUID } from "node:crypto";

/** Names for new rows. */
export interface Ids {
  uuid(): string;
  /** 128 random bits as 22 URL-safe characters: ids of other rows cannot be guessed. */
  slug(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  slug: () => randomBytes(16).toString("base64url"),
};
