import { ConfigError } from "@cosmic/api/config/config-error";
import { CannotOpenDatabaseError } from "@cosmic/api/db/cannot-open-database-error";
import { findDatabaseReason } from "@cosmic/api/http/database-reason";
import { BackupRefusal } from "./refusal.ts";
import { ProgramFailure } from "./run-program.ts";

/** What went wrong, explained to the user of the command; null for an unexpected failure. */
export function explain(error: unknown): string | null {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof CannotOpenDatabaseError ||
    error instanceof BackupRefusal ||
    error instanceof ProgramFailure;
  if (isPlain) return error.message;
  const { code } = error as { code?: string };
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") {
    return "There is no room left for the backup; nothing of it was kept.";
  }
  if (code === "EACCES" || code === "EROFS" || code === "ENOTDIR" || code === "EEXIST") {
    return "The place for the backup cannot be written to.";
  }
  return findDatabaseReason(error);
}
