import { isDatabaseUnavailable } from "../../apps/api/src/http/database-unavailable.ts";

/** PostgreSQL's codes for a name or password it does not accept and for a database it does not have. */
const REFUSALS = /^(?:28...|3D000)$/;

/** One line about a server that cannot be used as DATABASE_URL names it; null for any other failure. */
export function findDatabaseReason(error: unknown): string | null {
  if (isDatabaseUnavailable(error)) return "The database does not answer (DATABASE_URL).";
  if (!(error instanceof Error && "code" in error)) return null;
  return REFUSALS.test(String(error.code))
    ? `The database refuses: ${error.message} (DATABASE_URL).`
    : null;
}
