import { getAddressVariable } from "../db/address-variable.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/**
 * PostgreSQL's codes for what it does not accept, have, allow or support. Their messages name roles,
 * databases and tables; those of other classes can quote what people typed.
 */
const REFUSALS = /^(?:0A|28|3D|3F|42|55)...$/;

/** Node's codes for a certificate that does not hold, and for a handshake that fails. */
const TLS_CODES =
  /^(?:ERR_(?:TLS|SSL)_\w+|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|EPROTO)$/;

/**
 * Refusals without a code of their own: the driver's, about a server without TLS, and PgBouncer's, which
 * gives all it says the code of a broken connection.
 */
const MESSAGES =
  /^(?:the server does not support SSL|there was an error .* SSL|password authentication failed|no such (?:user|database)\b)/i;

/** The driver's message for a server that requires a password when the address has none. */
const NO_PASSWORD = /client password must be a string/;

/**
 * One line about a server that cannot be used as its address says, with the variable that holds the
 * address and never its value; null for any other failure.
 */
export function findDatabaseReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const variable = getAddressVariable(error);
  if (NO_PASSWORD.test(error.message)) return `The database asks for a password (${variable}).`;
  const code = "code" in error ? String(error.code) : "";
  if (MESSAGES.test(error.message)) return `The database refuses: ${error.message} (${variable}).`;
  if (isDatabaseUnavailable(error)) return `The database does not answer (${variable}).`;
  const isRefusal = REFUSALS.test(code) || TLS_CODES.test(code);
  return isRefusal ? `The database refuses: ${error.message} (${variable}).` : null;
}
