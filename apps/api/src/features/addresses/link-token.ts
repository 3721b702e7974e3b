import { createHash, randomBytes } from "node:crypto";

/** Rows hold a hash of the token: a copy of the table confirms nothing. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The secret part of a mailed link, 256 random bits. */
export const createToken = () => randomBytes(32).toString("base64url");
