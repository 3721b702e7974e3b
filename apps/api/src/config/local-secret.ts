import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";

/**
 * The secret that signs cookies on a machine where none is configured: made once, kept in the data
 * directory and readable by its owner only, so that people stay signed in across restarts.
 * Throws ConfigError when the directory cannot be written.
 */
export function loadSessionSecret(dataDirectory: string): string {
  const file = join(dataDirectory, "session-secret");
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    // "wx" keeps two simultaneous starts from writing two secrets: the later one reads.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new ConfigError([`DATA_DIR cannot be written: ${dataDirectory}`]);
    }
  }
  return readFileSync(file, "utf8");
}
