import { resolve } from "node:path";
import { readEnv } from "@cosmic/api/config/env";

/** Where the data is: on a server, or in the embedded database's directory. */
export type DatabaseLocation =
  | { engine: "server"; url: string }
  | { engine: "embedded"; directory: string };

export interface Surroundings {
  place: DatabaseLocation;
  isProduction: boolean;
  /** Where backups go that are given no place of their own. */
  folder: string;
  /** Backups are encrypted with it; null where none is set. */
  passphrase: string | null;
}

/**
 * The database that the product's own variables name: past a pooler, whose connections cannot carry a
 * dump. Nothing else of the configuration is needed. Throws ConfigError.
 */
export function readSurroundings(): Surroundings {
  const env = readEnv();
  const url = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  const data = resolve(env.DATA_DIR ?? ".local");
  return {
    place: url
      ? { engine: "server", url }
      : { engine: "embedded", directory: resolve(data, "database") },
    isProduction: env.NODE_ENV === "production",
    folder: resolve(data, "backups"),
    passphrase: process.env["BACKUP_PASSPHRASE"] || null,
  };
}
