import { addressVariableOf } from "../db/address-variable.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/**
 * PostgreSQL's codes for what it does not accept, have, allow or support. Their messages name roles,
 * databases and tables; those of other classes can quote what people typed.
 */
const REFUSALS = /^(?:0A|28|3D|3F|42|55)...$/;

/** Node's codes for a certificate that does not hold, and for a handshake that fails. */
const TLS_CODES =
  /^(?:ERR_(?:TLS|SSL)_\w+|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|EPROTO)$/;

/** The driver reports these without a code: a server without TLS, and an address without a password. */
const MESSAGES = /^(?:the server does not support SSL|there was an error .* SSL|SASL: )/i;

/**
 * One line about a server that cannot be used as its address says, with the variable that holds the
 * address and never its value; null for any other failure.
 */
export function findDatabaseReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const variable = addressVariableOf(error);
  if (isDatabaseUnavailable(error)) return `The database does not answer (${variable}).`;
  const code = "code" in error ? String(error.code) : "";
  const isRefusal = REFUSALS.test(code) || TLS_CODES.test(code) || MESSAGES.test(error.message);
  return isRefusal ? `The database refuses: ${error.message} (${variable}).` : null;
}
