import { ConfigError } from "../config/config-error.ts";
import { CannotOpenDatabaseError } from "../db/cannot-open-database-error.ts";
import { AppError } from "../errors.ts";
import { findDatabaseReason } from "../http/database-reason.ts";
import { loggedError } from "../logged-error.ts";

/** What is wrong, in one line for the operator who ran the command. */
export class PlainRefusal extends Error {}

const PLAIN = [ConfigError, CannotOpenDatabaseError, PlainRefusal, AppError];

/** The text printed when a command fails: a plain line, else what the log would keep. */
export function describeFailure(error: unknown): string {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  if (isPlain) return (error as Error).message;
  return findDatabaseReason(error) ?? JSON.stringify(loggedError(error));
}
