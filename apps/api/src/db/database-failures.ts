import type { DatabaseFailure } from "../metrics/label-values.ts";

/** The SQLSTATE or the operating system's code of an error, whichever engine threw it. */
function findCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/**
 * Why a statement failed, in one word for those who watch over the product. Without a code of
 * PostgreSQL it is the connection that failed.
 */
export function failureKind(error: unknown): DatabaseFailure {
  const code = findCode(error);
  if (isTransactionConflict(error)) return "conflict";
  if (isDiskFull(error)) return "disk_full";
  if (code === "57014" || code === "55P03" || code === "25P03") return "timeout";
  if (isSilence(error)) return "timeout";
  if (code?.startsWith("23")) return "constraint";
  if (code === null || !/^[0-9A-Z]{5}$/.test(code)) return "unavailable";
  return /^(?:08|53|57P|58)/.test(code) ? "unavailable" : "other";
}

/** The server has said nothing within a statement's time. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** There is no room left where the database keeps its data. */
export function isDiskFull(error: unknown): boolean {
  if (findCode(error) === "53100" || findCode(error) === "ENOSPC") return true;
  return error instanceof Error && /no space left on device/i.test(error.message);
}

/** A row that would break a unique constraint; of the named one, when a name is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (findCode(error) !== "23505") return false;
  return constraint === undefined || (error as { constraint?: unknown }).constraint === constraint;
}

/** A row that refers to one that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return findCode(error) === "23503";
}

/** A row that refers to an operator who was just removed. */
export function isOperatorGone(error: unknown): boolean {
  if (!isForeignKeyViolation(error)) return false;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === "string" && /_(?:operator_id|by)_fkey$/.test(constraint);
}

/** Two transactions in each other's way: the same work can succeed when done again. */
export function isTransactionConflict(error: unknown): boolean {
  const code = findCode(error);
  return code === "40001" || code === "40P01";
}
